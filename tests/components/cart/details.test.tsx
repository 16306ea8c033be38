import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QuoteDetail } from '@/components/cart/details/quote-detail'
import { SavedCartDetail } from '@/components/cart/details/saved-cart-detail'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { DEFAULT_FLAGS } from '@/lib/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, entryOf, KIT } from './samples'

const QUOTE: Quote = {
  code: '20000001',
  name: 'Autumn',
  state: 'BUYER_OFFER',
  version: 1,
  updatedTime: '2026-11-20T10:00:00+0000',
  expirationTime: '2026-12-20T10:00:00+0000',
  totalItems: 1,
  totalPrice: { currencyIso: 'USD', value: 18 },
  threshold: 100,
  allowedActions: ['EDIT', 'CANCEL'],
  entries: [entryOf(KIT, 2)],
}

const STEP = { name: 'Ready for you', next: 'Your quote is ready.', isOffer: true }

const drawQuote = (overrides: Partial<Quote> = {}) =>
  render(
    <QuoteDetail
      locale="en-us"
      quote={{ ...QUOTE, ...overrides }}
      step={STEP}
      submissionKey="key"
      flags={DEFAULT_FLAGS.values}
    />,
  )

it('a quote shows its lines, its total and until when its prices hold, and can be cancelled', () => {
  drawQuote()
  expect(screen.getByRole('link', { name: KIT.name })).toBeVisible()
  expect(screen.getByText('Total $18.00')).toBeVisible()
  expect(screen.getByText('Prices hold until December 20, 2026.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel quote' })).toHaveAttribute('value', 'cancel')
})

it('a quote whose state does not allow it has no button to cancel', () => {
  drawQuote({ state: 'BUYER_SUBMITTED', allowedActions: [] })
  expect(screen.queryByRole('button', { name: 'Cancel quote' })).toBeNull()
})

it('a saved cart shows its lines and sums, is added to the cart and renamed', () => {
  const { savedCarts } = getMessages('en-us')
  render(
    <SavedCartDetail
      locale="en-us"
      cart={cartOf({ name: 'Autumn' })}
      deleteHref="#delete"
      submissionKey="key"
      values={{ name: 'Autumn', description: '' }}
      errors={{}}
      flags={DEFAULT_FLAGS.values}
    />,
  )
  expect(screen.getByRole('link', { name: KIT.name })).toBeVisible()
  expect(screen.getByText('Total without tax')).toBeVisible()
  expect(screen.getByRole('button', { name: savedCarts.restore })).toHaveAttribute('value', 'restore')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn')
  expect(screen.getByRole('button', { name: savedCarts.renameSubmit })).toHaveAttribute('value', 'rename')
})
