import { memoizeFormat } from './memoized'

const displayNames = memoizeFormat(
  (tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options),
)

/**
 * The name of what a code stands for (a country, a language, a currency) in a language; the code where nobody
 * knows one.
 */
export function displayName(languageTag: string, type: Intl.DisplayNamesType, code: string): string {
  try {
    return displayNames(languageTag, { type }).of(code) ?? code
  } catch {
    return code
  }
}
