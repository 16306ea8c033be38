import { accountPath } from './account-pages.ts'
import type { Locale } from './sites.ts'

/** The page with the profile and the password. */
export const profilePath = (locale: Locale): string => accountPath(locale, 'profile')

/** Handler of the profile form. */
export const profileFormActionPath = (locale: Locale): string => `/api/account/profile?locale=${locale}`

/** Handler of the form that changes the password. */
export const passwordFormActionPath = (locale: Locale): string => `/api/account/password?locale=${locale}`

/** Handler of the form that signs out everywhere else. */
export const otherSessionsActionPath = (locale: Locale): string => `/api/account/sessions?locale=${locale}`
