import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartScreen } from '@/components/cart/page/cart-screen'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, KIT } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const { cart: TEXTS } = getMessages('en-us')

const usd = (value: number) => ({ currencyIso: 'USD', value })

const OLD: Programme = {
  code: 'OLD',
  status: 'OLD_APPLIED',
  name: 'Organization discount',
  validUntil: '2027-09-23',
  percent: 10,
  amount: usd(23),
}

const draw = (cart: Cart) =>
  render(
    <CartScreen
      locale="en-us"
      view={{ state: 'shown', cart }}
      visitor={{
        isSignedIn: true,
        flags: { ...DEFAULT_FLAGS.values, 'org-level-discount': true },
        typed: new Map(),
      }}
      hidden={{ submissionKey: 'key' }}
      supportHref="#support"
    />,
  )

const sums = () => screen.getByRole('region', { name: TEXTS.sums.heading })

describe('price programmes in the cart', () => {
  it('name the discount of an organization by its customer and rate, and show each price with and without it', () => {
    const organization = { uid: 'org', name: 'Eastmarsh' }
    const cart = cartOf({ programmes: [OLD], totalDiscounts: usd(23), organization })
    draw(cart)
    expect(sums()).toHaveTextContent('Eastmarsh discount (10%)−$23.00Applied · until September 23, 2027')
    const line = within(document.querySelector<HTMLElement>(`[data-line="${KIT.code}"]`) ?? document.body)
    expect(line.getAllByText('List price:').map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
      '$20.00',
      '$10.00',
    ])
    expect(line.getByText('$18.00')).toBeVisible()
    expect(line.getByText('$9.00')).toBeVisible()
  })

  it('say of a plan that pays for nothing here why the total stays as it is', () => {
    const idle: Programme = { code: 'UAP', status: 'UAP_APPLIED', name: 'Plan', limit: 500, used: 497 }
    draw(cartOf({ programmes: [idle] }))
    expect(sums()).toHaveTextContent(
      `PlanCovers usages · 497 of 500 used, 3 left${TEXTS.programmes.noUsages}`,
    )
    expect(screen.queryByText('List price:')).not.toBeInTheDocument()
  })
})
