import { describe, expect, it } from 'vitest'
import { cartCsv } from '@/lib/cart/cart-csv'
import { parseCsv } from '@/lib/quick-order/parse-csv'
import { LOCALES } from '@/lib/site/sites'
import { toCsv } from '@/lib/text/csv'
import { COURSE, cartOf, entryOf, KIT, REPORTS, usd } from '../../components/cart/samples'

const FLAGS = { upc: false, 'image-capability': false }

const rowsOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n')

describe('a CSV file', () => {
  it('begins with the mark of UTF-8', () => {
    expect(toCsv([['é']], ',')).toBe('\u{FEFF}é\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['\n=1+1', '"\'\n=1+1"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ])('runs nothing: %j', (text, cell) => {
    expect(toCsv([[text]], ',')).toBe(`\u{FEFF}${cell}\r\n`)
  })

  it.each([
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a;b', 'a;b'],
    ['1-2', '1-2'],
  ])('quotes what needs it: %j', (text, cell) => {
    expect(toCsv([[text]], ',')).toBe(`\u{FEFF}${cell}\r\n`)
  })
})

describe('the CSV file of a cart', () => {
  it.each(LOCALES)('is read in again with its lines and without its sums in %s', locale => {
    const cart = cartOf({ totalPrice: usd(207) })
    const lines = parseCsv(cartCsv(locale, cart, { ...FLAGS, upc: true }).slice(1))
    expect(lines.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: KIT.code, quantity: '2' },
      { code: REPORTS.code, quantity: '20' },
      { code: COURSE.code, quantity: '1' },
    ])
  })

  it('has a row per line in the order of the page, and the sums of commerce below', () => {
    const rows = rowsOf(cartCsv('en-us', cartOf({ totalDiscounts: usd(23), totalPrice: usd(207) }), FLAGS))
    expect(rows.map(row => row.split(',')[0])).toEqual([
      'Item number',
      KIT.code,
      REPORTS.code,
      COURSE.code,
      '',
      '',
      '',
    ])
    expect(rows[1]).toBe(`${KIT.code},Complete Kit,Level C,Shipped to you,In stock,each,2,10.00,20.00,USD,`)
    expect(rows.slice(4).map(row => row.replace(/,+/g, ','))).toEqual([
      ',Subtotal,230.00,USD,',
      ',Total discounts,23.00,USD,',
      ',Total before tax,207.00,USD,',
    ])
  })

  it.each(['fr-ca', 'nl-nl', 'es-es'] as const)('has decimals as %s writes them', locale => {
    const [, kit = ''] = rowsOf(cartCsv(locale, cartOf({ entries: [entryOf(KIT, 1234)] }), FLAGS))
    expect(kit.split(';').slice(-5)).toEqual(['1234', '10,00', '12340,00', 'USD', ''])
  })

  it('has the product code where its flag is on', () => {
    const item = { ...KIT, upc: '012345678905' }
    const csv = cartCsv('en-us', cartOf({ entries: [entryOf(item, 1)] }), { ...FLAGS, upc: true })
    expect(rowsOf(csv)[1]).toContain(`${KIT.code},012345678905,Complete Kit`)
  })

  it('has the note of a line, which can be no formula', () => {
    const csv = cartCsv('en-us', cartOf({ entries: [entryOf(KIT, 1, { note: '=cmd|x' })] }), FLAGS)
    expect(rowsOf(csv)[1]).toMatch(/,USD,'=cmd\|x$/)
  })

  it('leaves out a price that is not known', () => {
    const entries = [entryOf(KIT, 1, { basePrice: undefined, totalPrice: undefined })]
    const csv = cartCsv('en-us', cartOf({ entries, subTotal: undefined, totalPrice: undefined }), FLAGS)
    expect(rowsOf(csv)).toHaveLength(2)
    expect(rowsOf(csv)[1]).toMatch(/,1,,,,$/)
  })
})
