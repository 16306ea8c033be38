import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { CartAside } from '@/components/cart/page/cart-aside'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getMessages } from '@/lib/i18n/messages'
import { cartOf, entryOf, KIT } from './samples'

const { cart: TEXTS } = getMessages('en-us')

const usd = (value: number) => ({ currencyIso: 'USD', value })

type View = ComponentProps<typeof CartAside>['view']

const draw = (cart: Cart, view: View = {}) =>
  render(
    <CartAside
      locale="en-us"
      cart={cart}
      programmes={[]}
      hidden={{ submissionKey: 'key' }}
      view={view}
      supportHref="#support"
      isSignedIn
    />,
  )

it('the least sum for a quote is shown while the cart is below it', () => {
  draw(cartOf({ subTotal: usd(99), totalPrice: usd(99) }))
  expect(screen.getByText('The minimum for a quote is $100.00.')).toBeVisible()
})

it('a price that cannot be leaves no total', () => {
  const entries = [entryOf(KIT, 1, { basePrice: undefined, totalPrice: undefined })]
  draw(cartOf({ entries, subTotal: undefined, totalPrice: undefined }))
  expect(screen.getByText(TEXTS.sums.onRequest)).toBeVisible()
  expect(screen.queryByText(TEXTS.sums.totalNet)).not.toBeInTheDocument()
})

it('totals that commerce cannot compute now are pending, and the reason is told', () => {
  draw(cartOf({ subTotal: undefined, totalPrice: undefined }))
  expect(screen.getByText(TEXTS.sums.pending)).toBeVisible()
  expect(screen.getByText(TEXTS.sums.totalNet).parentElement).toHaveTextContent(TEXTS.sums.pendingAmount)
})

const VOUCHER = {
  code: 'autumn',
  voucherCode: 'AUTUMN10',
  name: 'Autumn promotion',
  value: 10,
  valueFormatted: '10.0%',
  valueString: '10.0%',
  freeShipping: false,
  appliedValue: usd(23),
}

describe('a promotion code', () => {
  it('stands in the sums by name and per cent, and can be removed', () => {
    draw(cartOf({ appliedVouchers: [VOUCHER], totalDiscounts: usd(23), totalPrice: usd(207) }))
    expect(screen.getByText('Autumn promotion (10%)').parentElement).toHaveTextContent('−$23.00')
    expect(screen.queryByText(TEXTS.sums.discount)).not.toBeInTheDocument()
    const remove = screen.getByRole('button', { name: 'Remove promotion code AUTUMN10' })
    expect([remove.getAttribute('name'), remove.getAttribute('value')]).toEqual(['remove', 'AUTUMN10'])
  })

  it('of an amount has no per cent', () => {
    const voucher = { ...VOUCHER, currency: { isocode: 'USD' }, value: 23 }
    draw(cartOf({ appliedVouchers: [voucher], totalDiscounts: usd(23), totalPrice: usd(207) }))
    expect(screen.getByText('Autumn promotion').parentElement).toHaveTextContent('−$23.00')
  })

  it.each(['required', 'invalid', 'redeemed', 'expired', 'exists', 'gone'] as const)(
    'that was refused stays in its field with the reason: %s',
    error => {
      draw(cartOf(), { refusedVoucher: { typed: 'AUTUM', error } })
      const field = screen.getByRole('textbox', { name: TEXTS.voucher.label })
      expect(field).toHaveValue('AUTUM')
      expect(field).toHaveAccessibleDescription(new RegExp(TEXTS.voucher.errors[error].replace(/[.?]/g, '.')))
    },
  )
})

describe('the estimate', () => {
  const region = () => screen.getByRole('region', { name: TEXTS.estimate.title })
  const field = () => within(region()).getByRole('textbox', { name: 'ZIP code' })

  it('asks for the postal code of the country of the site', () => {
    draw(cartOf())
    expect(field()).toHaveAccessibleDescription('For example 12345')
    expect(field().closest('form')).toHaveAttribute('method', 'get')
  })

  it('names shipping, each tax and the total as estimated', () => {
    const estimate = {
      deliveryModes: [
        { code: 'express', name: 'Express', deliveryCost: usd(40) },
        { code: 'standard', name: 'Standard', deliveryCost: usd(12) },
      ],
      deliveryCost: usd(12),
      taxes: [
        { code: 'state', name: 'Ohio sales tax', percent: 5.75, taxable: usd(242), amount: usd(13.92) },
      ],
      totalTax: usd(13.92),
      totalPriceWithTax: usd(255.92),
    }
    draw(cartOf(), { estimate: { state: 'shown', typed: '44250', estimate } })
    expect(region()).toHaveTextContent(
      'Estimated shipping to 44250Standard, the cheapest option$12.00Ohio sales tax (5.75%), estimated$13.92Estimated total$255.92',
    )
    expect(region()).toHaveTextContent(TEXTS.estimate.note)
    expect(field()).toHaveValue('44250')
  })

  it('says why there is no tax where the account is exempt', () => {
    const estimate = {
      deliveryModes: [],
      taxes: [],
      taxExempt: true,
      totalTax: usd(0),
      totalPriceWithTax: usd(230),
    }
    draw(cartOf(), { estimate: { state: 'shown', typed: '44250', estimate } })
    expect(region()).toHaveTextContent('TaxExemptEstimated total$230.00')
  })

  it.each([
    ['invalid', 'Enter a valid ZIP code, for example 12345'],
    ['notServed', TEXTS.estimate.notServed],
  ] as const)('refuses at the field: %s', (state, text) => {
    draw(cartOf(), { estimate: { state, typed: 'x' } })
    expect(field()).toBeInvalid()
    expect(field()).toHaveValue('x')
    expect(region()).toHaveTextContent(text)
  })

  it('says when it is not available, and keeps the code', () => {
    draw(cartOf(), { estimate: { state: 'unavailable', typed: '44250' } })
    expect(region()).toHaveTextContent(TEXTS.estimate.unavailable)
    expect(field()).toHaveValue('44250')
  })
})
