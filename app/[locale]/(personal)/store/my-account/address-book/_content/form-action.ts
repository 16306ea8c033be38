import { addressFormActionPath, organisationAddressFormActionPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'

/** Handler of the form of an address. `organisation` is empty for the user's own. */
export const formActionOf = (locale: Locale, organisation: string): string =>
  organisation === '' ? addressFormActionPath(locale) : organisationAddressFormActionPath(locale)
