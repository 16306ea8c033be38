import { accountPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import { EMAIL_LINK_PARAMETER } from './page-parameters.ts'
import type { Locale } from './sites.ts'

/** The page with the profile and the password. */
export const profilePath = (locale: Locale): string => accountPath(locale, 'profile')

/** Handler of the profile form. */
export const profileFormActionPath = (locale: Locale): string => `/api/account/profile?locale=${locale}`

/** Handler of the form that changes the password. */
export const passwordFormActionPath = (locale: Locale): string => `/api/account/password?locale=${locale}`

/** Handler of the form that signs out everywhere else. */
export const otherSessionsActionPath = (locale: Locale): string => `/api/account/sessions?locale=${locale}`

/** The page of the mailed link, which asks the user to confirm the new email. */
export const emailLinkPath = (locale: Locale, code: string): string =>
  withParameter(`${profilePath(locale)}/email`, EMAIL_LINK_PARAMETER, code)

/** Handler of the form that requests an email change. */
export const emailFormActionPath = (locale: Locale): string => `/api/account/email?locale=${locale}`

/** Handler of the buttons that resend its link or cancel it. */
export const emailChangeActionPath = (locale: Locale): string => `/api/account/email/actions?locale=${locale}`

/** Handler of the button that confirms it. */
export const emailConfirmationActionPath = (locale: Locale): string =>
  `/api/account/email/confirmation?locale=${locale}`
