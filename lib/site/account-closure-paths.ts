import { accountPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import { DELETE_PARAMETER } from './page-parameters.ts'
import type { Locale } from './sites.ts'

/** Value of the parameter by which the preferences ask whether the account shall be closed. */
export const WHOLE_ACCOUNT = 'account'

/** The preferences, with the question whether the account shall be closed. */
export const closeAccountPath = (locale: Locale): string =>
  withParameter(accountPath(locale, 'preferences'), DELETE_PARAMETER, WHOLE_ACCOUNT)
