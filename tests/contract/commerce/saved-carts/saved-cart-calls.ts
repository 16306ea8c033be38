import type { Cart } from '../../../../lib/contract/commerce/cart/cart.ts'
import {
  type SavedCartPage,
  savedCartPageSchema,
  savedCartSchema,
} from '../../../../lib/contract/commerce/cart/saved-cart.ts'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

/** Two members of Linden Row Psychology, and somebody of another organization. */
export const PETRA = { as: 'uid-petra' }
export const QUENTIN = { as: 'uid-quentin' }
export const STRANGER = { as: 'uid-otto' }

type Person = { as: string; site?: string }

/** Calls about the saved carts of several people. */
export const savedCartCalls = (commerce: () => CatalogueHarness) => {
  const calls = cartCalls(commerce)

  const send = (person: Person, method: string, path: string, body?: unknown) =>
    calls.call(`${calls.pathOf(person)}/${path}${path.includes('?') ? '&' : '?'}fields=FULL`, {
      ...person,
      method,
      ...(body === undefined ? {} : { body }),
    })

  const done = async (person: Person, method: string, path: string, body?: unknown): Promise<Cart> =>
    (await readExactly(await send(person, method, path, body), savedCartSchema)).savedCartData

  /** Saves a new cart of the person. */
  const saved = async (
    person: Person,
    name: string,
    lines: readonly (readonly [string, number])[] = [[ITEMS.kit, 2]],
    rest: object = {},
  ): Promise<Cart> => {
    const { code } = await calls.created(person)
    for (const [item, quantity] of lines) await calls.added(person, code, item, quantity)
    return done(person, 'PATCH', `${code}/savedCart`, { name, ...rest })
  }

  const shown = (person: Person, code: string) => done(person, 'GET', `${code}/savedcart`)

  const page = async (person: Person, query = ''): Promise<SavedCartPage> => {
    const path = calls.pathOf(person).replace(/carts$/, 'savedCarts')
    const fields = 'carts(code,name,description,saveTime,totalItems,totalUnitCount'
    const members = 'totalPrice(DEFAULT),savedTotal(DEFAULT),schoolYearList,permission,savedBy(BASIC)'
    const all = `${fields},${members},organizationShare(DEFAULT)),sorts(DEFAULT),pagination(DEFAULT),ownTotal`
    return readExactly(await calls.call(`${path}?fields=${all}${query}`, person), savedCartPageSchema)
  }

  const names = async (person: Person, query?: string) =>
    (await page(person, query)).carts.map(({ name }) => name)

  const share = (person: Person, code: string, permission: string, organizationUid = 'org-lindenrow') =>
    send(person, 'PUT', `${code}/organizationShare`, { organizationUid, permission })

  return { ...calls, send, done, saved, shown, page, names, share }
}
