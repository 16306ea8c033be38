import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CartAside } from '@/components/cart/page/cart-aside'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf } from './samples'

const { cart: TEXTS } = getMessages('en-us')

const usd = (value: number) => ({ currencyIso: 'USD', value })

const draw = (cart: Cart) =>
  render(<CartAside locale="en-us" cart={cart} programmes={[]} supportHref="#support" />)

it('the least sum for a quote is shown while the cart is below it', () => {
  draw(cartOf({ subTotal: usd(99), totalPrice: usd(99) }))
  expect(screen.getByText('The minimum for a quote is $100.00.')).toBeVisible()
})

it('a price that cannot be leaves no total', () => {
  draw(cartOf({ subTotal: undefined, totalPrice: undefined }))
  expect(screen.getByText(TEXTS.sums.onRequest)).toBeVisible()
  expect(screen.queryByText(TEXTS.sums.totalNet)).not.toBeInTheDocument()
})
