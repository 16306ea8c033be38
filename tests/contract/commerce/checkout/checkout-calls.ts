import { type Cart, cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { deliveryModeListSchema } from '../../../../lib/contract/commerce/checkout/delivery-mode.ts'
import { cartCalls } from '../cart/cart-calls.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce-harness.ts'

/** A seeded user, and the site where they order. */
export type Buyer = { as: string; site?: string }

export const EDITH: Buyer = { as: 'uid-edith' }
export const MIRA: Buyer = { as: 'uid-mira' }
export const OTTO: Buyer = { as: 'uid-otto' }

const place = (line1: string, town: string, region: string, postalCode: string) => ({
  line1,
  town,
  region: { isocode: region },
  postalCode,
  country: { isocode: region.slice(0, 2) },
})

export const ADDRESSES = {
  ohio: place('1420 Alder Creek Road', 'Eastmarsh', 'US-OH', '44250-1180'),
  oregon: place('9 Sorrelby Court', 'Portland', 'US-OR', '97201'),
  washington: place('10 Kestrel Street', 'Seattle', 'US-WA', '98101-2001'),
  pennsylvania: place('3 Mill Lane', 'Meridew', 'US-PA', '19101'),
  puertoRico: place('12 Calle Kestrel', 'San Juan', 'US-PR', '00901'),
  ontario: place('5 Maple Street', 'Ottawa', 'CA-ON', 'K1A 0B1'),
  quebec: place('310 rue des Érables', 'Québec', 'CA-QC', 'G1R 2B5'),
} as const

export const LONDON = place('12 Larkhill Row', 'London', 'GB-ENG', 'SW1A 1AA')

type Options = Parameters<CatalogueHarness['call']>[1]

/** Calls of checkout to the harness that is currently in use. */
export const checkoutCalls = (commerce: () => CatalogueHarness) => {
  const carts = cartCalls(commerce)

  const call = ({ as, site = 'usassessments' }: Buyer, cart: string, path: string, options: Options = {}) =>
    commerce().call(`/occ/v2/${site}/users/current/carts/${cart}${path}`, { as, ...options })

  const put = (buyer: Buyer, cart: string, path: string, body?: unknown) =>
    call(buyer, cart, path, { method: 'PUT', ...(body === undefined ? {} : { body }) })

  /** A cart with lines, by its code. */
  const filled = async (buyer: Buyer, ...lines: readonly (readonly [code: string, quantity: number])[]) => {
    const { code } = await carts.created(buyer)
    for (const [item, quantity] of lines) await carts.added(buyer, code, item, quantity)
    return code
  }

  const shipTo = (buyer: Buyer, cart: string, address: object) =>
    call(buyer, cart, '/addresses/delivery', { body: address })

  const modes = async (buyer: Buyer, cart: string) =>
    (await readExactly(await call(buyer, cart, '/deliverymodes?fields=FULL'), deliveryModeListSchema))
      .deliveryModes

  const setMode = (buyer: Buyer, cart: string, code: string) =>
    put(buyer, cart, `/deliverymode?deliveryModeId=${code}`)

  /** A cart that goes to an address by a delivery mode. */
  const shipped = async (
    buyer: Buyer,
    address: object,
    ...lines: readonly (readonly [code: string, quantity: number])[]
  ) => {
    const cart = await filled(buyer, ...lines)
    await shipTo(buyer, cart, address)
    await setMode(buyer, cart, 'standard')
    return cart
  }

  const shown = (buyer: Buyer, cart: string): Promise<Cart> => carts.shown(buyer, cart)

  const settled = async (buyer: Buyer, cart: string, path: string, body?: unknown): Promise<Cart> => {
    const separator = path.includes('?') ? '&' : '?'
    return readExactly(await put(buyer, cart, `${path}${separator}fields=FULL`, body), cartSchema)
  }

  return { carts, call, put, filled, shipTo, modes, setMode, shipped, shown, settled }
}
