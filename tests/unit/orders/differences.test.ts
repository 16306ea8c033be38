import { describe, expect, it } from 'vitest'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import { differencesOf } from '@/lib/checkout/review/differences'
import { REVIEWED_ENTRIES, REVIEWED_SUMS, reviewedFacts } from '@/lib/checkout/review/reviewed-facts'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'
import { cartOf, entryOf, KIT, REPORTS, usd } from '../../components/cart/samples'

const ADDRESS = {
  id: 'a1',
  firstName: 'Nora',
  lastName: 'Vale',
  line1: '1 Elm Street',
  town: 'Utica',
  country: { isocode: 'US' },
}
const MODE = {
  code: 'courier',
  name: 'Courier',
  deliveryCost: usd(12),
  earliestDelivery: '2026-12-01',
  latestDelivery: '2026-12-03',
}
const CARD = {
  id: 'p1',
  accountHolderName: 'Nora Vale',
  cardNumber: '************1111',
  cardType: { code: 'visa' },
  expiryMonth: '12',
  expiryYear: '2030',
  saved: false,
  defaultPayment: false,
}
const PLAN = { code: 'UAP', status: 'UAP_APPLIED', name: 'Unlimited plan' } as const
const VOUCHER = {
  code: 'v1',
  voucherCode: 'SPRING',
  name: 'Spring offer',
  value: 10,
  valueFormatted: '10%',
  valueString: '10%',
  freeShipping: false,
  appliedValue: usd(20),
}

const BEFORE = {
  entries: [entryOf(KIT, 2), entryOf(REPORTS, 20)],
  deliveryAddress: ADDRESS,
  deliveryMode: MODE,
  deliveryCost: usd(12),
  paymentType: { code: 'CARD', displayName: 'Card' },
  paymentInfo: CARD,
  programmes: [PLAN],
  appliedVouchers: [VOUCHER],
  totalTax: usd(10),
  totalPriceWithTax: usd(252),
} as const satisfies Partial<Cart>

const textsOf = (after: Partial<Cart>, before: Partial<Cart> = BEFORE) => {
  const [was, is] = [cartOf({ ...BEFORE, ...before }), cartOf({ ...BEFORE, ...after })].map(reviewedFacts)
  if (was === undefined || is === undefined) throw new Error('no facts')
  return differencesOf(was, is).map(difference => differenceText('en-us', difference))
}

const withKit = (...lines: Parameters<typeof entryOf>[]) => ({
  entries: [...lines.map(line => entryOf(...line)), entryOf(REPORTS, 20)],
})

describe('what has changed since the last look', () => {
  it('is nothing in an equal cart', () => {
    expect(textsOf({})).toEqual([])
  })

  it.each<[string, Partial<Cart>, string[]]>([
    ['a quantity', withKit([KIT, 3]), ['Complete Kit: the quantity was 2 and is now 3.']],
    [
      'a price that rose',
      withKit([KIT, 2, { basePrice: usd(11) }]),
      ['Complete Kit: the price was $10.00 and is now $11.00.'],
    ],
    [
      'a price that is gone',
      withKit([KIT, 2, { basePrice: undefined }]),
      ['Complete Kit can no longer be ordered online: its price is on request.'],
    ],
    [
      'stock that is gone',
      withKit([{ ...KIT, stock: { stockLevelStatus: 'outOfStock' } }, 2]),
      ['Complete Kit is out of stock now.'],
    ],
    [
      'stock that comes later',
      withKit([{ ...KIT, stock: { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-20' } }, 2]),
      ['Complete Kit is out of stock now and ships later.'],
    ],
    [
      'an item that was withdrawn',
      withKit([{ ...KIT, productItem: { ...KIT.productItem, status: 'WITHDRAWN' } }, 2]),
      ['Complete Kit is no longer sold.'],
    ],
    ['a line that is gone', withKit(), ['Complete Kit is no longer in your order.']],
    ['a voucher that is over', { appliedVouchers: [] }, ['Spring offer no longer applies.']],
    [
      'a plan that is used up',
      { programmes: [{ ...PLAN, status: 'UAP_LIMIT_REACHED' }] },
      ['Unlimited plan no longer applies.'],
    ],
    [
      'tax',
      { totalTax: usd(11), totalPriceWithTax: usd(253) },
      ['Tax was $10.00 and is now $11.00.', 'Your total was $252.00 and is now $253.00.'],
    ],
    ['an exemption', { taxExempt: true }, ['Your tax exemption applies now.']],
    ['the cost of delivery', { deliveryCost: usd(15) }, ['Shipping was $12.00 and is now $15.00.']],
    [
      'the days of delivery',
      { deliveryMode: { ...MODE, latestDelivery: '2026-12-09' } },
      ['The expected delivery dates have changed.'],
    ],
    [
      'the address',
      { deliveryAddress: { ...ADDRESS, line1: '2 Elm Street' } },
      ['The shipping address has changed.'],
    ],
    ['the card', { paymentInfo: { ...CARD, id: 'p2' } }, ['The payment has changed.']],
  ])('is told: %s', (_what, after, texts) => {
    expect(textsOf(after)).toEqual(texts)
  })

  it('is told of a line that is new and of an exemption that is over', () => {
    expect(textsOf({}, { ...withKit(), taxExempt: true })).toEqual([
      'Complete Kit was added to your order.',
      'Your tax exemption no longer applies.',
    ])
  })

  it('does not mind how a low stock is called, or who else is in the address record', () => {
    const low = withKit([{ ...KIT, stock: { stockLevelStatus: 'lowStock' } }, 2])
    expect(textsOf({ ...low, deliveryAddress: { ...ADDRESS, defaultAddress: true } })).toEqual([])
  })

  it.each(LOCALES)('has words in %s', locale => {
    const { sums, entries, gone, none } = getMessages(locale).orders.changes
    for (const entry of REVIEWED_ENTRIES)
      expect(differenceText(locale, { kind: 'entry', entry })).toBe(entries[entry])
    for (const entry of REVIEWED_ENTRIES)
      expect(differenceText(locale, { kind: 'entry', entry, isGone: true })).toBe(
        { ...entries, ...gone }[entry],
      )
    for (const sum of REVIEWED_SUMS)
      expect(differenceText(locale, { kind: 'sum', sum })).toBe(
        sums[sum].replace('{was}', none).replace('{is}', none),
      )
  })
})
