import { describe, expect, it } from 'vitest'
import { entryNoteSchema, NOTE_LENGTH } from '../../../../lib/contract/commerce/cart/entry-facts.ts'
import { voucherReferenceSchema } from '../../../../lib/contract/commerce/cart/voucher.ts'
import { inventoryAccountInputSchema } from '../../../../lib/contract/commerce/checkout/inventory-account.ts'
import { vatNumberSchema } from '../../../../lib/contract/commerce/checkout/tax.ts'
import { paymentDetailsInputSchema } from '../../../../lib/contract/commerce/payment/payment-details.ts'
import { PURCHASE_ORDER_NUMBER } from '../../../../lib/contract/commerce/payment/purchase-order.ts'

const CARD = {
  accountHolderName: 'Edith Marsh',
  cardNumber: '************1111',
  cardType: { code: 'visa' },
  expiryMonth: '4',
  expiryYear: '2029',
  subscriptionId: 'tok_1',
}

describe('a card', () => {
  it('is neither saved nor the default unless it says so', () => {
    expect(paymentDetailsInputSchema.parse(CARD)).toEqual({ ...CARD, saved: false, defaultPayment: false })
  })

  it.each(['4111111111111111', '4111 1111 1111 1111', '411111******1111', '1111', ''])(
    'never has the number %s, because only masked ones are accepted',
    cardNumber => {
      expect(paymentDetailsInputSchema.safeParse({ ...CARD, cardNumber }).success).toBe(false)
    },
  )

  it.each([{ expiryMonth: '13' }, { expiryMonth: '0' }, { expiryYear: '29' }, { cardType: { code: 'x' } }])(
    'is refused with %o',
    change => {
      expect(paymentDetailsInputSchema.safeParse({ ...CARD, ...change }).success).toBe(false)
    },
  )
})

describe('a purchase order number', () => {
  it.each(['PO-2026/118', '4711', 'No. 12 #3', 'Ä'.repeat(30)])('may be %s', number => {
    expect(PURCHASE_ORDER_NUMBER.test(number)).toBe(true)
  })

  it.each(['', '--', 'A'.repeat(31), 'PO\u202e118', '<b>1</b>', '=1+1'])('may not be %s', number => {
    expect(PURCHASE_ORDER_NUMBER.test(number)).toBe(false)
  })
})

it('a VAT number is read without the characters by which people group it', () => {
  expect(vatNumberSchema.parse({ vatNumber: ' nl 8123.456-78 b01 ' })).toEqual({
    vatNumber: 'NL812345678B01',
  })
})

it('a note has a maximum length', () => {
  expect(entryNoteSchema.safeParse({ note: 'x'.repeat(NOTE_LENGTH) }).success).toBe(true)
  expect(entryNoteSchema.safeParse({ note: 'x'.repeat(NOTE_LENGTH + 1) }).success).toBe(false)
})

it('a voucher is named', () => {
  expect(voucherReferenceSchema.safeParse({ voucherId: ' ' }).success).toBe(false)
  expect(voucherReferenceSchema.parse({ voucherId: ' SAVE10 ' })).toEqual({ voucherId: 'SAVE10' })
})

it('an inventory account is an existing or a new one', () => {
  expect(inventoryAccountInputSchema.safeParse({}).success).toBe(false)
  expect(inventoryAccountInputSchema.safeParse({ createNew: false }).success).toBe(false)
  expect(inventoryAccountInputSchema.parse({ accountNumber: 'QG-EAST-77' })).toEqual({
    accountNumber: 'QG-EAST-77',
  })
})
