import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedCartsSection } from '@/components/saved-carts/saved-carts-section'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { getMessages } from '@/lib/i18n/messages'

const { cart: TEXTS, savedCarts: LISTS } = getMessages('en-us')

const listOf = (number: number): CartSummary => ({
  code: `0000010${number}`,
  name: `List ${number}`,
  totalItems: number,
  totalUnitCount: number * 2,
})

const draw = (lists: readonly CartSummary[]) =>
  render(<SavedCartsSection locale="en-us" lists={lists} hidden={{ submissionKey: 'key' }} />)

it('shows the first saved carts, each a button away from the cart, and the way to all', () => {
  draw([1, 2, 3, 4].map(listOf))
  const region = screen.getByRole('region', { name: TEXTS.empty.lists })
  expect(within(region).getAllByRole('listitem')).toHaveLength(3)
  expect(within(region).getByText('2 items, 4 units')).toBeVisible()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart: List 2' })
  expect([button.name, button.value, button.textContent]).toEqual(['intent', 'restore', LISTS.restore])
  expect(button.form).toHaveFormValues({ list: '00000102' })
  expect(within(region).getByRole('link', { name: 'All 4 saved carts' })).toBeVisible()
})

it('shows nothing where no cart is saved', () => {
  draw([])
  expect(screen.queryByRole('region')).toBeNull()
})
