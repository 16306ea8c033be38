/**
 * A comparison function with the alphabetical order of a language; numbers in texts are compared by value.
 */
export const comparerOf = (languageTag: string): ((a: string, b: string) => number) =>
  new Intl.Collator(languageTag, { numeric: true }).compare
