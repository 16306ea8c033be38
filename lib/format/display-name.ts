import { memoizeFormat } from './memoized'

const displayNames = memoizeFormat(
  (tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options),
)

/** The name of a country, language or currency code in a language; the code itself if the name is unknown. */
export function displayName(languageTag: string, type: Intl.DisplayNamesType, code: string): string {
  try {
    return displayNames(languageTag, { type }).of(code) ?? code
  } catch {
    return code
  }
}
