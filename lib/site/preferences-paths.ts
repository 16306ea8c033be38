import type { Locale } from './sites.ts'

/** Handler of the form of every section of the preferences. */
export const preferencesActionPath = (locale: Locale): string => `/api/preferences?locale=${locale}`
