import {
  SAVED_CART_KINDS,
  SAVED_CART_SORTS,
  type SavedCartSort,
} from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import { listCarts } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { readPage, readSearch, toPagination } from '../http/paging.ts'
import { sharedWith, toReadable } from './readable-cart.ts'

type ListedCart = ReturnType<typeof toReadable>

const readChoice = <T extends string>(
  request: CommerceRequest,
  name: string,
  known: readonly T[],
): T | undefined => {
  const text = request.req.query(name)
  const value = known.find(choice => choice === text)
  if (text !== undefined && value === undefined)
    throw validationError([fieldFault(name, 'invalid', 'The value is not known.')])
  return value
}

/** A page of the saved carts that a customer may see, found by name, note, item number or item. */
export const listSaved = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const sort = readChoice(request, 'sort', SAVED_CART_SORTS) ?? SAVED_CART_SORTS[0]
  const kind = readChoice(request, 'kind', SAVED_CART_KINDS)
  const search = plain(readSearch(request))
  const own = listCarts(context.database, shelfOf(context)).filter(({ savedAt }) => savedAt !== undefined)
  const meant = [...(kind === 'shared' ? [] : own), ...(kind === 'own' ? [] : sharedWith(context))]
  const found = meant
    .filter(({ schoolYear }) => kind !== 'schoolYear' || schoolYear)
    .map(cart => toReadable(context, cart))
    .filter(cart => isFound(cart, search))
  const page = readPage(request)
  const start = page.currentPage * page.pageSize
  const body = {
    carts: sorted(context, found, sort).slice(start, start + page.pageSize),
    sorts: SAVED_CART_SORTS.map(code => ({ code, selected: code === sort })),
    pagination: toPagination(page, found.length, sort),
    ownTotal: own.length,
  }
  return { body }
}

/** Text for comparing, without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const isFound = ({ name = '', description = '', entries }: ListedCart, search: string): boolean =>
  search === '' ||
  [name, description, ...entries.flatMap(({ product }) => [product.code, product.name])].some(text =>
    plain(text).includes(search),
  )

type Compare = (one: ListedCart, other: ListedCart) => number

/** Ascending; carts that are the same in this stay in the order of their codes. */
const sorted = (
  { market }: CustomerContext,
  carts: readonly ListedCart[],
  sort: SavedCartSort,
): ListedCart[] => {
  const names = new Intl.Collator(market.language, { numeric: true })
  const ways: Readonly<Record<string, Compare>> = {
    byName: (one, other) => names.compare(one.name ?? '', other.name ?? ''),
    bySaveTime: (one, other) => Date.parse(one.saveTime ?? '') - Date.parse(other.saveTime ?? ''),
    byTotal: (one, other) => (one.totalPrice?.value ?? 0) - (other.totalPrice?.value ?? 0),
    byLines: (one, other) => one.totalItems - other.totalItems,
  }
  const [way = '', direction] = sort.split(':')
  const sign = direction === 'desc' ? -1 : 1
  return carts.toSorted(
    (one, other) => sign * ((ways[way]?.(one, other) ?? 0) || Number(one.code) - Number(other.code)),
  )
}
