/** No option: what was typed is meant. */
export const NO_OPTION = -1

type List = { isOpen: boolean; active: number; count: number }

type Key = Pick<KeyboardEvent, 'key' | 'isComposing'>

export type KeyStep = {
  /** The option that is chosen after the key. */
  active: number
  /** Whether the list is opened or closed by it. */
  opens?: boolean
  /** The chosen option is followed. */
  follows?: boolean
  /** The key means nothing more to the browser. */
  isTaken?: boolean
}

/** The option after an arrow key; beyond both ends lies what was typed. */
function nextOption(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active === count - 1 ? NO_OPTION : active + 1
  return active === NO_OPTION ? count - 1 : active - 1
}

/** What a key does to the list of a combobox. */
export function readKey({ key, isComposing }: Key, { isOpen, active, count }: List): KeyStep {
  if (isComposing) return { active }
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return { active: isOpen ? nextOption(key, active, count) : active, opens: true, isTaken: true }
  // Once for the list; a second time for the browser, which empties the box.
  if (key === 'Escape' && isOpen) return { active: NO_OPTION, opens: false, isTaken: true }
  if (key === 'Enter' && isOpen && active !== NO_OPTION) return { active, follows: true, isTaken: true }
  return { active: NO_OPTION }
}
