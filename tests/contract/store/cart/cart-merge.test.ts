import { describe, expect, it } from 'vitest'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { Browser, loadNotifications, logLines, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import {
  BADGE,
  cartsOf,
  ENTRIES,
  held,
  heldIn,
  LINES,
  quantities,
  serveCarts,
  shopperOf,
} from './cart-harness.ts'

const store = serveCarts()
const { browser, add, control, send, signIn } = store

const SIGN_OUT = '/api/assessments/login/auth/sign-out?locale=en-us'

/** Messages of the page after sign-in. */
async function told(address: string): Promise<readonly string[]> {
  const query = new URL(address, 'http://store.invalid').searchParams
  return (await loadNotifications(query.get('notifications'), 'en-us')).map(({ message }) => message)
}

const report = async (by = browser) => {
  const { readCartFlash } = await import('@/lib/cart/flash/cart-flash.server')
  return readCartFlash(await shopperOf(by), {})
}

const fault = (method: string, path: string, action: object) =>
  control('POST', '/faults', { service: 'commerce', method, path, ...action })

describe('sign-in', () => {
  it('merges an anonymous cart into the user’s cart and reports it', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 1 })
    await browser.send(SIGN_OUT, { form: {} })
    expect(await held(browser)).toEqual({})
    await add({ [ITEMS.kit]: 2, [ITEMS.usage]: 4 })
    expect(browser.cookies.has('store.has_cart')).toBe(true)
    const { address } = await signIn()
    expect(await told(address)).toEqual(['2 items from before you signed in were added to your cart.'])
    expect(await cartsOf(browser)).not.toHaveProperty('earlier')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 3, [ITEMS.usage]: 4 })
    expect(browser.cookies.has('store.cart')).toBe(false)
    expect(browser.cookies.has('store.has_cart')).toBe(false)
  })

  it('reports every reduced quantity of the merged cart on the cart page, and to the owner only', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 15 })
    await browser.send(SIGN_OUT, { form: {} })
    await add({ [ITEMS.kit]: 10 })
    await signIn()
    const words = await report()
    expect(words?.lines).toHaveLength(1)
    expect(words?.lines[0]?.text).toContain('20 instead of 25')
    await browser.send(SIGN_OUT, { form: {} })
    expect(await report()).toBeUndefined()
    await signIn('iris.tremblay')
    expect(await report()).toBeUndefined()
  })

  it('without an anonymous cart changes nothing and makes no cart call to commerce', async () => {
    const { address } = await signIn()
    expect(address).toBe('/en-us/store')
    expect((await store.calls()).filter(call => call.includes('/carts'))).toEqual([])
  })

  it('keeps the carts of other sites', async () => {
    await add({ [ITEMS.kit]: 1 })
    await add({ [ITEMS.usage]: 2 }, browser, '/api/cart/lines?locale=en-ca')
    await signIn()
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
    const canada = await cartsOf(browser, 'en-ca')
    expect([canada.cart, heldIn(canada.earlier)]).toEqual([undefined, { [ITEMS.usage]: 2 }])
    expect(browser.cookies.has('store.cart')).toBe(true)
  })

  it('without a page (silent sign-in) merges the anonymous cart, too', async () => {
    const { flagsClientId } = store.sandbox().context.settings
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: flagsClientId })
    forgetProcessState('flags')
    await signIn()
    browser.cookies.delete('store.session')
    browser.cookies.delete('store.tokens')
    await add({ [ITEMS.kit]: 2 })
    const silent = await browser.send('/api/assessments/login/auth/silent?locale=en-us', { json: {} })
    expect(await silent.json()).toEqual({ state: 'signedIn' })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(browser.cookies.has('store.cart')).toBe(false)
  })

  it.each([
    ['fails', { status: 500 }],
    ['hangs', { action: 'hang' }],
  ])('succeeds although the cart merge %s; the anonymous cart stays separate', async (_, action) => {
    await add({ [ITEMS.kit]: 2 })
    await fault('POST', '/occ/v2/usassessments/users/current/carts', action)
    const { address } = await signIn()
    expect(address).toBe('/en-us/store')
    expect(await browser.account()).toMatchObject({ state: 'signedIn' })
    await control('DELETE', '/faults')
    const { cart, earlier } = await cartsOf(browser)
    expect([cart, heldIn(earlier)]).toEqual([undefined, { [ITEMS.kit]: 2 }])
    expect(logLines().join('')).toContain('Error merging carts:')
  })
})

describe('an anonymous cart whose merge failed', () => {
  const failToMerge = async () => {
    await add({ [ITEMS.kit]: 2 })
    await fault('POST', '/occ/v2/usassessments/users/current/carts', { status: 500 })
    await signIn()
    await control('DELETE', '/faults')
  }

  it('is merged when the next entry is added', async () => {
    await failToMerge()
    expect(await add({ [ITEMS.usage]: 1 })).toMatchObject({ cart: { count: 2 } })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 1 })
    expect(browser.cookies.has('store.cart')).toBe(false)
  })

  it('is merged once by the button of the cart page', async () => {
    await failToMerge()
    const { body } = await send(ENTRIES, { intent: 'merge' })
    expect(body.message).toBe('1 item from before you signed in was added to your cart.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    const again = await send(ENTRIES, { intent: 'merge', submissionKey: 'another-sending-of-it' })
    expect(again.body.message).toBe('There was nothing left to add to your cart.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
  })
})

describe('signing out with a cart', () => {
  it('removes everything that gives access to the user’s cart, in this browser and in a copy of it', async () => {
    await add({ [ITEMS.kit]: 1 })
    const before = new Map(browser.cookies)
    await signIn()
    await browser.visit(SIGN_OUT, { form: {} })
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    const copy = new Browser()
    for (const [name, cookie] of before) copy.cookies.set(name, cookie)
    expect(await cartsOf(copy)).toEqual({})
    expect(await (await copy.send(BADGE)).json()).toMatchObject({ count: 0 })
    expect(copy.cookies.has('store.has_cart')).toBe(false)
  })

  it('keeps an anonymous cart that was never merged', async () => {
    await browser.send(LINES, { form: quantities({ [ITEMS.kit]: 1 }) })
    await fault('POST', '/occ/v2/usassessments/users/current/carts', { status: 500 })
    await signIn()
    await control('DELETE', '/faults')
    await browser.send(SIGN_OUT, { form: {} })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
  })
})
