import { describe, expect, it } from 'vitest'
import { validationFlash } from '@/lib/cart/flash/validation-flash'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import { cartOf, entryOf, KIT, usd } from '../../../components/cart/samples'

const finding = (statusCode: CartFinding['statusCode'], more: Partial<CartFinding> = {}): CartFinding => ({
  statusCode,
  quantity: 12,
  quantityAdded: 0,
  entry: { entryNumber: 0, quantity: 12, product: KIT },
  ...more,
})

const CART = cartOf({ entries: [entryOf(KIT, 12)] })

const told = (...findings: CartFinding[]) => validationFlash('en-us', CART, findings)

describe('the validation of a cart', () => {
  it('is not told of while nothing stands against the cart', () => {
    expect(told()).toBeUndefined()
  })

  it.each([
    [finding('noStock'), 'Complete Kit: out of stock.'],
    [finding('lowStock', { quantityAdded: -9 }), 'Complete Kit: only 3 available. Your cart has 12.'],
    [finding('belowMinimum', { quantityAdded: 3 }), 'Complete Kit: the minimum per order is now 15.'],
    [
      finding('notMultiple', { quantityAdded: -2 }),
      'Complete Kit: sold in fixed multiples now, and 12 isn’t',
    ],
    [finding('maxOrderQuantityExceeded', { quantityAdded: -2 }), 'the maximum per order is now 10.'],
    [finding('withdrawn'), 'Complete Kit: no longer sold.'],
    [finding('notSold'), 'Complete Kit: can’t be ordered on this site.'],
    [finding('priceChanged', { previousPrice: usd(9) }), 'the price was $9.00 and is now $10.00.'],
    [finding('priceChanged'), 'Complete Kit: the price has changed.'],
  ])('is told in words: %j', (change, text) => {
    expect(told(change)?.lines[0]?.text).toContain(text)
  })

  it('does not tell a larger stock, but offers the quantity', () => {
    const report = told(finding('lowStock', { quantity: 500, quantityAdded: -400 }))
    expect(report?.lines[0]?.text).toBe('Complete Kit: we don’t have 500 in stock. Lower the quantity.')
  })

  it('offers the possible quantity, and changes nothing by itself', () => {
    expect(told(finding('lowStock', { quantityAdded: -9 }))?.offers).toEqual([
      { code: KIT.code, quantity: 3, label: 'Change to 3: Complete Kit', isAdded: false },
    ])
    expect(told(finding('noStock', { quantityAdded: -12 }))?.offers).toBeUndefined()
  })

  it('says that an item cannot go to the home address that was chosen', () => {
    const report = told(finding('institutionOnly', { quantityAdded: 0 }))
    expect(report?.lines[0]?.text).toMatch(/^Complete Kit: shipped to institutions only/)
    expect(report?.offers).toBeUndefined()
  })

  it('leaves levels to the gate panel, and says how many changes there are', () => {
    expect(told(finding('qualificationRequired'))).toBeUndefined()
    const report = told(finding('withdrawn'), finding('noStock'), finding('qualificationRequired'))
    expect(report?.message).toBe('2 things in your cart have changed')
    expect(report?.lines).toHaveLength(2)
  })
})
