import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CheckoutActions } from '@/components/cart/page/checkout-actions'
import { QuoteBanner } from '@/components/cart/page/quote-banner'
import type { CheckoutBlock } from '@/lib/cart/gates/checkout-block'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'

const { cart: TEXTS, checkout: CHECKOUT, support: SUPPORT } = getMessages('en-us')

const CUSTOMER = { submissionKey: 'key' }
const AGENT = { ...CUSTOMER, isAgent: true } as const

const draw = (hidden: typeof CUSTOMER | typeof AGENT, block?: CheckoutBlock) =>
  render(<CheckoutActions locale="en-us" isSignedIn={true} {...{ hidden, block }} express={{}} />)

describe('the ways to order a cart', () => {
  it('are the checkout and the express checkout for the customer', () => {
    draw(CUSTOMER)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      TEXTS.checkout.submit,
      CHECKOUT.express.submit,
    ])
    expect(screen.queryByText(SUPPORT.barred.title)).not.toBeInTheDocument()
  })

  it('are not offered to a support agent, who reads that the customer checks out, and how', () => {
    const { container } = draw(AGENT)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(container).toHaveTextContent(SUPPORT.barred.parts.terms)
    expect(container).toHaveTextContent(SUPPORT.barred.how)
  })

  it('are closed to an agent for the same reason as to the customer, which the agent can settle', () => {
    draw(AGENT, { reason: 'pending' })
    expect(screen.getByText(TEXTS.checkout.pending)).toBeVisible()
  })
})

it.each([
  ['leads the customer', CUSTOMER, true],
  ['does not lead a support agent', AGENT, false],
])('the banner of a quote in the cart %s to the checkout', (_, hidden, isLed) => {
  const quote = { code: '7001', state: 'BUYER_ACCEPTED' } as const
  render(<QuoteBanner locale="en-us" {...{ quote, hidden }} />)
  const paths = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(paths.includes(checkoutPath('en-us'))).toBe(isLed)
  expect(screen.getByRole('button', { name: TEXTS.quote.leave })).toBeVisible()
})
