import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { changedResource } from '@/lib/support/changed-resource'
import { mayAgent } from '@/sandbox/commerce/assisted/agent-access'

const PARTS = ['addresses', 'cartFromOrder', 'carts', 'orderReturns', 'orders', 'quotes', 'savedCarts']

it('every part that an agent may change has a name in the log', () => {
  for (const part of PARTS) {
    expect(mayAgent('PATCH', [part])).toBe(true)
    expect(changedResource('fr-ca', `${part}/1`), part).toBeTruthy()
  }
  expect(changedResource('nl-nl', 'carts/current/entries')).toBe(getMessages('nl-nl').cart.title)
  expect(changedResource('en-us', 'consents')).toBeUndefined()
})
