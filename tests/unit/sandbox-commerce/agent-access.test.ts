import { expect, it } from 'vitest'
import { mayAgent } from '../../../sandbox/commerce/assisted/agent-access.ts'

it('support staff read the orders of a customer, and none of the files that the customer has sent', () => {
  expect(mayAgent('GET', ['orders', '00001001'])).toBe(true)
  expect(mayAgent('GET', ['documents', 'd-1'])).toBe(false)
  expect(mayAgent('GET', ['organizations', 'o-1', 'taxExemptions', 'e-1', 'certificate'])).toBe(false)
})
