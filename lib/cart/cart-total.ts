import type { Cart } from '@/lib/contract/commerce/cart/cart'

type Sums = Pick<Cart, 'net' | 'totalPrice' | 'totalPriceWithTax'>

/** What is to be paid as far as it is known: with tax where the prices of the site have it in them. */
export const totalOf = ({ net, totalPrice, totalPriceWithTax }: Sums) =>
  net ? totalPrice : (totalPriceWithTax ?? totalPrice)
