import { type Cart, cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import {
  type CartModification,
  cartModificationListSchema,
  cartModificationSchema,
} from '../../../../lib/contract/commerce/cart/cart-modification.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

/** Items of the sample catalogue as the United States site sells them. */
export const ITEMS = {
  /** Level A, 226.00, at most 20. */
  kit: '0031601101',
  /** Level A, 2.00 and less from 10 on; does not ship. */
  usage: '0031601401',
  /** Level A, 49.00. */
  manual: '0031601201',
  /** Level B. */
  formsOfLevelB: '0031404300',
  /** Level C. */
  formsOfLevelC: '0011203300',
  withdrawn: '0011202101',
  /** Sold in Canada only. */
  elsewhere: '0011203301',
} as const

/** Selects the cart: its site and its user; without a user, an anonymous cart. */
type Owner = { as?: string; site?: string }

type Line = readonly [code: string, quantity: number]

const toLine = ([code, quantity]: Line) => ({ product: { code }, quantity })

/** Cart calls to the harness that is currently in use. */
export const cartCalls = (commerce: () => CatalogueHarness) => {
  const pathOf = ({ as, site = 'usassessments' }: Owner, users = 'users') =>
    `/occ/v2/${site}/${users}/${as === undefined ? 'anonymous' : 'current'}/carts`

  const call = (path: string, { as, ...options }: Parameters<CatalogueHarness['call']>[1] = {}) =>
    commerce().call(path, as === undefined ? options : { as, ...options })

  const create = (owner: Owner = {}, query = '', headers = {}) =>
    call(`${pathOf(owner)}?fields=FULL${query}`, { method: 'POST', headers, ...person(owner) })

  const created = async (owner: Owner = {}, query = ''): Promise<Cart> =>
    readExactly(await create(owner, query), cartSchema, 201)

  const read = (owner: Owner, id: string, query = '') =>
    call(`${pathOf(owner)}/${id}?fields=FULL${query}`, person(owner))

  const shown = async (owner: Owner, id: string, query = ''): Promise<Cart> =>
    readExactly(await read(owner, id, query), cartSchema)

  const add = (owner: Owner, id: string, line: Line, headers = {}) =>
    call(`${pathOf(owner)}/${id}/entries`, { body: toLine(line), headers, ...person(owner) })

  const added = async (owner: Owner, id: string, ...line: Line): Promise<CartModification> =>
    readExactly(await add(owner, id, line), cartModificationSchema)

  const addAll = (owner: Owner, id: string, lines: readonly Line[], headers = {}) =>
    call(`${pathOf(owner, 'orgUsers')}/${id}/entries/`, {
      body: { orderEntries: lines.map(toLine) },
      headers,
      ...person(owner),
    })

  const allAdded = async (owner: Owner, id: string, lines: readonly Line[]): Promise<CartModification[]> =>
    (await readExactly(await addAll(owner, id, lines), cartModificationListSchema)).cartModifications

  const change = (owner: Owner, id: string, entry: number | string, quantity: unknown) =>
    call(`${pathOf(owner)}/${id}/entries/${entry}`, {
      method: 'PATCH',
      body: { quantity },
      ...person(owner),
    })

  const changed = async (owner: Owner, id: string, entry: number, quantity: number) =>
    readExactly(await change(owner, id, entry, quantity), cartModificationSchema)

  const remove = (owner: Owner, id: string, entry: number | string, headers = {}) =>
    call(`${pathOf(owner)}/${id}/entries/${entry}`, { method: 'DELETE', headers, ...person(owner) })

  return { pathOf, call, create, created, read, shown, add, added, addAll, allAdded, change, changed, remove }
}

const person = ({ as }: Owner) => (as === undefined ? {} : { as })

/** The entries of a cart, in order. */
export const linesOf = ({ entries }: Cart): Line[] =>
  entries.map(({ product, quantity }) => [product.code, quantity])
