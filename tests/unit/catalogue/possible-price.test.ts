import { describe, expect, it } from 'vitest'
import { isSalePrice, withoutImpossiblePrices } from '@/lib/contract/commerce/catalogue/possible-price'

const usd = (value: unknown) => ({ currencyIso: 'USD', value })

const IMPOSSIBLE: readonly (readonly [kind: string, price: unknown])[] = [
  ['zero', usd(0)],
  ['less than zero', usd(-5)],
  ['of another currency', { currencyIso: 'EUR', value: 2 }],
  ['without a currency', { value: 2 }],
  ['with a text as its value', usd('10.00')],
  ['without a value', { currencyIso: 'USD' }],
  ['no number', usd(Number.NaN)],
  ['without end', usd(Number.POSITIVE_INFINITY)],
  ['a number', 10],
  ['a text', '$10.00'],
  ['nothing', null],
  ['a list', [usd(10)]],
]

const judged = (answer: unknown) => withoutImpossiblePrices(answer, 'USD')

describe('a price of commerce', () => {
  it('is one to sell at where it is more than nothing, in the currency of the site', () => {
    expect(isSalePrice(usd(0.01), 'USD')).toBe(true)
    expect(isSalePrice(usd(10), 'EUR')).toBe(false)
  })

  it.each(IMPOSSIBLE)('that is %s makes its item “on request”, with no tier left', (_, price) => {
    const item = { code: '1', price, volumePrices: [usd(9)], productItem: { priceOnRequest: false } }
    expect(judged(item)).toEqual({ code: '1', productItem: { priceOnRequest: true } })
  })

  it.each(IMPOSSIBLE)('that is %s is shown in no group, range or tier', (_, price) => {
    const title = {
      itemGroups: [{ group: 'KIT', fromPrice: price }],
      priceRange: { minPrice: price, maxPrice: usd(10) },
      variantOptions: [{ price: usd(10), volumePrices: [{ ...usd(9), minQuantity: 10 }, price] }],
    }
    expect(judged(title)).toEqual({
      itemGroups: [{ group: 'KIT' }],
      variantOptions: [{ price: usd(10), volumePrices: [{ ...usd(9), minQuantity: 10 }] }],
    })
  })

  it.each(IMPOSSIBLE)(
    'that is %s leaves its line of a cart without a price and the cart without sums',
    (_, price) => {
      const line = { quantity: 1, basePrice: usd(10), totalPrice: usd(10) }
      const cart = { totalItems: 2, subTotal: usd(10), totalPrice: usd(10) }
      const wrong = { quantity: 2, basePrice: price, totalPrice: price }
      expect(judged({ ...cart, entries: [line, wrong] })).toEqual({
        totalItems: 2,
        entries: [line, { quantity: 2 }],
      })
    },
  )

  it('can be nothing where it is a sum, and never less', () => {
    expect(judged({ subTotal: usd(0), totalDiscounts: usd(-1), totalPrice: usd('0') })).toEqual({
      subTotal: usd(0),
    })
  })

  it('that is right stays as it is, and so does everything else', () => {
    const answer = {
      price: usd(10),
      productItem: { priceOnRequest: false },
      priceRange: { minPrice: usd(1), maxPrice: usd(2) },
      entries: [{ basePrice: usd(10), totalPrice: usd(20) }, { quantity: 1 }],
      subTotal: usd(20),
      threshold: 100,
    }
    expect(judged(answer)).toEqual(answer)
  })
})
