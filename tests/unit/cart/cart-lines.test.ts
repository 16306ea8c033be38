import { describe, expect, it } from 'vitest'
import {
  itemWithoutQuantity,
  linesAddress,
  readCartLines,
  sentAddress,
  typedLines,
} from '@/lib/cart/cart-lines'
import { readEntriesChange } from '@/lib/cart/entries-change'
import { afterRemoval, readRemoved } from '@/lib/cart/removed-line'

const A = '0031601101'
const B = '0031601401'

const q = (code: string) => `quantity.${code}`

describe('chosen lines', () => {
  it('are those with a quantity, in the order of the form', () => {
    expect(readCartLines({ title: 'AGSC-3', [q(B)]: '2', [q(A)]: ' 3 ', [q('C')]: '', other: '9' })).toEqual({
      title: 'AGSC-3',
      lines: [
        { code: B, quantity: 2 },
        { code: A, quantity: 3 },
      ],
      faults: [],
    })
  })

  it('are the one whose button was pressed, of which the least is meant where nothing was typed', () => {
    const fields = { add: A, [q(A)]: '', [q(B)]: '7' }
    expect(itemWithoutQuantity(fields)).toBe(A)
    expect(readCartLines(fields, 5).lines).toEqual([{ code: A, quantity: 5 }])
    expect(readCartLines({ ...fields, [q(A)]: '2' }, 5).lines).toEqual([{ code: A, quantity: 2 }])
    expect(itemWithoutQuantity({ ...fields, [q(A)]: '2' })).toBeUndefined()
    expect(itemWithoutQuantity({ [q(A)]: '' })).toBeUndefined()
  })

  it.each([
    ['1', undefined],
    ['９', undefined],
    ['007', undefined],
    ['9999', undefined],
    ['10000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['0', 'tooSmall'],
    ['-1', 'tooSmall'],
    ['two', 'notNumber'],
    ['1.5', 'notNumber'],
    ['1,000', 'notNumber'],
    ['1e3', 'notNumber'],
    ['0x10', 'notNumber'],
    ['1 000', 'notNumber'],
  ])('of %s: %s', (typed, reason) => {
    const { lines, faults } = readCartLines({ [q(A)]: typed })
    expect(faults.map(fault => fault.reason)).toEqual(reason === undefined ? [] : [reason])
    expect(lines).toHaveLength(reason === undefined ? 1 : 0)
  })

  it.each([
    ['a list', { [q(A)]: ['1', '2'] }],
    ['an object', { [q(A)]: { $gt: '' } }],
    ['a number that is no text', { [q(A)]: 3 }],
    ['what is no code', { [q('../x')]: '1', [q('a b')]: '1', [q('')]: '1', 'quantity.': '1' }],
    ['a button of no item', { add: '<script>' }],
    ['a title that is none', { title: '../../etc' }],
  ])('never come of %s', (_, fields) => {
    expect(readCartLines(fields)).toEqual({ lines: [], faults: [] })
  })
})

describe('an address of lines', () => {
  it('holds what was typed and is read again as it was sent', () => {
    const sent = readCartLines({ title: 'AGSC-3', [q(A)]: 'two & more', [q(B)]: '4' })
    const address = linesAddress('/cart/add', sent.title, typedLines(sent))
    const query = new URL(address, 'http://store.invalid').searchParams
    const read = readCartLines(Object.fromEntries(query))
    expect(read).toEqual(sent)
  })

  it('is that of the page alone where there is nothing', () => {
    expect(linesAddress('/cart', undefined, [])).toBe('/cart')
  })

  it('keeps to what has to be put right where everything is too long for it', () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [q(String(10 ** 9 + index)), '1']),
    )
    const address = sentAddress('/cart', readCartLines({ ...many, [q(A)]: 'x' }))
    expect(address).toBe(`/cart?${q(A)}=x`)
  })
})

describe('what a form of the cart asks for', () => {
  it.each([
    [
      'an update',
      { intent: 'update', [q(A)]: '3' },
      { kind: 'change', lines: [{ code: A, quantity: 3 }], isRemoval: false },
    ],
    [
      'none of a line',
      { [q(A)]: '0' },
      { kind: 'change', lines: [{ code: A, quantity: 0 }], isRemoval: false },
    ],
    [
      'a removal, whatever stands in the fields',
      { intent: 'update', remove: A, [q(B)]: 'x' },
      { kind: 'change', lines: [{ code: A, quantity: 0 }], isRemoval: true },
    ],
    ['a line put back', { restore: A, quantity: '4' }, { kind: 'restore', line: { code: A, quantity: 4 } }],
    [
      'a line put back without a quantity',
      { restore: A },
      { kind: 'restore', line: { code: A, quantity: 1 } },
    ],
    ['a merge', { intent: 'merge' }, { kind: 'merge' }],
    ['nothing', {}, { kind: 'change', lines: [], isRemoval: false }],
  ])('%s', (_, fields, change) => {
    expect(readEntriesChange(fields)).toEqual(change)
  })

  it('is refused in whole where one quantity cannot be', () => {
    expect(readEntriesChange({ [q(A)]: '-2', [q(B)]: '3' })).toMatchObject({
      kind: 'faulty',
      sent: { lines: [{ code: B, quantity: 3 }], faults: [{ code: A, typed: '-2' }] },
    })
    expect(readEntriesChange({ restore: A, quantity: 'x' })).toMatchObject({ kind: 'faulty' })
  })
})

describe('the address after a removal', () => {
  it('offers to put the line back', () => {
    const { searchParams } = new URL(afterRemoval('en-us', { code: A, quantity: 12 }), 'http://store.invalid')
    expect(readRemoved(Object.fromEntries(searchParams))).toEqual({ code: A, quantity: 12 })
  })

  it.each([
    {},
    { removed: A },
    { removed: '<b>', quantity: '1' },
    { removed: A, quantity: '0' },
    { removed: A, quantity: '10000' },
    { removed: A, quantity: '1e3' },
    { removed: [A], quantity: '1' },
  ])('offers nothing for %j', query => {
    expect(readRemoved(query)).toBeUndefined()
  })
})

describe('what comes from a spreadsheet or was meant for another field', () => {
  it('is read without what nobody sees', () => {
    expect(readCartLines({ [q(A)]: '\u00A01\u200B2\uFEFF' }).lines).toEqual([{ code: A, quantity: 12 }])
  })

  it('comes back in an address that browsers and servers take, however long it was', () => {
    const codes = Array.from({ length: 600 }, (_, index) => `09${index}`)
    const long = Object.fromEntries(codes.map(code => [q(code), 'x'.repeat(1_000)]))
    const address = sentAddress('/store', readCartLines(long))
    expect(address.length).toBeLessThanOrEqual(4_000)
    const { faults } = readCartLines(
      Object.fromEntries(new URL(address, 'http://store.invalid').searchParams),
    )
    expect(faults.slice(0, 2).map(({ code }) => code)).toEqual(codes.slice(0, 2))
  })
})
