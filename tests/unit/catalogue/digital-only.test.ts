import { expect, it } from 'vitest'
import { digitalOnlyDeliveries } from '@/lib/catalogue/digital-only'
import { itemWith } from './items'

const FORMS = itemWith()
const USAGE = itemWith({}, { format: 'DIGITAL', fulfilment: 'INVENTORY_CREDIT' })
const MANUAL = itemWith({}, { format: 'DIGITAL', fulfilment: 'EMAIL_ACCESS' })
const SEAT = itemWith({}, { format: 'SERVICE', fulfilment: 'BOOKING' })

it('a title of which nothing ships tells each way of its items once, in one order', () => {
  expect(digitalOnlyDeliveries({ variantOptions: [SEAT, MANUAL, USAGE, USAGE] })).toEqual([
    'INVENTORY_CREDIT',
    'EMAIL_ACCESS',
    'BOOKING',
  ])
})

it.each([
  ['of which something ships', [USAGE, FORMS]],
  ['of seats alone, which is no digital title', [SEAT]],
  ['without items on this site', []],
])('a title %s is not digital only', (_, variantOptions) => {
  expect(digitalOnlyDeliveries({ variantOptions })).toEqual([])
})

it('forms that are no longer sold do not count, nor does what came in their way', () => {
  const gone = itemWith({}, { status: 'WITHDRAWN' })
  const goneUsage = itemWith({}, { status: 'WITHDRAWN', format: 'DIGITAL', fulfilment: 'INVENTORY_CREDIT' })
  expect(digitalOnlyDeliveries({ variantOptions: [gone, goneUsage, MANUAL] })).toEqual(['EMAIL_ACCESS'])
})
