import { accountPath } from './account-pages.ts'
import type { Locale } from './sites.ts'

/** The page with the preferences. */
export const preferencesPath = (locale: Locale): string => accountPath(locale, 'preferences')

/** Handler of the form of every section of the preferences. */
export const preferencesActionPath = (locale: Locale): string => `/api/preferences?locale=${locale}`
