import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Programmes } from '@/components/account/programmes'
import { CartSums } from '@/components/cart/page/cart-sums'
import { CheckoutSums } from '@/components/checkout/checkout-sums'
import { OrderSums } from '@/components/orders/order-sums'
import { programmeTexts, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { Locale } from '@/lib/site/sites'
import { cartOf, usd } from '../cart/samples'
import { orderOf } from '../orders/samples'

const FLAGS = { 'org-level-discount': true }

const PLAN: Programme = { code: 'UAP', status: 'UAP_APPLIED', name: 'Unlimited plan', limit: 500, used: 120 }
const DISCOUNT: Programme = {
  code: 'OLD',
  status: 'OLD_APPLIED',
  name: 'Organization-level discount',
  percent: 10,
  validUntil: '2027-09-26',
  amount: usd(23),
}

const VOUCHER = {
  code: 'v1',
  voucherCode: 'AUTUMN10',
  name: 'Autumn offer',
  value: 10,
  valueFormatted: '10%',
  valueString: '10',
  freeShipping: false,
  appliedValue: usd(20),
}

const LINES = { totalDiscounts: usd(43), appliedVouchers: [VOUCHER] }

/** Terms with their values, without those whose texts differ by page: subtotal and total. */
const linesOf = (element: React.JSX.Element): readonly string[] => {
  const { container, unmount } = render(element)
  const lines = [...container.querySelectorAll('dl > div')].map(line => line.textContent ?? '')
  unmount()
  return lines.filter(line => /plan|discount|rabais|korting|Autumn/i.test(line))
}

const STATES = [
  ['a plan that covers usages', [{ ...PLAN, amount: usd(23) }]],
  ['a plan without usages in the cart', [PLAN]],
  ['a plan whose limit is reached', [{ ...PLAN, status: 'UAP_LIMIT_REACHED', used: 500 }]],
  ['a plan that has ended', [{ ...PLAN, status: 'UAP_EXPIRED' }]],
  ['a discount of the organization', [DISCOUNT]],
  ['a discount that has ended', [{ ...DISCOUNT, status: 'OLD_EXPIRED' }]],
  ['a discount that starts later', [{ ...DISCOUNT, status: 'OLD_NOT_STARTED', validFrom: '2027-01-01' }]],
  ['both', [PLAN, DISCOUNT]],
] as const satisfies readonly (readonly [string, readonly Programme[]])[]

it.each(
  (['en-us', 'fr-ca', 'nl-nl'] satisfies Locale[]).flatMap(locale =>
    STATES.map(([state, programmes]) => [state, locale, programmes] as const),
  ),
)('cart, checkout and order say the same of %s in %s', (_, locale, programmes) => {
  const cart = cartOf({ ...LINES, programmes: [...programmes] })
  const inCart = linesOf(
    <CartSums locale={locale} cart={cart} programmes={shownProgrammes(programmes, FLAGS)} />,
  )
  expect(inCart.length).toBeGreaterThan(0)
  expect(linesOf(<CheckoutSums locale={locale} cart={cart} flags={FLAGS} />)).toEqual(inCart)
  const order = orderOf({ ...LINES, programmes: [...programmes] })
  expect(linesOf(<OrderSums locale={locale} order={order} flags={FLAGS} />)).toEqual(inCart)
})

it.each(STATES)('the account says of %s what the cart says', (_, programmes) => {
  const shown = shownProgrammes(programmes, FLAGS)
  const { container, unmount } = render(<Programmes locale="en-us" programmes={shown} customer="Eastmarsh" />)
  const inAccount = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  unmount()
  const organization = { uid: 'org', name: 'Eastmarsh' }
  const cart = cartOf({ ...LINES, programmes: [...programmes], organization })
  const inCart = linesOf(<CheckoutSums locale="en-us" cart={cart} flags={FLAGS} />).join('\n')
  const onProductPages = programmeTexts('en-us', shown, 'Eastmarsh').programmes
  expect(inAccount).toHaveLength(2 * programmes.length)
  for (const text of inAccount) expect(inCart).toContain(text)
  expect(onProductPages.flatMap(({ name, facts }) => [name, facts])).toEqual(inAccount)
})

it('without their flag, discounts of organizations are named nowhere', () => {
  const off = { 'org-level-discount': false }
  const told = (programmes: Programme[]) => {
    const members = { programmes, totalDiscounts: usd(23) }
    const cart = cartOf(members)
    const shown = shownProgrammes(programmes, off)
    return [
      linesOf(<CartSums locale="en-us" cart={cart} programmes={shown} />),
      linesOf(<CheckoutSums locale="en-us" cart={cart} flags={off} />),
      linesOf(<OrderSums locale="en-us" order={orderOf(members)} flags={off} />),
    ].map(lines => lines.some(line => line.includes('Organization-level') || line.includes('(10%)')))
  }
  expect(told([{ ...DISCOUNT, status: 'OLD_EXPIRED' }])).toEqual([false, false, false])
  expect(told([DISCOUNT])).toEqual([false, false, false])
})
