import { describe, expect, it } from 'vitest'
import { accountDifferences } from '@/lib/cart/flash/account-differences'
import { cartOf, entryOf, KIT, REPORTS, usd } from '../../../components/cart/samples'

const C = { code: 'C' as const, name: 'Level C', rank: 3 }

const kit = (satisfied: boolean) => entryOf(KIT, 1, { qualification: { required: C, satisfied } })

const told = (change: Partial<Parameters<typeof accountDifferences>[1]>) =>
  accountDifferences('en-us', { before: cartOf(), after: cartOf(), isPersonal: false, ...change }).map(
    ({ text }) => text,
  )

describe('another account of a cart', () => {
  it('has nothing to tell where nothing changes', () => {
    expect(told({})).toEqual([])
  })

  it('loses lines whose level only the former account had', () => {
    const [before, after] = [cartOf({ entries: [kit(true)] }), cartOf({ entries: [kit(false)] })]
    expect(told({ before, after })).toEqual([
      'Complete Kit: requires level C, which you don’t hold for this account.',
    ])
    expect(told({ before: after, after })).toEqual([])
  })

  it('that is personal loses what ships to institutions only', () => {
    const item = { ...REPORTS, productItem: { ...REPORTS.productItem, shipTo: 'INSTITUTION' as const } }
    const cart = cartOf({ entries: [entryOf(item, 10)] })
    expect(told({ before: cart, after: cart, isPersonal: true })).toEqual([
      'Score Reports: ships to institutions only, so it can’t be ordered for this account.',
    ])
    expect(told({ before: cart, after: cart })).toEqual([])
  })

  it('loses price agreements and promotion codes, and has another total', () => {
    const before = cartOf({
      totalPrice: usd(207),
      programmes: [{ code: 'OLD', status: 'OLD_APPLIED', name: 'Eastmarsh discount', amount: usd(23) }],
      appliedVouchers: [
        {
          code: 'v1',
          voucherCode: 'AUTUMN10',
          name: 'Autumn',
          value: 10,
          valueFormatted: '',
          valueString: '',
          freeShipping: false,
          appliedValue: usd(10),
        },
      ],
    })
    expect(told({ before })).toEqual([
      'This price agreement doesn’t apply: Eastmarsh discount.',
      'This promotion code doesn’t apply: AUTUMN10.',
      'The total was $207.00 and is now $230.00.',
    ])
  })
})
