import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { orderSums } from '@/lib/orders/facts/order-sums'
import type { Locale } from '@/lib/site/sites'
import { usd } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'

const FLAGS = { 'org-level-discount': true }

const CANCELLED = ({ entries: [entry, ...rest], ...order } = orderOf()) => ({
  ...order,
  entries:
    entry === undefined ? [] : [{ ...entry, cancelledQuantity: 2, cancelledItemsPrice: usd(24.5) }, ...rest],
})

it.each<[Locale, string]>([
  ['en-us', '-$24.50'],
  ['nl-nl', 'US$ -24,50'],
])('%s: the sums of an order end with what was cancelled of it', (locale, amount) => {
  const order = CANCELLED()
  const { term, amount: told = '', ...line } = orderSums(locale, order, FLAGS).at(-1) ?? { term: '' }
  expect(term).toBe(getMessages(locale).orders.sums.cancelled)
  expect(told.replaceAll(/\s/g, ' ').replaceAll('−', '-')).toBe(amount)
  expect(line).toMatchObject({ facts: [`2 × ${order.entries[0]?.product.name}`] })
})

it('an order of which nothing was cancelled ends with its total or its taxes', () => {
  const keys = orderSums('en-us', orderOf(), FLAGS).map(({ key }) => key)
  expect(keys.at(-1)).toBe('total')
})
