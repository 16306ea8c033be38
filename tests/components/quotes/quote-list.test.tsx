import { expect, it } from 'vitest'
import { QuoteList } from '@/components/quotes/quote-list'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { QUOTE_STATES } from '@/lib/contract/commerce/quote/quote-states'
import { getMessages } from '@/lib/i18n/messages'
import { type AskedQuotes, quotesAddress, quotesQuery } from '@/lib/quotes/quotes-address'
import { renderFromServer } from '../../support/render-from-server'

const { quotes: TEXTS } = getMessages('en-us')

const NOW = Date.parse('2026-12-01T12:00:00Z')

const quoteIn = (state: QuoteSummary['state'], overrides: Partial<QuoteSummary> = {}): QuoteSummary => ({
  code: '20000001',
  name: 'Grant 2027',
  state,
  creationTime: '2026-11-20T10:00:00Z',
  updatedTime: '2026-11-21T10:00:00Z',
  expirationTime: '2026-12-20T10:00:00Z',
  totalItems: 1,
  totalPrice: { currencyIso: 'USD', value: 2214 },
  orgCustomer: { uid: 'edith', name: 'Edith Marsh' },
  ...overrides,
})

const draw = (quotes: readonly QuoteSummary[], asked: Partial<AskedQuotes> = {}) => {
  const pagination = { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: quotes.length, sort: '' }
  const { container } = renderFromServer(
    <QuoteList
      locale="en-us"
      data={{ list: { quotes: [...quotes], pagination }, hasOrganizations: false }}
      asked={{ page: 1, filters: {}, ...asked }}
      now={NOW}
    />,
  )
  return container
}

it('a quote tells name, number, items, days, sum, who asked and what happens next', () => {
  const page = draw([quoteIn('SELLER_REQUEST')])
  for (const part of [
    'Grant 2027',
    'Quote 20000001',
    '1 item',
    'requested on November 20, 2026',
    'changed on November 21, 2026',
    'by Edith Marsh',
    '$2,214.00',
    TEXTS.steps.review.name,
    TEXTS.steps.review.next,
  ])
    expect(page).toHaveTextContent(part)
  expect(page).not.toHaveTextContent('Prices')
})

it('an offer tells until when its prices hold, and how many days are left', () => {
  expect(draw([quoteIn('BUYER_OFFER')])).toHaveTextContent(
    'Prices hold until December 20, 2026 (18 days left)',
  )
})

it('an expired offer tells until when its prices were valid', () => {
  const expirationTime = '2026-11-30T10:00:00Z'
  expect(draw([quoteIn('EXPIRED', { expirationTime })])).toHaveTextContent(
    'Prices were valid until November 30, 2026',
  )
})

it.each(QUOTE_STATES)('the state %s is shown in words, with what happens next', state => {
  const page = draw([quoteIn(state)])
  const step = Object.values(TEXTS.steps).find(({ next }) => page.textContent?.includes(next))
  expect(page).toHaveTextContent(step?.name ?? 'no words')
})

it('without quotes the page says when one helps', () => {
  expect(draw([])).toHaveTextContent(TEXTS.empty.text.slice(0, 40))
})

it('a filter that nothing matches leads back to all quotes', () => {
  const page = draw([], { filters: { status: 'offer' } })
  expect(page).toHaveTextContent(TEXTS.none)
  expect(page).toHaveTextContent(TEXTS.showAll)
})

it('an address names the states behind a status, and what is no filter is dropped', () => {
  const asked = quotesAddress.parse({ status: 'accepted', from: 'soon', least: '10', sort: 'byNothing' })
  expect(quotesQuery(asked)).toMatchObject({
    page: 0,
    sort: 'byDate:desc',
    states: ['BUYER_APPROVED', 'BUYER_ACCEPTED'],
    amountFrom: '10',
  })
  expect(quotesAddress.parse({ page: '-1', status: 'lost' })).toEqual({ page: 1, filters: {} })
})
