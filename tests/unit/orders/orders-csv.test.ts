import { describe, expect, it } from 'vitest'
import type { OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { ordersCsvHead, ordersCsvRows } from '@/lib/orders/history/orders-csv'

const ORDER: OrderSummary = {
  code: '30000001',
  guid: 'g',
  status: 'CREATED',
  statusDisplay: 'created',
  placed: '2026-09-28T10:00:00+0000',
  total: { currencyIso: 'USD', value: 200.01 },
}

describe('the CSV file of orders', () => {
  it.each([
    ['en-us', 'Quote number'],
    ['fr-ca', 'Numéro de soumission'],
    ['nl-nl', 'Offertenummer'],
    ['es-es', 'Número de presupuesto'],
  ] as const)('has a column of the quote that was ordered: %s', (locale, column) => {
    const ends = (text: string) => text.trimEnd().split(/[,;]/).at(-1)
    expect(ends(ordersCsvHead(locale))).toBe(column)
    expect(ends(ordersCsvRows(locale, [{ ...ORDER, sapQuoteCode: '70000001' }]))).toBe('70000001')
    expect(ends(ordersCsvRows(locale, [ORDER]))).toBe('')
  })
})
