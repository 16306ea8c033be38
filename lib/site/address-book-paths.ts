import { withParameter } from './address-parameters.ts'
import { ACCOUNT_PARAMETER } from './page-parameters.ts'
import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/**
 * The page that adds an address to an address book.
 * @param organisation uid of the organization; empty for the user's own address book
 */
export function newAddressPath(locale: Locale, organisation = ''): string {
  const path = storePath(locale, 'my-account/address-book/new')
  return organisation === '' ? path : withParameter(path, ACCOUNT_PARAMETER, organisation)
}

/**
 * Handlers of the forms of an address: the user's own, or one of an organization that they administer.
 * @param organisation uid; empty for the user's own
 */
const handlerOf = (locale: Locale, organisation: string, form: '' | '/actions'): string =>
  `/api/${organisation === '' ? 'addresses' : 'organisations/addresses'}${form}?locale=${locale}`

/** Adds or changes an address of an address book. */
export const addressFormActionPath = (locale: Locale, organisation = ''): string =>
  handlerOf(locale, organisation, '')

/** Deletes an address of an address book, or makes it a default. */
export const addressActionsPath = (locale: Locale, organisation = ''): string =>
  handlerOf(locale, organisation, '/actions')
