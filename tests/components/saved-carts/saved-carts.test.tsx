import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedCarts } from '@/components/saved-carts/saved-carts'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { getMessages } from '@/lib/i18n/messages'

const { savedCarts: TEXTS } = getMessages('en-us')

const LIST: CartSummary = {
  code: '00002001',
  name: 'Every August',
  description: 'Ask about the budget first.',
  saveTime: '2026-11-20T10:00:00Z',
  totalItems: 2,
  totalUnitCount: 5,
  totalPrice: { currencyIso: 'USD', value: 3078 },
}

const draw = (lists: readonly CartSummary[], toDelete = '') =>
  render(<SavedCarts locale="en-us" lists={lists} toDelete={toDelete} hidden={{ submissionKey: 'key' }} />)

it('a saved cart tells its name, what it holds, when it was saved and what it costs today', () => {
  draw([LIST])
  const [card] = screen.getAllByRole('listitem')
  for (const part of [
    'Every August',
    'Ask about the budget first.',
    '2 items, 5 units · saved on November 20, 2026',
    '$3,078.00',
  ])
    expect(card).toHaveTextContent(part)
})

it('a saved cart is put into the cart by a button that names it', () => {
  draw([LIST])
  const button = screen.getByRole('button', { name: 'Add to cart: Every August' })
  expect([...new FormData(button.closest('form') ?? undefined, button)]).toEqual([
    ['submissionKey', 'key'],
    ['list', '00002001'],
    ['intent', 'restore'],
  ])
})

it('a saved cart is deleted only after a question, which can be answered with no', () => {
  const { unmount } = draw([LIST])
  expect(screen.getByRole('link', { name: 'Delete Every August' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/saved-carts?delete=00002001',
  )
  expect(screen.queryByRole('button', { name: TEXTS.ask.yes })).not.toBeInTheDocument()
  unmount()
  draw([LIST], LIST.code)
  const question = screen.getByRole('region', { name: 'Delete “Every August”?' })
  const yes = within(question).getByRole('button', { name: TEXTS.ask.yes })
  expect(yes.closest('form')).toHaveFormValues({ list: '00002001' })
  expect(yes).toHaveAttribute('value', 'delete')
  expect(within(question).getByRole('link', { name: TEXTS.ask.no })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/saved-carts',
  )
})

it('a saved cart that is gone is not asked about', () => {
  draw([LIST], '00009999')
  expect(screen.queryByRole('button', { name: TEXTS.ask.yes })).not.toBeInTheDocument()
})

it('without saved carts the page says how one is made', () => {
  draw([])
  expect(screen.getByText(TEXTS.empty.text)).toBeVisible()
})
