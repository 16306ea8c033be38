import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartLink } from '@/components/cart/cart-link'
import { setCartUnits } from '@/components/session/cart-badge'

afterEach(() => setCartUnits(undefined))

const link = () => screen.getByRole('link')

it('leads to the cart, and tells in words and figures how much is in it', () => {
  render(<CartLink href="/cart" label="Cart" />)
  expect(link()).toHaveAttribute('href', '/cart')
  expect(link()).toHaveAccessibleName('Cart')
  act(() => setCartUnits({ count: 3, label: 'Cart, 3 items' }))
  expect(link()).toHaveAccessibleName('Cart, 3 items')
  expect(screen.getByText('3')).toBeVisible()
})

it('does not grow with what is in the cart', () => {
  render(<CartLink href="/cart" label="Cart" />)
  act(() => setCartUnits({ count: 12_345, label: 'Cart, 12,345 items' }))
  expect(screen.getByText('99+')).toBeVisible()
  expect(link()).toHaveAccessibleName('Cart, 12,345 items')
})
