import { expect, it } from 'vitest'
import { createMemoryState } from '@/lib/state/memory-state.server'
import { setSharedState } from '../../../support/process-state.ts'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { ENTRIES, held, quantities, serveCarts } from './cart-harness.ts'

const store = serveCarts()

/** As if another container held the lock of every cart for longer than a request waits. */
function lockCartsElsewhere(): void {
  const state = createMemoryState()
  const { leases } = state
  setSharedState({
    ...state,
    leases: {
      ...leases,
      times: { ...leases.times, waitMs: 0 },
      acquire: (name, token, milliseconds) =>
        name.startsWith('lock/cart/')
          ? Promise.resolve('another container')
          : leases.acquire(name, token, milliseconds),
    },
  })
}

it('a cart change that waits too long for the lock asks to try again and changes nothing', async () => {
  await store.signIn('edith.marsh')
  await store.add({ [ITEMS.kit]: 1 })
  lockCartsElsewhere()
  const { status, body } = await store.send(ENTRIES, {
    intent: 'update',
    ...quantities({ [ITEMS.kit]: 3 }),
  })
  expect(status).toBe(409)
  expect(body.message).toContain('in another tab')
  setSharedState()
  expect(await held(store.browser)).toEqual({ [ITEMS.kit]: 1 })
})
