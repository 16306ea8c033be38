import type { Cart } from '@/lib/contract/commerce/cart/cart'

/** Where a cart or an order is billed: the address of its card, else that of the account. */
export const billingAddressOf = ({
  paymentInfo,
  sapBillingAddress,
}: Pick<Cart, 'paymentInfo' | 'sapBillingAddress'>) => paymentInfo?.billingAddress ?? sapBillingAddress
