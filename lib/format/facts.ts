/** Dot between facts of one line. Where the line breaks, the dot stays with the fact before it. */
export const FACT_SEPARATOR = '\u00a0· '

/** Short facts in one line, such as a number and a date. */
export const joinFacts = (facts: readonly (string | undefined | false)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR)
