import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { cartsOf } from './store-cart-harness.ts'
import { STEPS } from './store-ordering-harness.ts'
import type { serveSavedCarts } from './store-saved-carts-harness.ts'
import { type Browser, sealFormOwner } from './store-sign-in-harness.ts'

type Store = ReturnType<typeof serveSavedCarts>

/** The handler that places an order. */
export const ORDERS = '/api/orders?locale=en-us'

const FORMS = { ...STEPS, delivery: { ...STEPS.delivery, shipment: 'complete' } }

/** Goes through the steps of the checkout, for Edith Marsh and items that are shipped. */
export async function checkOut(browser: Browser): Promise<void> {
  for (const [step, form] of Object.entries(FORMS))
    await browser.send(`/api/checkout/${step}?locale=en-us`, { form })
}

/** The form of the review of the active cart, with everything ticked. */
export async function orderForm({ context, browser }: Store, form: Readonly<Record<string, string>> = {}) {
  const { reviewedId } = await import('@/lib/checkout/review/reviewed.server')
  const opened = await context()
  const { cart } = await cartsOf(browser)
  if (cart === undefined) throw new Error('there is no cart')
  return {
    [FORM_OWNER]: await sealFormOwner(opened.user.id),
    reviewed: reviewedId(opened, cart),
    terms: 'on',
    statement: 'on',
    ...form,
  }
}

/** Checks out and places the active cart; returns the code of the order. */
export async function placeOrder(store: Store): Promise<string> {
  await checkOut(store.browser)
  const { query } = await store.sent(ORDERS, await orderForm(store))
  const code = query.get('order')
  if (code === null) throw new Error('the order was not placed')
  return code
}
