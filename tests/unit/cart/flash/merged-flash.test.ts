import { describe, expect, it } from 'vitest'
import { reportMerge } from '@/lib/cart/flash/merge-report'
import { mergedFlash } from '@/lib/cart/flash/merged-flash'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { cartOf, entryOf, KIT, usd } from '../../../components/cart/samples'

/** A merge that lost nothing. */
const EVEN = { less: [], prices: [], notes: [], vouchers: [] }

describe('the report of a merge', () => {
  const cart = (lines: Readonly<Record<string, number>>): Pick<Cart, 'entries'> => ({
    // Of a line only item and quantity matter here.
    entries: Object.entries(lines).map(
      ([code, quantity]) =>
        ({ quantity, product: { code, name: `Item ${code}` } }) as Cart['entries'][number],
    ),
  })

  it('counts the lines that came along and names those that are less', () => {
    const merged = reportMerge(cart({ A: 2, B: 3, C: 1 }), cart({ A: 1, C: 5 }), cart({ A: 3, B: 1, C: 5 }))
    expect(merged).toEqual({
      ...EVEN,
      lines: 2,
      less: [
        { code: 'B', name: 'Item B', wanted: 3, got: 1 },
        { code: 'C', name: 'Item C', wanted: 6, got: 5 },
      ],
    })
  })

  it('is of the whole cart where there was none of one’s own', () => {
    const whole = { lines: 1, ...EVEN }
    expect(reportMerge(cart({ A: 2 }), undefined, cart({ A: 2 }))).toEqual(whole)
  })
})

it('a merge names counts, lower quantities and other prices', () => {
  const line = (basePrice: number, quantity = 1) =>
    cartOf({ entries: [entryOf(KIT, quantity, { basePrice: usd(basePrice) })] })
  const report = reportMerge(line(230), undefined, line(207))
  expect(mergedFlash('en-us', report)).toEqual({
    tone: 'caution',
    message: '1 item from before you signed in was added to your cart. 1 price has changed.',
    lines: [{ tone: 'caution', text: 'Complete Kit: the price was $230.00 and is now $207.00.' }],
  })
  expect(reportMerge(line(230), line(230), line(230, 2))).toEqual({ lines: 1, ...EVEN })
})

it('a merge names notes and promotion codes that the merged cart does not have', () => {
  const voucher = { voucherCode: 'WELCOME' } as NonNullable<Cart['appliedVouchers']>[number]
  const held = (note: string, appliedVouchers = [voucher], units = 1) => ({
    ...cartOf({ entries: [entryOf(KIT, units, { note })] }),
    appliedVouchers,
  })
  const lost = reportMerge(held('room 12'), held('keep dry', []), held('keep dry', [], 2))
  expect(lost).toMatchObject({ notes: [{ name: KIT.name, note: 'room 12' }], vouchers: ['WELCOME'] })
  expect(mergedFlash('en-us', lost)).toMatchObject({
    tone: 'caution',
    lines: [
      { text: 'Promotion code WELCOME didn’t carry over to this cart. Enter it again to use it.' },
      { text: expect.stringContaining('“room 12”') },
    ],
  })
  const joined = reportMerge(held('room 12'), held('keep dry', []), held('keep dry; room 12'))
  expect(joined).toMatchObject({ notes: [], vouchers: [] })
})
