import { checkoutForms } from '../e2e/support/checkout-forms.ts'
import { CHOSEN_ON, quantityField } from '../lib/cart/lines/line-fields.ts'
import { checkoutPath } from '../lib/site/checkout-steps.ts'
import { cartLinesActionPath, cartPath, checkoutActionPath } from '../lib/site/paths.ts'
import { LOCALE, ORDERED_ITEM, PASSWORD } from './pages.ts'
import { Visitor } from './visitor.ts'

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
  for (const [step, form] of Object.entries(checkoutForms('org-cedarlight')))
    await post(checkoutActionPath(step, LOCALE), form)
  const review = await visitor.open(checkoutPath(LOCALE, 'review'))
  if (!(await review.text()).includes('name="reviewed"')) throw new Error(`${username} is not at the review`)
  return visitor.cookie
}
