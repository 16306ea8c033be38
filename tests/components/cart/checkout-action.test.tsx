import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHANGES_ID } from '@/components/cart/page/cart-form-id'
import { CheckoutAction } from '@/components/cart/page/checkout-action'
import { type CheckoutBlock, checkoutBlock } from '@/lib/cart/gates/checkout-block'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, entryOf, KIT, REPORTS } from './samples'

const { checkout: TEXTS } = getMessages('en-us').cart

const draw = (block?: CheckoutBlock, isSignedIn = true) =>
  render(<CheckoutAction locale="en-us" isSignedIn={isSignedIn} block={block} />)

const finding = (statusCode: CartFinding['statusCode'], product = KIT) => ({
  statusCode,
  entry: { entryNumber: 0, quantity: 1, product },
})

it('leads to the checkout with the quantities that are typed', () => {
  draw()
  const button = screen.getByRole('button', { name: TEXTS.submit })
  expect(button).toHaveAttribute('value', 'checkout')
  expect(button).toHaveAttribute('form', 'cart-form')
})

it('says that visitors sign in first', () => {
  draw(undefined, false)
  expect(screen.getByRole('button')).toHaveAccessibleName(TEXTS.signIn)
})

it('names in place of the button why a cart cannot be checked out', () => {
  draw({ reason: 'unorderable', count: 2 })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/^2 items can’t be ordered as they are\. Change or remove them/)).toBeVisible()
  expect(screen.getByRole('link', { name: TEXTS.reasons })).toHaveAttribute('href', `#${CHANGES_ID}`)
})

it('offers another try while the total cannot be calculated', () => {
  draw({ reason: 'pending' })
  expect(screen.getByText(TEXTS.pending)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/cart',
  )
})

it('is blocked by lines that cannot be ordered as they are, each counted once', () => {
  const findings = [finding('lowStock'), finding('notMultiple'), finding('withdrawn', REPORTS)]
  expect(checkoutBlock(cartOf(), findings)).toEqual({ reason: 'unorderable', count: 2 })
})

it('is open for what the checkout settles, and for a cart that could not be validated', () => {
  const settled = [finding('qualificationRequired'), finding('institutionOnly'), finding('priceChanged')]
  expect(checkoutBlock(cartOf(), settled)).toBeUndefined()
  expect(checkoutBlock(cartOf(), undefined)).toBeUndefined()
})

it('is blocked without a price, and without a total', () => {
  const entries = [entryOf(KIT, 1, { basePrice: undefined, totalPrice: undefined })]
  expect(checkoutBlock(cartOf({ entries }))).toEqual({ reason: 'onRequest' })
  const pending = cartOf({ totalPrice: undefined, totalPriceWithTax: undefined })
  expect(checkoutBlock(pending)).toEqual({ reason: 'pending' })
})
