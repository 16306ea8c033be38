import { checkoutForms } from '@/e2e/support/checkout-forms'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

export const REVIEW = checkoutPath('en-us', 'review')

/** The handler that places an order. */
export const ORDERS = '/api/orders?locale=en-us'

/** Every step of the checkout, in order, as Edith fills it in; her organization pays no tax in Ohio. */
export const STEPS = checkoutForms('org-eastmarsh')

const TICKED: Readonly<Record<string, string>> = { terms: 'on', statement: 'on' }

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

  /** The form of the review; by default, everything is ticked, and the cart was reviewed as it is now. */
  const orderForm = async (more: Readonly<Record<string, string>> = {}, consents = TICKED) => {
    const { reviewedId } = await import('@/lib/checkout/review/reviewed.server')
    const context = await store.context()
    const reviewed = more.reviewed ?? reviewedId(context, await cart())
    return { [FORM_OWNER]: await sealFormOwner(context.user.id), ...consents, ...more, reviewed }
  }

  /** Places the order as it was reviewed, by default as it is now. */
  const place = async (reviewed?: string, consents = TICKED) =>
    store.sent(ORDERS, await orderForm(reviewed === undefined ? {} : { reviewed }, consents))

  /** The requests to place an order that commerce has received. */
  const ordersSent = async (): Promise<number> =>
    (await store.calls()).filter(call => /^POST .*\/orders$/.test(call)).length

  const database = () => store.sandbox().context.database

  const orders = (): number =>
    // Those of the sample data were told to nobody.
    Number(
      database()
        .prepare(
          `SELECT COUNT(*) AS total FROM commerce_orders
           WHERE code NOT IN (SELECT order_code FROM commerce_order_mails WHERE event = 'silent')`,
        )
        .get()?.total,
    )

  return { ...store, cart, save, arrive, review, orderForm, place, ordersSent, database, orders }
}
