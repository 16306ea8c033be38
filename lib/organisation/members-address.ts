import { accountDetailPath } from '@/lib/site/account-pages'
import { listAddress } from '@/lib/site/list-address'

/** Addresses of the page of an organization: a page of its members, or those that a search finds. */
export const membersAddress = (uid: string) =>
  listAddress({ path: locale => accountDetailPath(locale, 'accounts', uid), hasSearch: true })
