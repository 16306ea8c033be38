export const LEVELS = ['BASIC', 'DEFAULT', 'FULL'] as const

export type Level = (typeof LEVELS)[number]

/** What was asked of one object: levels, and members by name with what was asked of each. */
export type Selection = { levels: Set<Level>; members: Map<string, Selection> }

export const emptySelection = (): Selection => ({ levels: new Set(), members: new Map() })

export const isLevel = (word: string): word is Level => LEVELS.some(level => level === word)

/** Adds all that `from` asks to `into`. */
export const mergeSelection = (into: Selection, from: Selection): void => {
  for (const level of from.levels) into.levels.add(level)
  for (const [name, selection] of from.members) {
    const known = into.members.get(name) ?? emptySelection()
    mergeSelection(known, selection)
    into.members.set(name, known)
  }
}
