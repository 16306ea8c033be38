import { describe, expect, it } from 'vitest'
import { readEntriesChange } from '@/lib/cart/changes/entries-change'
import {
  itemWithoutQuantity,
  linesAddress,
  readCartLines,
  sentAddress,
  typedAddress,
  typedLines,
} from '@/lib/cart/lines/cart-lines'
import { quantityBeforeField, quantityField } from '@/lib/cart/lines/line-fields'

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
      order: [B, A],
    })
  })

  it('keep the order in which they were typed, invalid ones included', () => {
    const sent = readCartLines({ [q(B)]: 'two', [q(A)]: '3' })
    const typed = [
      { code: B, quantity: 'two' },
      { code: A, quantity: 3 },
    ]
    expect(typedLines(sent)).toEqual(typed)
    expect(sentAddress('/cart', sent)).toBe(linesAddress('/cart', undefined, typed))
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
    expect(readCartLines(fields)).toEqual({ lines: [], faults: [], order: [] })
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
      { kind: 'change', notes: [], lines: [{ code: A, quantity: 3 }] },
    ],
    ['none of a line', { [q(A)]: '0' }, { kind: 'change', notes: [], lines: [{ code: A, quantity: 0 }] }],
    [
      'a removal with what else was typed, whatever stands in its own field',
      { intent: 'update', remove: A, [q(A)]: 'x', [q(B)]: '7' },
      {
        kind: 'change',
        notes: [],
        lines: [
          { code: B, quantity: 7 },
          { code: A, quantity: 0 },
        ],
      },
    ],
    [
      'only what was typed, not what the page was drawn with',
      { [q(A)]: '3', [quantityBeforeField(A)]: '3', [q(B)]: '7', [quantityBeforeField(B)]: '5' },
      { kind: 'change', notes: [], lines: [{ code: B, quantity: 7 }] },
    ],
    [
      'a quote for what was typed',
      { intent: 'quote', [q(A)]: '3' },
      { kind: 'change', notes: [], lines: [{ code: A, quantity: 3 }], exit: 'quote' },
    ],
    [
      'the checkout of what was typed',
      { intent: 'checkout', [q(A)]: '3' },
      { kind: 'change', notes: [], lines: [{ code: A, quantity: 3 }], exit: 'checkout' },
    ],
    [
      'a saved cart of what was typed',
      { intent: 'save', [q(A)]: '3' },
      { kind: 'change', notes: [], lines: [{ code: A, quantity: 3 }], exit: 'save' },
    ],
    [
      'lines as they were before',
      { intent: 'undo', [q(A)]: '3', [q(B)]: '0' },
      {
        kind: 'undo',
        lines: [
          { code: A, quantity: 3 },
          { code: B, quantity: 0 },
        ],
      },
    ],
    ['an empty cart', { intent: 'empty', [q(A)]: 'x' }, { kind: 'empty' }],
    ['a merge', { intent: 'merge' }, { kind: 'merge' }],
    ['nothing', {}, { kind: 'change', notes: [], lines: [] }],
  ])('%s', (_, fields, change) => {
    expect(readEntriesChange(fields)).toEqual(change)
  })

  it('is refused in whole where one quantity cannot be', () => {
    expect(readEntriesChange({ [q(A)]: '-2', [q(B)]: '3' })).toMatchObject({
      kind: 'faulty',
      sent: { lines: [{ code: B, quantity: 3 }], faults: [{ code: A, typed: '-2' }] },
    })
  })
})

describe('what comes from a spreadsheet or was meant for another field', () => {
  it('is read without what no one sees', () => {
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

describe('the address of a form that was not carried out', () => {
  const fields = {
    [quantityField('0900000001')]: '5',
    [quantityBeforeField('0900000001')]: '2',
    [quantityField('0900000002')]: '3',
    [quantityBeforeField('0900000002')]: '3',
    [quantityField('0900000003')]: 'ten',
    [quantityField('0900000004')]: '0',
  }

  it('holds what was typed, right or wrong, and no quantity that no one has changed', () => {
    const { searchParams } = new URL(typedAddress('/base', fields), 'http://store.invalid')
    expect([...searchParams]).toEqual([
      [quantityField('0900000001'), '5'],
      [quantityField('0900000003'), 'ten'],
    ])
  })
})
