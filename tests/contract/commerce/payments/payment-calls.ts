import { paymentTypeListSchema } from '../../../../lib/contract/commerce/payment/payment-type.ts'
import type { CatalogueHarness } from '../catalogue/catalogue-harness.ts'
import type { Buyer } from '../checkout/checkout-calls.ts'
import { readExactly } from '../commerce-harness.ts'

/** A card as the store sends it; what counts is the token. */
export const cardInput = (subscriptionId: string, more: object = {}) => ({
  accountHolderName: 'Edith Marsh',
  cardNumber: '************1111',
  cardType: { code: 'visa' },
  expiryMonth: '4',
  expiryYear: '2029',
  subscriptionId,
  ...more,
})

/** The ways to pay that are offered for a cart. */
export const cartTypes = async (commerce: CatalogueHarness, { as }: Buyer, cart: string) => {
  const answer = await commerce.us(`/paymenttypes?cartId=${cart}&fields=FULL`, { as })
  return (await readExactly(answer, paymentTypeListSchema)).paymentTypes
}

/** Calls about documents to the harness that is currently in use. */
export const documentCalls = (commerce: () => CatalogueHarness) => {
  const upload = async ({ as }: Buyer, cart: string, content: string, name: string) => {
    const form = new FormData()
    form.append('document', new File([content], name))
    const packed = new Response(form)
    return commerce().us(`/users/current/carts/${cart}/purchaseOrderDocument`, {
      as,
      method: 'POST',
      body: await packed.text(),
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    })
  }
  return { upload }
}
