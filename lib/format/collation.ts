/** Compares texts in the order of a language's alphabet, and numbers in them by value. */
export const comparerOf = (languageTag: string): ((a: string, b: string) => number) =>
  new Intl.Collator(languageTag, { numeric: true }).compare
