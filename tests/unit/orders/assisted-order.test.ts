import { expect, it } from 'vitest'
import { orderFacts } from '@/lib/orders/facts/order-facts'
import { orderOf } from '../../components/orders/samples'

it('an order in which support staff had a hand says so, and no other does', () => {
  const assisted = orderFacts('en-us', orderOf({ assistedBySupport: true }))
  expect(assisted).toContainEqual({ term: 'Assisted by', fact: 'Customer support' })
  expect(orderFacts('en-us', orderOf()).map(({ term }) => term)).not.toContain('Assisted by')
})
