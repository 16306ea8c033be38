import { accountPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import { atPage } from './page-number.ts'
import {
  BARRED_PARAMETER,
  LIST_PARAMETERS,
  SUPPORT_ENDED_PARAMETER,
  SUPPORT_SESSION_PARAMETER,
} from './page-parameters.ts'
import type { Locale } from './sites.ts'

/** Path of the pages of support staff below the locale. */
const SUPPORT_PAGES = /^\/store\/my-account\/support-login(?:\/|$)/

/** Whether a page is one of support staff, by its path below the locale. */
export const isSupportPage = (page: string): boolean => SUPPORT_PAGES.test(page)

/** Sign-in of support staff, and their search of customers. */
export const supportPath = (locale: Locale): string => accountPath(locale, 'supportLogin')

/** The same, with the notice that the session has ended. */
export const supportEndedPath = (locale: Locale): string =>
  withParameter(supportPath(locale), SUPPORT_ENDED_PARAMETER, '1')

/** The search with its query, where a customer of another site belongs, for example. */
export const supportSearchPath = (locale: Locale, query: string, page = 1): string =>
  atPage(withParameter(supportPath(locale), LIST_PARAMETERS.search, query), page)

/** The form with which an agent begins to act as a customer. */
export const supportCustomerPath = (locale: Locale, customerId: string): string =>
  `${supportPath(locale)}/customers/${encodeURIComponent(customerId)}`

/** What agents did. */
export const supportLogPath = (locale: Locale): string => `${supportPath(locale)}/log`

/** Everything that agents did, one by one; of one session, if it is named. */
export function supportEntriesPath(locale: Locale, session: string | undefined, page = 1): string {
  const path = `${supportLogPath(locale)}/entries`
  const named = session === undefined ? path : withParameter(path, SUPPORT_SESSION_PARAMETER, session)
  return atPage(named, page)
}

/** Says what only the customer does. */
export const supportBarredPath = (locale: Locale, part: string): string =>
  withParameter(`${supportPath(locale)}/barred`, BARRED_PARAMETER, part)

/** Where the forms of support staff are sent. */
export const supportActionPath = (locale: Locale, action: 'sign-in' | 'sign-out' | 'start' | 'end'): string =>
  `/api/support/${action}?locale=${locale}`
