import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Quotes } from '@/components/quotes/quotes'
import { quotesAddress } from '@/components/quotes/quotes-address'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { QUOTE_STATES } from '@/lib/contract/commerce/quote/quote-states'
import { getMessages } from '@/lib/i18n/messages'

const { quotes: TEXTS } = getMessages('en-us')

const quoteIn = (state: QuoteSummary['state'], overrides: Partial<QuoteSummary> = {}): QuoteSummary => ({
  code: '20000001',
  name: 'Grant 2027',
  state,
  creationTime: '2026-11-20T10:00:00Z',
  updatedTime: '2026-11-21T10:00:00Z',
  expirationTime: '2026-12-20T10:00:00Z',
  totalItems: 1,
  totalPrice: { currencyIso: 'USD', value: 2214 },
  ...overrides,
})

const draw = (quotes: readonly QuoteSummary[], page = 1, hasNext = false) =>
  render(<Quotes locale="en-us" {...{ quotes, page, hasNext }} supportHref="#support" />)

it('a quote tells its name, number, items, sum, day and what happens next', () => {
  draw([quoteIn('SELLER_REQUEST')])
  const [card] = screen.getAllByRole('listitem')
  for (const part of [
    'Grant 2027',
    'Quote 20000001 · 1 item · requested on November 20, 2026',
    '$2,214.00',
    TEXTS.steps.review.name,
    TEXTS.steps.review.next,
  ])
    expect(card).toHaveTextContent(part)
})

it('the day until which prices hold is shown for an offer alone', () => {
  const until = 'Prices hold until December 20, 2026.'
  const { unmount } = draw([quoteIn('BUYER_OFFER')])
  expect(screen.getByText(until)).toBeVisible()
  unmount()
  draw([quoteIn('EXPIRED'), quoteIn('BUYER_DRAFT', { code: '2' })])
  expect(screen.queryByText(until)).not.toBeInTheDocument()
})

it.each(QUOTE_STATES)('the state %s is shown in words, with what happens next', state => {
  draw([quoteIn(state)])
  const card = screen.getByRole('listitem')
  const step = Object.values(TEXTS.steps).find(({ next }) => card.textContent?.includes(next))
  expect(card).toHaveTextContent(step?.name ?? 'no words')
})

it('a page of quotes leads on where there is a next one, and back again', () => {
  const full = Array.from({ length: 20 }, (_, index) => quoteIn('CANCELLED', { code: String(index) }))
  const last = draw(full)
  expect(screen.queryByRole('link', { name: TEXTS.older })).not.toBeInTheDocument()
  last.unmount()
  const { unmount } = draw(full, 1, true)
  expect(screen.getByRole('link', { name: TEXTS.older })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/quotes?page=2',
  )
  expect(screen.queryByRole('link', { name: TEXTS.newer })).not.toBeInTheDocument()
  unmount()
  draw([], 2)
  expect(screen.getByRole('link', { name: TEXTS.newer })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/quotes',
  )
})

it.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['two', 1],
  [undefined, 1],
])('the page %s of an address is page %i', (page, number) => {
  expect(quotesAddress.parse({ page }).page).toBe(number)
})

it('without quotes the page says when one helps', () => {
  draw([])
  expect(screen.getByText(TEXTS.empty.text)).toBeVisible()
})
