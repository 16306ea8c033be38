import { CHOSEN_ON, quantityField } from '../lib/cart/line-fields.ts'
import { type CheckoutStep, checkoutPath } from '../lib/site/checkout-steps.ts'
import { cartLinesActionPath, cartPath, checkoutActionPath } from '../lib/site/routes.ts'
import { LOCALE, ORDERED_ITEM, PASSWORD } from './pages.ts'
import { Visitor } from './visitor.ts'

/** What completes the checkout of a member of the clinic up to the review. */
const STEPS: readonly (readonly [CheckoutStep, Readonly<Record<string, string>>])[] = [
  ['account', { account: 'org-cedarlight' }],
  [
    'shipping',
    {
      deliveryAddress: 'new',
      addressType: 'INSTITUTION',
      country: 'US',
      region: 'US-OH',
      city: 'Eastmarsh',
      street: '1420 Alder Creek Road',
      postalCode: '44250-1180',
    },
  ],
  ['delivery', { deliveryMode: 'standard', shipment: 'asReady' }],
  ['payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: `PO ${Date.now()}` }],
]

/** Cookies of a demo user whose checkout is complete up to the review. @throws if it is not */
export async function signInAtReview(origin: string, username: string): Promise<string> {
  const visitor = new Visitor(origin)
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    visitor.open(path, {
      method: 'POST',
      headers: { origin, referer: new URL(cartPath(LOCALE), origin).href },
      body: new URLSearchParams(form),
    })
  await visitor.signIn(LOCALE, username, PASSWORD)
  const { title, item } = ORDERED_ITEM
  await post(cartLinesActionPath(LOCALE), { [CHOSEN_ON]: title, [quantityField(item)]: '1' })
  for (const [step, form] of STEPS) await post(checkoutActionPath(step, LOCALE), form)
  const review = await visitor.open(checkoutPath(LOCALE, 'review'))
  if (!(await review.text()).includes('name="reviewed"')) throw new Error(`${username} is not at the review`)
  return visitor.cookie
}
