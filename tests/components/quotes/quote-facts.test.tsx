import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QuoteFacts } from '@/components/quotes/detail/quote-facts'
import type { Quote } from '@/lib/contract/commerce/quote/quote'

const QUOTE: Quote = {
  code: '20000001',
  name: 'Grant 2027',
  state: 'SELLER_REQUEST',
  updatedTime: '2026-11-21T10:00:00Z',
  totalItems: 1,
  version: 1,
  threshold: 100,
  allowedActions: ['VIEW'],
}

it('a quote in which support staff had a hand says so, and no other does', () => {
  const { unmount } = render(<QuoteFacts locale="en-us" quote={{ ...QUOTE, assistedBySupport: true }} />)
  expect(screen.getByText('Assisted by').nextElementSibling).toHaveTextContent('Customer support')
  unmount()
  render(<QuoteFacts locale="en-us" quote={QUOTE} />)
  expect(screen.queryByText('Assisted by')).not.toBeInTheDocument()
})
