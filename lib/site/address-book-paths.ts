import { withParameter } from './address-parameters.ts'
import { ACCOUNT_PARAMETER } from './page-parameters.ts'
import { storePath } from './routes.ts'
import type { Locale } from './sites.ts'

/**
 * The page on which an address is added to the address book.
 * @param organisation uid of the organization whose address it becomes; empty for the user's own
 */
export function newAddressPath(locale: Locale, organisation = ''): string {
  const path = storePath(locale, 'my-account/address-book/new')
  return organisation === '' ? path : withParameter(path, ACCOUNT_PARAMETER, organisation)
}

/** Adds or changes an address of the address book. */
export const addressFormActionPath = (locale: Locale): string => `/api/addresses?locale=${locale}`

/** Deletes an address of the address book, or makes it a default. */
export const addressActionsPath = (locale: Locale): string => `/api/addresses/actions?locale=${locale}`

/** Adds or changes an address of an organization that the user administers. */
export const organisationAddressFormActionPath = (locale: Locale): string =>
  `/api/organisations/addresses?locale=${locale}`

/** Deletes an address of such an organization, or makes it a default. */
export const organisationAddressActionsPath = (locale: Locale): string =>
  `/api/organisations/addresses/actions?locale=${locale}`
