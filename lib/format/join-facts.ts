/** Dot between facts of one line. Where the line breaks, the dot stays with the fact before it. */
export const FACT_SEPARATOR = '\u00a0· '

/** Joins short facts to one line, such as a number and a date; missing ones are left out. */
export const joinFacts = (facts: readonly (string | undefined | false)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR)
