import { displayName } from './display-name'

/** The name of a country in the language of a page; its code if the name is unknown. */
export const countryName = (code: string, languageTag: string): string =>
  displayName(languageTag, 'region', code)
