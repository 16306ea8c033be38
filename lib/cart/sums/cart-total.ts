import type { Cart } from '@/lib/contract/commerce/cart/cart'

type Sums = Pick<Cart, 'net' | 'totalPrice' | 'totalPriceWithTax'>

/** The total to pay as far as it is known: with tax if the prices of the site include it. */
export const totalOf = ({ net, totalPrice, totalPriceWithTax }: Sums) =>
  net ? totalPrice : (totalPriceWithTax ?? totalPrice)

/** The total to pay with every tax, once commerce has computed it; until then the total as far as known. */
export const payableOf = (sums: Sums) => sums.totalPriceWithTax ?? totalOf(sums)
