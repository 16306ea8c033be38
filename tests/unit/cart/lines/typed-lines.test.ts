import { describe, expect, it } from 'vitest'
import { canonicalLinesAddress, typedQuantities } from '@/lib/cart/lines/typed-lines'

describe('the address of chosen lines', () => {
  it('loses the fields that were left empty, and keeps wrong ones as they were typed', () => {
    const parameters = {
      title: 'P900000011',
      'quantity.0900000001': '2',
      'quantity.0900000002': '',
      'quantity.0900000003': 'ten',
      'quantity.0900000004': ' ',
    }
    expect(canonicalLinesAddress('/base', parameters)).toBe(
      '/base?title=P900000011&quantity.0900000001=2&quantity.0900000003=ten',
    )
  })

  it('keeps the title where nothing was chosen, because the page leads back to it', () => {
    expect(canonicalLinesAddress('/base', { title: 'P900000011', 'quantity.0900000001': '' })).toBe(
      '/base?title=P900000011',
    )
  })

  it('is left alone where it is canonical, so that there is no redirect loop', () => {
    for (const parameters of [{}, { title: 'P900000011' }, { 'quantity.0900000001': '2' }])
      expect(canonicalLinesAddress('/base', parameters)).toBeUndefined()
  })
})

it('quantities of an address are read as they were typed', () => {
  const read = typedQuantities({ 'quantity.0900000001': '3', 'quantity.0900000002': 'abc', other: '1' })
  expect([...read]).toEqual([
    ['0900000001', '3'],
    ['0900000002', 'abc'],
  ])
})
