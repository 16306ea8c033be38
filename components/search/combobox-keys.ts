/** No option is active: the typed text counts. */
export const NO_OPTION = -1

type List = { isOpen: boolean; active: number; count: number }

type Key = Pick<KeyboardEvent, 'key' | 'isComposing'>

export type KeyStep = {
  /** The active option after the key. */
  active: number
  /** Whether the key opens or closes the list. */
  opens?: boolean
  /** Whether the active option's link is followed. */
  follows?: boolean
  /** Whether the key is handled, so that the browser's default is prevented. */
  isTaken?: boolean
}

/** The option after an arrow key; beyond both ends comes the typed text. */
function nextOption(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active === count - 1 ? NO_OPTION : active + 1
  return active === NO_OPTION ? count - 1 : active - 1
}

/** Effect of a key on the list of a combobox. */
export function readKey({ key, isComposing }: Key, { isOpen, active, count }: List): KeyStep {
  if (isComposing) return { active }
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return { active: isOpen ? nextOption(key, active, count) : active, opens: true, isTaken: true }
  // The first press closes the list; the second one is left to the browser, which empties the box.
  if (key === 'Escape' && isOpen) return { active: NO_OPTION, opens: false, isTaken: true }
  if (key === 'Enter' && isOpen && active !== NO_OPTION) return { active, follows: true, isTaken: true }
  return { active: NO_OPTION }
}
