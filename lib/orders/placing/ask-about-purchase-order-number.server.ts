import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { checkoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { numberAskedAbout, usedNumberQuestion } from '@/lib/checkout/used-purchase-order-number'
import { fetchActiveCart } from '@/lib/checkout/visitor.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import type { Problem } from '@/lib/result/result'

/** The open question about the number of a cart, as the form of the payment that it refuses. */
export async function askedNumber(
  { user }: Pick<SignedInContext, 'user'>,
  { purchaseOrderNumber }: Pick<Cart, 'purchaseOrderNumber'>,
): Promise<RejectedForm | undefined> {
  const draft = await checkoutDrafts.read({ user: user.id }, 'payment')
  const number = numberAskedAbout(draft?.errors)
  if (draft?.errors === undefined || number === undefined || number !== purchaseOrderNumber) return undefined
  return { fields: { ...draft.values, step: 'payment' }, errors: draft.errors }
}

/**
 * Makes the payment step ask whether the number of the purchase order is to be used again: another order has
 * taken it since it was chosen.
 */
export async function askAboutNumber(context: SignedInContext, problem: Problem): Promise<void> {
  const cart = await fetchActiveCart(context)
  const { paymentType, purchaseOrderNumber } = (cart.ok && cart.value) || {}
  if (paymentType === undefined || purchaseOrderNumber === undefined) return
  const question = usedNumberQuestion(context.locale, problem, purchaseOrderNumber)
  await checkoutDrafts.saveUnvalidated(
    {
      owner: { user: context.user.id },
      step: 'payment',
      form: { paymentType: paymentType.code, purchaseOrderNumber },
    },
    { fieldErrors: [question], formErrors: [] },
  )
}
