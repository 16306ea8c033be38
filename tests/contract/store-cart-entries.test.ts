import { describe, expect, it } from 'vitest'
import { readRemoved } from '@/lib/cart/removed-line'
import { ITEMS } from './commerce-cart-calls.ts'
import { ENTRIES, held, quantities, STORE, serveCarts } from './store-cart-harness.ts'
import { Browser, pointStoreAt } from './store-sign-in-harness.ts'

const store = serveCarts()
const { browser, add, send } = store

const locationOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://store.invalid')

const FILLED = { [ITEMS.kit]: 1, [ITEMS.usage]: 5, [ITEMS.manual]: 2 }

describe.each([
  ['a stranger', undefined],
  ['somebody signed in', 'edith.marsh'],
] as const)('the lines of %s', (_, username) => {
  const fill = async () => {
    if (username !== undefined) await store.signIn(username)
    await add(FILLED)
  }

  it('are changed and taken out by their items in one sending, whatever numbers they have by then', async () => {
    await fill()
    const form = { intent: 'update', ...quantities({ [ITEMS.kit]: 0, [ITEMS.usage]: 7, [ITEMS.manual]: 0 }) }
    const { body } = await send(ENTRIES, form)
    expect(body).toMatchObject({ message: 'Your cart is up to date.', status: 'SUCCESS', cart: { count: 1 } })
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 7 })
  })

  it('are never taken for one another by a page that is older than the cart', async () => {
    await fill()
    const other = new Browser()
    for (const [name, cookie] of browser.cookies) other.cookies.set(name, cookie)
    await Promise.all([
      send(ENTRIES, { remove: ITEMS.kit }),
      send(ENTRIES, { remove: ITEMS.manual }, other),
      send(ENTRIES, { intent: 'update', ...quantities({ [ITEMS.usage]: 6 }) }, other),
    ])
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 6 })
  })

  it('that a lost sending has half changed are changed to the end by the same sending', async () => {
    await fill()
    const fault = { service: 'commerce', method: 'PATCH', path: '^.*/entries/1', status: 500 }
    await store.control('POST', '/faults', { ...fault, times: 1 })
    const wanted = { [ITEMS.kit]: 2, [ITEMS.usage]: 7, [ITEMS.manual]: 3 }
    const form = { intent: 'update', submissionKey: 'a-key-of-the-rendered-form', ...quantities(wanted) }
    expect((await send(ENTRIES, form)).body.message).toContain('2 lines were not changed')
    pointStoreAt(store.sandbox())
    expect((await send(ENTRIES, form)).body).toMatchObject({ status: 'SUCCESS' })
    expect(await held(browser)).toEqual(wanted)
  })

  it('say what cannot be had, and have as much as can', async () => {
    await fill()
    const { body } = await send(ENTRIES, { intent: 'update', ...quantities({ [ITEMS.kit]: 30 }) })
    expect(body).toMatchObject({ status: 'INFO', cart: { count: 3 } })
    expect(body.lines[0].text).toContain('20 instead of 30')
    expect(await held(browser)).toEqual({ ...FILLED, [ITEMS.kit]: 20 })
  })

  it('leave a way back when one is taken out, which puts it back as it was', async () => {
    await fill()
    const removed = await browser.send(ENTRIES, { form: { intent: 'update', remove: ITEMS.usage } })
    const location = locationOf(removed)
    expect(location.pathname).toBe(`${STORE}/cart`)
    const line = readRemoved(Object.fromEntries(location.searchParams))
    expect(line).toEqual({ code: ITEMS.usage, quantity: 5 })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.manual]: 2 })
    const form = { restore: ITEMS.usage, quantity: '5' }
    await Promise.all([browser.send(ENTRIES, { form }), browser.send(ENTRIES, { form })])
    expect(await held(browser)).toEqual(FILLED)
  })

  it('are told to be gone where they are', async () => {
    await fill()
    const { body } = await send(ENTRIES, { remove: ITEMS.formsOfLevelB })
    expect(body.message).toContain('no longer there')
    store.sandbox().context.database.exec('DELETE FROM commerce_carts')
    expect((await send(ENTRIES, { remove: ITEMS.kit })).body.message).toContain('no longer there')
  })

  it('stay as they are while one quantity cannot be, and what was typed comes back', async () => {
    await fill()
    const form = { intent: 'update', ...quantities({ [ITEMS.kit]: 'many', [ITEMS.usage]: 6 }) }
    const location = locationOf(await browser.send(ENTRIES, { form }))
    expect(location.pathname).toBe(`${STORE}/cart`)
    expect(Object.fromEntries(location.searchParams)).toEqual(
      quantities({ [ITEMS.usage]: 6, [ITEMS.kit]: 'many' }),
    )
    expect((await send(ENTRIES, form)).status).toBe(422)
    expect(await held(browser)).toEqual(FILLED)
  })

  it('stay as they are while commerce is away, and a form says so', async () => {
    await fill()
    pointStoreAt(store.sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect((await send(ENTRIES, { remove: ITEMS.kit })).status).toBe(503)
    const location = locationOf(await browser.send(ENTRIES, { form: { remove: ITEMS.kit } }))
    expect([location.pathname, [...location.searchParams.keys()]]).toEqual([
      `${STORE}/cart`,
      ['notifications'],
    ])
    pointStoreAt(store.sandbox())
    expect(await held(browser)).toEqual(FILLED)
  })
})
