import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QuoteDetail } from '@/components/cart/details/quote-detail'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { entryOf, KIT } from './samples'

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
  orderDiscounts: { currencyIso: 'USD', value: 2 },
  quoteDiscounts: { currencyIso: 'USD', value: 0 },
  entries: [entryOf(KIT, 2)],
}

const STEP = {
  name: 'Ready for you',
  next: 'Your quote is ready.',
  until: 'Prices hold until December 20, 2026.',
}

const drawQuote = (overrides: Partial<Quote> = {}) =>
  render(
    <QuoteDetail
      locale="en-us"
      quote={{ ...QUOTE, ...overrides }}
      step={STEP}
      hidden={{ submissionKey: 'key' }}
      flags={DEFAULT_FLAGS.values}
    />,
  )

it('a quote shows its lines, its total and until when its prices hold, and can be cancelled', () => {
  drawQuote()
  expect(screen.getByRole('link', { name: KIT.name })).toBeVisible()
  const sums = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(sums).toEqual([
    ['Account discount', '−$2.00'],
    ['Total', '$18.00'],
  ])
  expect(screen.getByText('Prices hold until December 20, 2026.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel quote' })).toHaveAttribute('value', 'cancel')
})

it('a quote tells who asked for it, when, and for which organization and account', () => {
  drawQuote({
    creationTime: '2026-11-20T10:00:00+0000',
    orgCustomer: { uid: 'edith', name: 'Edith Marsh' },
    organization: { uid: 'org', name: 'Eastmarsh Clinic', customerAccountNumber: '1002' },
  })
  const facts = screen
    .getAllByRole('term')
    .slice(0, 3)
    .map(term => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Requested by', 'Edith Marsh'],
    ['Requested on', 'November 20, 2026'],
    ['Ordering for', 'Eastmarsh Clinic, account 1002'],
  ])
})

it('a quote of a personal account names no organization', () => {
  drawQuote({ orgCustomer: { uid: 'edith', name: 'Edith Marsh' } })
  const terms = screen.getAllByRole('term').map(term => term.textContent)
  expect(terms).toEqual(['Requested by', 'Account discount', 'Total'])
})

it('a quote tells what the offer takes off as commerce says it, also where a line has no price any more', () => {
  const { totalPrice: _total, ...unpriced } = entryOf(KIT, 2)
  drawQuote({ quoteDiscounts: { currencyIso: 'USD', value: 3.5 }, entries: [unpriced] })
  const sums = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(sums).toEqual([
    ['Account discount', '−$2.00'],
    ['Discount on this quote', '−$3.50'],
    ['Total', '$18.00'],
  ])
})

it('a quote whose state does not allow it has no button to cancel', () => {
  drawQuote({ state: 'BUYER_SUBMITTED', allowedActions: [] })
  expect(screen.queryByRole('button', { name: 'Cancel quote' })).toBeNull()
})
