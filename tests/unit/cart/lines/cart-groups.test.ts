import { expect, it } from 'vitest'
import { groupEntries } from '@/lib/cart/lines/cart-groups'
import { entryAvailability } from '@/lib/cart/lines/entry-availability'
import { availabilityText } from '@/lib/catalogue/availability-text'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { COURSE, entryOf, KIT, REPORTS } from '../../../components/cart/samples'

const DAY = '2026-12-20'

const stocked = (stockLevelStatus: 'inStock' | 'lowStock' | 'outOfStock', rest = {}) => ({
  ...KIT,
  stock: { stockLevelStatus, stockLevel: 3, ...rest },
})

const entry = (product: OrderEntry['product'], availability?: OrderEntry['availability']): OrderEntry =>
  entryOf(product, 10, availability && { availability })

it.each<[string, OrderEntry, string]>([
  ['an item in stock', entry(stocked('inStock'), { status: 'inStock' }), 'shipped'],
  ['more than is in stock', entry(stocked('lowStock'), { status: 'backOrder', expectedOn: DAY }), 'later'],
  ['an expected item', entry(stocked('outOfStock', { expectedOn: DAY })), 'later'],
  ['a pre-order', entry(stocked('outOfStock', { expectedOn: DAY, preorder: true })), 'preorder'],
  [
    'a pre-order beyond its stock',
    entry(stocked('inStock'), { status: 'preOrder', expectedOn: DAY }),
    'preorder',
  ],
  ['usages', entry(REPORTS), 'digital'],
  ['a training', entry(COURSE), 'training'],
])('%s stands in the group of its delivery', (_, line, group) => {
  expect(groupEntries([line]).map(found => found.group)).toEqual([group])
  const availability = entryAvailability(line)
  expect('date' in availability ? availability.date : undefined).toBe(
    group === 'later' || group === 'preorder' ? DAY : undefined,
  )
})

it('a quantity beyond the stock says when the whole of it can be had', () => {
  const line = entry(stocked('lowStock'), { status: 'backOrder', expectedOn: DAY })
  expect(availabilityText('en-us', entryAvailability(line))).toBe(
    'More than we have in stock. The whole quantity is expected December 20, 2026',
  )
})
