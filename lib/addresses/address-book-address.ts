import { accountPath } from '@/lib/site/account-pages'
import { listAddress } from '@/lib/site/list-address'
import type { Locale } from '@/lib/site/sites'

/** Addresses of the address book, which can be searched. */
export const addressBookAddress = listAddress({
  path: locale => accountPath(locale, 'addressBook'),
  hasSearch: true,
})

/** The address book, searched for a text; the whole of it if the text is empty. */
export const searchedBookPath = (locale: Locale, search: string): string =>
  addressBookAddress.build(locale, { page: 1, filters: {}, ...(search !== '' && { search }) })
