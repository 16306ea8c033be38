import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { forgetProcessState } from '../support/process-state'
import { ITEMS } from './commerce-cart-calls.ts'
import { serveSavedCarts } from './store-saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from './store-sign-in-harness.ts'

export const REVIEW = checkoutPath('en-us', 'review')

/** Where an institution of Ohio is delivered to; Edith's organization pays no tax there. */
export const OHIO = {
  deliveryAddress: 'new',
  addressType: 'INSTITUTION',
  country: 'US',
  region: 'US-OH',
  city: 'Eastmarsh',
  street: '1420 Alder Creek Road',
  postalCode: '44250-1180',
} as const

/** Every step of the checkout, in order, as Edith fills it in. */
export const STEPS = {
  account: { account: 'org-eastmarsh' },
  shipping: OHIO,
  delivery: { deliveryMode: 'standard', shipment: 'asReady' },
  // Tests may place several orders with the number.
  payment: { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17', purchaseOrderReuse: 'PO-17' },
} as const

type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The store with a sandbox, and helpers for an order of the signed-in user. */
export function serveOrders() {
  const store = serveSavedCarts()

  const cart = async () => {
    const { fetchActiveCart } = await import('@/lib/checkout/visitor.server')
    const read = await fetchActiveCart(await store.context())
    if (!read.ok || read.value === undefined) throw new Error('there is no cart')
    return read.value
  }

  /** Saves steps in order; returns the paths that followed. */
  const save = async (forms: Forms): Promise<readonly string[]> => {
    const paths: string[] = []
    for (const [step, form] of Object.entries(forms))
      paths.push((await store.sent(`/api/checkout/${step}?locale=en-us`, form)).path)
    return paths
  }

  /** A cart that only has to be placed. */
  const arrive = async (
    forms: Forms = STEPS,
    { username = 'edith.marsh', lines = { [ITEMS.kit]: 1 } as Readonly<Record<string, number>> } = {},
  ) => {
    await store.signIn(username)
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
    await store.add(lines)
    await save(forms)
  }

  /** Opens the review; returns the id of what it shows, and how that differs from an earlier look. */
  const review = async (submitted = '') => {
    const { reviewCart } = await import('@/lib/checkout/review/reviewed.server')
    return reviewCart(await store.context(), await cart(), submitted)
  }

  const place = async (
    reviewed: string,
    consents: Readonly<Record<string, string>> = { terms: 'on', statement: 'on' },
  ) => {
    const formOwner = await sealFormOwner((await store.context()).user.id)
    return store.sent('/api/orders?locale=en-us', { [FORM_OWNER]: formOwner, reviewed, ...consents })
  }

  const database = () => store.sandbox().context.database

  const orders = (): number =>
    Number(database().prepare('SELECT COUNT(*) AS total FROM commerce_orders').get()?.total)

  return { ...store, cart, save, arrive, review, place, database, orders }
}
