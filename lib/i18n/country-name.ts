/** The name of a country in the language of a page; its code where nobody knows one. */
export function countryName(code: string, languageTag: string): string {
  try {
    return new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
