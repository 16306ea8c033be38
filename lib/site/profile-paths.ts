import type { Locale } from './sites'

/** Handler of the profile form. */
export const profileFormActionPath = (locale: Locale): string => `/api/account/profile?locale=${locale}`
