import { accountPath } from '@/lib/site/account-pages'
import { listAddress } from '@/lib/site/list-address'

/** Addresses of the address book, which can be searched. */
export const addressBookAddress = listAddress({
  path: locale => accountPath(locale, 'addressBook'),
  hasSearch: true,
})
