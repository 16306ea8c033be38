import type { FormModel } from '@/components/form/enhanced/form-model'
import { accountMark } from '@/lib/checkout/account'
import { checkoutModel } from '../../_step/checkout-model'
import type { CheckoutStepContext } from '../../_step/checkout-page'

/** Data of both forms of the payment step. */
export const paymentModel = (
  context: CheckoutStepContext,
  fieldNames: readonly string[],
  defaults: Readonly<Record<string, string>>,
): FormModel =>
  checkoutModel(context, { step: 'payment', fieldNames, defaults, version: accountMark(context.cart) })
