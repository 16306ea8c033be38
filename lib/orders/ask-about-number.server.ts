import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { checkoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { usedNumberQuestion } from '@/lib/checkout/used-number'
import { fetchActiveCart } from '@/lib/checkout/visitor.server'
import type { Problem } from '@/lib/result/result'

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
