import type { SavedCartsQuery } from '@/lib/backends/commerce/saved-carts.server'
import {
  SAVED_CART_KINDS,
  SAVED_CART_SORTS,
  type SavedCartSort,
} from '@/lib/contract/commerce/cart/saved-cart'
import { accountPath } from '@/lib/site/account-pages'
import { type ListQuery, listAddress } from '@/lib/site/list-address'

/** Addresses of the list of saved carts, found by a text, filtered and sorted (pages: Saved carts). */
export const savedCartsAddress = listAddress({
  path: locale => accountPath(locale, 'savedCarts'),
  sorts: SAVED_CART_SORTS,
  filters: { kind: SAVED_CART_KINDS },
  hasSearch: true,
})

export type AskedSavedCarts = ListQuery<SavedCartSort, 'kind'>

/** Whether neither a text nor a filter leaves anything out. */
export const isWholeList = ({ search, filters }: AskedSavedCarts): boolean =>
  search === undefined && filters.kind === undefined

/** What an address asks commerce for. */
export const savedCartsQuery = ({ page, sort, search = '', filters }: AskedSavedCarts): SavedCartsQuery => ({
  page: page - 1,
  sort: sort ?? SAVED_CART_SORTS[0],
  search,
  ...(filters.kind !== undefined && { kind: filters.kind }),
})
