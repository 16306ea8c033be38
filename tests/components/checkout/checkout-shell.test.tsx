import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CheckoutShell } from '@/components/checkout/checkout-shell'
import { progressOf } from '@/lib/checkout/progress'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, entryOf, KIT, REPORTS, usd } from '../cart/samples'

const { checkout: TEXTS, cart: CART } = getMessages('en-us')

const PLACE = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Vale',
  line1: '1 Elm St',
  town: 'Dover',
  country: { isocode: 'US' },
}

const draw = (members: Partial<Cart>, step: 'account' | 'delivery' = 'delivery') => {
  const cart = cartOf(members)
  render(
    <CheckoutShell
      {...{ cart, step }}
      locale="en-us"
      progress={progressOf(cart)}
      notice="missing"
      flags={{ 'org-level-discount': true }}
      supportHref="#support"
    >
      content
    </CheckoutShell>,
  )
}

const steps = () => within(screen.getByRole('list', { name: TEXTS.progress.label })).getAllByRole('listitem')

const ORGANIZATION = { accountType: 'ORGANIZATION', organization: { uid: 'school', name: 'School' } } as const

describe('the frame of a step', () => {
  it('lists the steps of this cart; finished ones are links', () => {
    draw({ ...ORGANIZATION, deliveryAddress: PLACE, entries: [entryOf(KIT, 2)] })
    const { account, shipping, delivery, payment, review } = TEXTS.steps
    expect(steps().map(({ textContent }) => textContent)).toEqual(
      [account, shipping, delivery, payment, review].map(({ short }) => expect.stringContaining(short)),
    )
    const links = steps().flatMap(step => within(step).queryAllByRole('link'))
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/store/usassessments/en/checkout/account',
      '/store/usassessments/en/checkout/shipping',
    ])
    expect(steps()[2]).toHaveAttribute('aria-current', 'step')
  })

  it('says why the user was redirected to it', () => {
    draw({})
    expect(screen.getByRole('status')).toHaveTextContent(TEXTS.notices.missing)
  })
})

describe('the summary of the order', () => {
  const summary = () => screen.getByRole('region', { name: TEXTS.summary.title })

  it('names account, lines and what is known only later', () => {
    draw({ ...ORGANIZATION, entries: [entryOf(KIT, 2)], totalPrice: usd(20) })
    expect(summary()).toHaveTextContent('Ordering for School')
    expect(summary()).toHaveTextContent('Complete Kit × 2$20.00')
    expect(summary()).toHaveTextContent(`${CART.sums.shipping}${TEXTS.sums.later}`)
    expect(summary()).toHaveTextContent(`${TEXTS.sums.soFar}$20.00`)
  })

  it('has the sums of commerce once they are known', () => {
    const tax = { code: 'OH', name: 'Ohio sales tax', percent: 5, taxable: usd(25), amount: usd(1.25) }
    draw({
      ...ORGANIZATION,
      entries: [entryOf(KIT, 2)],
      deliveryCost: usd(5),
      taxes: [tax],
      totalPrice: usd(25),
      totalPriceWithTax: usd(26.25),
    })
    expect(summary()).toHaveTextContent(`${CART.sums.shipping}$5.00`)
    expect(summary()).toHaveTextContent('Ohio sales tax (5%)$1.25')
    expect(summary()).toHaveTextContent(`${TEXTS.sums.total}$26.25`)
  })

  it('says that there is no tax where none is charged, as soon as the place is known', () => {
    const members = { ...ORGANIZATION, entries: [entryOf(KIT, 2)], totalTax: usd(0) }
    draw(members)
    expect(summary()).toHaveTextContent(`${TEXTS.sums.tax}${TEXTS.sums.later}`)
    cleanup()
    draw({ ...members, deliveryAddress: PLACE })
    expect(summary()).toHaveTextContent(`${TEXTS.sums.tax}$0.00`)
  })

  it('has no shipping where nothing ships, and says that no tax is due', () => {
    draw({ accountType: 'PERSONAL', entries: [entryOf(REPORTS, 20)], taxExempt: true }, 'account')
    expect(summary()).not.toHaveTextContent(CART.sums.shipping)
    expect(summary()).toHaveTextContent(`${TEXTS.sums.tax}${TEXTS.sums.exempt}`)
    expect(summary()).toHaveTextContent(`Ordering for ${TEXTS.account.personal}`)
  })
})
