import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { ENTRIES, held, LISTS, quantities } from '../cart/cart-harness.ts'
import { CHOSEN, serveSavedCarts } from './saved-carts-harness.ts'

const { add, browser, control, lists, send, sent, signIn } = serveSavedCarts()

/** Commerce adds the lines, but its response is lost. */
const loseAnswers = () =>
  control('POST', '/faults', {
    service: 'commerce',
    method: 'POST',
    path: '^.*/carts/current/entries/?',
    action: 'commit-then-reset',
  })

const UNKNOWN = /^We do not know whether/

/** Code of a saved cart with two lines. */
async function saveCart(): Promise<string> {
  await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
  const [list] = await lists()
  return list?.code ?? ''
}

describe('lines whose adding got no answer are not reported as not added', () => {
  it('when a line saved for later is moved back to the cart', async () => {
    await signIn()
    await add({ [ITEMS.usage]: 5 })
    await sent(LISTS, { later: ITEMS.usage })
    await loseAnswers()
    const { status, body } = await send(LISTS, { sooner: ITEMS.usage })
    expect([status, body.message]).toEqual([200, expect.stringMatching(UNKNOWN)])
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 5 })
  })

  it('when a saved cart is added to the cart', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const list = await saveCart()
    await loseAnswers()
    const { status, body } = await send(LISTS, { into: 'merge', list })
    expect([status, body.message]).toEqual([200, expect.stringMatching(UNKNOWN)])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1, [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
  })

  it('when a saved cart replaces the cart', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 4 })
    const list = await saveCart()
    await loseAnswers()
    const { body } = await send(LISTS, { into: 'replace', list })
    expect(body.message).not.toContain('Nothing from')
    expect(JSON.stringify(body)).toContain('We do not know whether')
  })

  it('when a removed line is brought back', async () => {
    await signIn()
    await add({ [ITEMS.usage]: 5 })
    await send(ENTRIES, quantities({ [ITEMS.usage]: 0 }))
    await loseAnswers()
    const { status, body } = await send(ENTRIES, { intent: 'undo', ...quantities({ [ITEMS.usage]: 5 }) })
    expect([status, body.message]).toEqual([200, expect.stringMatching(UNKNOWN)])
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 5 })
  })
})
