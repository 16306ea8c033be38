import { expect, it } from 'vitest'
import { similarTitles, suppliesBeside, suppliesInKit, suppliesOf } from '@/lib/catalogue/related'
import type { Reference } from '@/lib/contract/commerce/catalogue/reference'
import { itemWith } from './items'
import { SCREENER } from './titles'

const FORMS = itemWith({ code: '3' })
const REPORT = itemWith({ code: '4' })
const GONE = itemWith({ code: '5' }, { status: 'WITHDRAWN' })
const KIT = itemWith(
  { code: '1' },
  {
    group: 'KIT',
    contents: [
      { code: '3', text: 'Forms', quantity: 1 },
      { text: 'Case', quantity: 1 },
    ],
  },
)

const accessory = (target: typeof FORMS): Reference => ({ referenceType: 'ACCESSORIES', target })

it('supplies are the items that commerce names and that the page offers', () => {
  const elsewhere = itemWith({ code: '6' })
  const references = [GONE, REPORT, elsewhere].map(accessory)
  expect(suppliesOf({ variantOptions: [KIT, FORMS, REPORT, GONE] }, references)).toEqual([REPORT])
  expect(suppliesOf({}, references)).toEqual([])
})

it('each supply belongs to the kits that hold it, or to none', () => {
  expect(suppliesInKit(KIT, [FORMS, REPORT])).toEqual([FORMS])
  expect(suppliesBeside([KIT], [FORMS, REPORT])).toEqual([REPORT])
})

it('titles are similar, not items or the next edition', () => {
  const references: readonly Reference[] = [
    { referenceType: 'FOLLOWUP', target: { ...SCREENER, code: 'P900000099' } },
    accessory(FORMS),
    { referenceType: 'SIMILAR', target: SCREENER },
  ]
  expect(similarTitles(references)).toEqual([SCREENER])
})
