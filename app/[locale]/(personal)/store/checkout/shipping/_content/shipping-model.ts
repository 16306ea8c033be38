import { accountMark } from '@/lib/checkout/account'
import { SHIPPING_FIELDS } from '@/lib/checkout/shipping'
import { checkoutModel } from '../../_step/checkout-model'
import type { CheckoutStepContext } from '../../_step/checkout-page'

/** Data of both forms of the shipping step. */
export const shippingModel = (context: CheckoutStepContext, defaults: Readonly<Record<string, string>>) =>
  checkoutModel(context, {
    step: 'shipping',
    fieldNames: [...Object.keys(SHIPPING_FIELDS), 'addressToUse'],
    defaults,
    version: accountMark(context.cart),
  })
