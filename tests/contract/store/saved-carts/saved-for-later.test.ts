import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { held, LISTS, quantities, STORE } from '../cart/cart-harness.ts'
import { serveSavedCarts } from './saved-carts-harness.ts'

const { add, browser, control, listed, lists, send, sent, signIn } = serveSavedCarts()

const NAME = 'Saved for later'

/** Quantities saved for later, by item; undefined without a saved cart for them. */
const waiting = async () => {
  const list = (await lists()).find(({ name }) => name === NAME)
  return list === undefined ? undefined : listed(list.code)
}

const FILLED = { [ITEMS.kit]: 2, [ITEMS.usage]: 5 }

describe('a line that is saved for later', () => {
  it('leaves the cart with its whole quantity, and the others stay', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage })
    expect(body).toMatchObject({ status: 'SUCCESS', cart: { count: 1 } })
    expect(body.message).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 5 })
  })

  it('is saved once, however often it is submitted, and is added to the existing list', async () => {
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

  it('uses the quantity of the same form, like the others', async () => {
    await signIn()
    await add(FILLED)
    const typed = quantities({ [ITEMS.kit]: 3, [ITEMS.usage]: 7 })
    const { path, told } = await sent(LISTS, { later: ITEMS.usage, ...typed })
    expect(path).toBe(`${STORE}/cart`)
    expect(told[0]).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 3 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 7 })
  })

  it('reports another line removed by a 0 in the same form, with a way to restore it', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage, ...quantities({ [ITEMS.kit]: 0 }) })
    expect(body.message).toMatch(/ is saved for later\. .+ was removed from your cart\.$/)
    expect(body.undo.lines).toEqual([{ code: ITEMS.kit, quantity: 2 }])
    expect(await held(browser)).toEqual({})
  })

  it('keeps its previous quantity when its own submitted quantity is 0', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { later: ITEMS.usage, ...quantities({ [ITEMS.usage]: 0 }) })
    expect(body.message).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 5 })
  })

  it('stays in the cart when a quantity is invalid, and shows the submitted values again', async () => {
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

  it('stays in the cart when the list cannot hold the quantity', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 15 })
    await sent(LISTS, { later: ITEMS.kit })
    await add({ [ITEMS.kit]: 14 })
    const { body } = await send(LISTS, { later: ITEMS.kit, submissionKey: 'another-key-of-another-page' })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 1 } })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 14 })
    expect(await waiting()).toEqual({ [ITEMS.kit]: 15 })
  })

  it('is not in the list as well when it could not be removed from the cart', async () => {
    await signIn()
    await add(FILLED)
    const fault = { service: 'commerce', method: 'DELETE', path: '^.*/carts/current/entries/1', status: 500 }
    await control('POST', '/faults', fault)
    expect((await send(LISTS, { later: ITEMS.usage })).status).toBe(503)
    expect(await held(browser)).toEqual(FILLED)
    expect(await waiting()).toEqual({})
  })

  it('sends anonymous users to sign-in and back to their cart', async () => {
    await add(FILLED)
    const { path, query } = await sent(LISTS, { later: ITEMS.usage })
    expect(path).toBe('/en-us/login')
    expect(query.get('returnTo')).toBe(`${STORE}/cart`)
    expect(await held(browser)).toEqual(FILLED)
  })
})

describe('a line of the list saved for later', () => {
  it('is moved back into the cart once, and nothing of it stays in the list', async () => {
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

  it('stays in the list when the cart cannot accept it', async () => {
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

  it('that no longer exists changes nothing', async () => {
    await signIn()
    await add(FILLED)
    const { body } = await send(LISTS, { sooner: ITEMS.manual })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 2 } })
    expect(await held(browser)).toEqual(FILLED)
  })
})
