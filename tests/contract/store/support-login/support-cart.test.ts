import { beforeEach, describe, expect, it } from 'vitest'
import { runInRequest } from '@/lib/request/request-context'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, ENTRIES, held, serveCarts } from '../cart/cart-harness.ts'
import { Browser } from '../sign-in/sign-in-harness.ts'
import { agentsOf } from './support-harness.ts'

// The cart that somebody filled in this browser is none of the customer's, as whom an agent acts.

const store = serveCarts()
const agent = agentsOf(store)
const { browser, add, send } = store

/** Calls of an agent name the customer and the session, which are of the request. */
const whileActing = <T>(read: () => Promise<T>) => runInRequest({ requestId: 'r' }, read)

/** What the customer has, seen in a browser of their own. */
async function ofEdith() {
  const own = new Browser()
  await store.signIn('edith.marsh', own)
  return held(own)
}

describe('the cart of a visitor in the browser of an agent', () => {
  beforeEach(async () => {
    await add({ [ITEMS.kit]: 2 })
    await agent.signIn('vera.support')
    await agent.start('edith.marsh')
  })

  it('does not go into the cart of the customer with the first line that the agent adds', async () => {
    await add({ [ITEMS.usage]: 4 })
    expect(await ofEdith()).toEqual({ [ITEMS.usage]: 4 })
  })

  it('is not offered on the cart page, and does not go into that cart by its form', async () => {
    expect(await whileActing(() => cartsOf(browser))).not.toHaveProperty('earlier')
    const sent = await send(ENTRIES, { intent: 'merge' })
    expect(sent.status).toBe(200)
    expect(await ofEdith()).toEqual({})
  })

  it('is there again, as it was, once the agent no longer acts', async () => {
    await add({ [ITEMS.usage]: 4 })
    expect(await whileActing(() => held(browser))).toEqual({ [ITEMS.usage]: 4 })
    await agent.send('end')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    await agent.send('sign-out')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
  })
})
