import { describe, expect, it } from 'vitest'
import { ITEMS } from './commerce-cart-calls.ts'
import { held, LISTS, quantities, STORE } from './store-cart-harness.ts'
import { serveSavedCarts } from './store-saved-carts-harness.ts'

const { add, browser, control, listed, lists, send, sent, signIn } = serveSavedCarts()

const NAME = 'Saved for later'

/** What waits, by item; undefined where no saved cart is kept for it. */
const waiting = async () => {
  const list = (await lists()).find(({ name }) => name === NAME)
  return list === undefined ? undefined : listed(list.code)
}

const FILLED = { [ITEMS.kit]: 2, [ITEMS.usage]: 5 }

describe('a line that is saved for later', () => {
  it('leaves the cart whole, and the others stay', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage })
    expect(body).toMatchObject({ status: 'SUCCESS', cart: { count: 1 } })
    expect(body.message).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 5 })
  })

  it('is saved once, however often its sending comes, and joins what waits already', async () => {
    await signIn()
    await add(FILLED)
    const form = { later: ITEMS.usage, submissionKey: 'a-key-of-the-rendered-form' }
    await Promise.all([sent(LISTS, form), sent(LISTS, form)])
    await sent(LISTS, form)
    await add({ [ITEMS.usage]: 1 })
    await sent(LISTS, { later: ITEMS.usage, submissionKey: 'another-key-of-another-page' })
    await sent(LISTS, { later: ITEMS.kit, submissionKey: 'a-third-key-of-another-page' })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 6, [ITEMS.kit]: 2 })
    expect(await lists()).toHaveLength(1)
    expect(await held(browser)).toEqual({})
  })

  it('goes with the quantity that was typed just then, like the others', async () => {
    await signIn()
    await add(FILLED)
    const typed = quantities({ [ITEMS.kit]: 3, [ITEMS.usage]: 7 })
    const { path, told } = await sent(LISTS, { later: ITEMS.usage, ...typed })
    expect(path).toBe(`${STORE}/cart`)
    expect(told[0]).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 3 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 7 })
  })

  it('tells of a line that a typed 0 removed by the same button, with its way back', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage, ...quantities({ [ITEMS.kit]: 0 }) })
    expect(body.message).toMatch(/ is saved for later\. .+ was removed from your cart\.$/)
    expect(body.undo.lines).toEqual([{ code: ITEMS.kit, quantity: 2 }])
    expect(await held(browser)).toEqual({})
  })

  it('goes as it was where a 0 was typed for itself', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage, ...quantities({ [ITEMS.usage]: 0 }) })
    expect(body.message).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 5 })
  })

  it('stays where a quantity cannot be, and what was typed comes back', async () => {
    await signIn()
    await add(FILLED)
    const typed = quantities({ [ITEMS.kit]: 'two', [ITEMS.usage]: 7 })
    const { path, query } = await sent(LISTS, { later: ITEMS.usage, ...typed })
    expect([path, Object.fromEntries(query)]).toEqual([`${STORE}/cart`, typed])
    const { body } = await send(LISTS, { later: ITEMS.usage, ...quantities({ [ITEMS.kit]: 30 }) })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 2 }, offers: [{ quantity: 20 }] })
    expect(await held(browser)).toEqual(FILLED)
    expect(await waiting()).toBeUndefined()
  })

  it('stays in the cart where so much of it cannot wait', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 15 })
    await sent(LISTS, { later: ITEMS.kit })
    await add({ [ITEMS.kit]: 14 })
    const { body } = await send(LISTS, { later: ITEMS.kit, submissionKey: 'another-key-of-another-page' })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 1 } })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 14 })
    expect(await waiting()).toEqual({ [ITEMS.kit]: 15 })
  })

  it('does not wait as well where it could not be taken out of the cart', async () => {
    await signIn()
    await add(FILLED)
    const fault = { service: 'commerce', method: 'DELETE', path: '^.*/carts/current/entries/1', status: 500 }
    await control('POST', '/faults', fault)
    expect((await send(LISTS, { later: ITEMS.usage })).status).toBe(503)
    expect(await held(browser)).toEqual(FILLED)
    expect(await waiting()).toEqual({})
  })

  it('leads strangers to sign in and back to their cart', async () => {
    await add(FILLED)
    const { path, query } = await sent(LISTS, { later: ITEMS.usage })
    expect(path).toBe('/en-us/login')
    expect(query.get('returnTo')).toBe(`${STORE}/cart`)
    expect(await held(browser)).toEqual(FILLED)
  })
})

describe('what was saved for later', () => {
  it('goes back into the cart, once, and nothing is left of it', async () => {
    await signIn()
    await add(FILLED)
    await sent(LISTS, { later: ITEMS.usage })
    const form = { sooner: ITEMS.usage, submissionKey: 'a-key-of-the-rendered-form' }
    const [{ body }] = await Promise.all([send(LISTS, form), send(LISTS, form)])
    expect(body).toMatchObject({ status: 'SUCCESS', cart: { count: 2 } })
    expect(body.undo).toBeUndefined()
    expect(await held(browser)).toEqual(FILLED)
    expect(await lists()).toEqual([])
  })

  it('waits on where the cart cannot take it', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 15 })
    await sent(LISTS, { later: ITEMS.kit })
    await add({ [ITEMS.kit]: 14 })
    const { body } = await send(LISTS, { sooner: ITEMS.kit })
    expect(body.message).toContain('Max. 20 per order')
    expect(body.offers).toEqual([])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 14 })
    expect(await waiting()).toEqual({ [ITEMS.kit]: 15 })
  })

  it('that is gone by then changes nothing', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { sooner: ITEMS.manual })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 2 } })
    expect(await held(browser)).toEqual(FILLED)
  })
})
