import { describe, expect, it } from 'vitest'
import { offerHint } from '@/lib/checkout/offer-texts'
import { paymentOffers } from '@/lib/checkout/payment-offers'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { OfferedPaymentType } from '@/lib/contract/commerce/payment/payment-type'
import { usd } from '../../components/cart/samples'

const NOW = Date.UTC(2026, 2, 10)

const card = (id: string, expiryYear: string): PaymentDetails => ({
  id,
  accountHolderName: 'Ada Vale',
  cardNumber: '************4242',
  cardType: { code: 'visa' },
  expiryMonth: '2',
  expiryYear,
  saved: true,
  defaultPayment: false,
})

const cards = (...kept: readonly PaymentDetails[]) => ({ kept, ofCart: undefined })

const CARD: OfferedPaymentType = { code: 'CARD', displayName: 'Card' }
const ORDER: OfferedPaymentType = {
  code: 'PURCHASE_ORDER',
  displayName: 'Purchase order',
  purchaseOrder: { required: true, minimum: usd(50), maximum: usd(5000) },
}
const ACCOUNT: OfferedPaymentType = { code: 'ACCOUNT', displayName: 'On account', creditLeft: usd(80) }

describe('the ways to pay', () => {
  it('have one for each valid card that the user keeps', () => {
    const offers = paymentOffers([CARD, ORDER], cards(card('old', '2026'), card('new', '2027')), NOW)
    expect(offers.map(({ code }) => code)).toEqual(['CARD:new', 'NEW_CARD', 'PURCHASE_ORDER'])
    expect(offers[2]?.purchaseOrder?.required).toBe(true)
  })

  it('have one for the card that was entered for this order only, and none twice', () => {
    const kept = card('kept', '2027')
    const codesWith = (ofCart: PaymentDetails) =>
      paymentOffers([CARD], { kept: [kept], ofCart }, NOW).map(({ code }) => code)
    expect(codesWith(kept)).toEqual(['CARD:kept', 'NEW_CARD'])
    expect(codesWith(card('once', '2027'))).toEqual(['CARD:once', 'CARD:kept', 'NEW_CARD'])
    expect(codesWith(card('once', '2026'))).toEqual(['CARD:kept', 'NEW_CARD'])
  })

  it('have no card where commerce accepts none', () => {
    expect(paymentOffers([ACCOUNT], cards(card('new', '2027')), NOW).map(({ code }) => code)).toEqual([
      'ACCOUNT',
    ])
  })

  it('say what limits them', () => {
    expect(offerHint('en-us', ORDER)).toBe('For orders from $50.00 to $5,000.00')
    expect(offerHint('en-us', ACCOUNT)).toBe('$80.00 of credit left')
    expect(offerHint('en-us', CARD)).toBeUndefined()
  })
})
