import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { Browser, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { ENTRIES, held, quantities, STORE, serveCarts } from './cart-harness.ts'

const store = serveCarts()
const { browser, add, send } = store

const locationOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://store.invalid')

const FILLED = { [ITEMS.kit]: 1, [ITEMS.usage]: 5, [ITEMS.manual]: 2 }

describe.each([
  ['an anonymous user', undefined],
  ['a signed-in user', 'edith.marsh'],
] as const)('the entries of %s', (_, username) => {
  const fill = async () => {
    if (username !== undefined) await store.signIn(username)
    await add(FILLED)
  }

  it('are changed and removed by item in one form, whatever their entry numbers are by then', async () => {
    await fill()
    const form = { intent: 'update', ...quantities({ [ITEMS.kit]: 0, [ITEMS.usage]: 7, [ITEMS.manual]: 0 }) }
    const { body } = await send(ENTRIES, form)
    expect(body).toMatchObject({
      message: '2 items were removed from your cart.',
      status: 'SUCCESS',
      cart: { count: 1 },
    })
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 7 })
  })

  it('are not confused by a page that is older than the cart', async () => {
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

  it('that a failed request has changed partly are changed completely by a repeated submission', async () => {
    await fill()
    const fault = { service: 'commerce', method: 'PATCH', path: '^.*/entries/1', status: 500 }
    await store.control('POST', '/faults', { ...fault, times: 1 })
    const wanted = { [ITEMS.kit]: 2, [ITEMS.usage]: 7, [ITEMS.manual]: 3 }
    const form = { intent: 'update', submissionKey: 'a-key-of-the-rendered-form', ...quantities(wanted) }
    expect((await send(ENTRIES, form)).body.message).toContain('2 items were not changed')
    pointStoreAt(store.sandbox())
    expect((await send(ENTRIES, form)).body).toMatchObject({ status: 'SUCCESS' })
    expect(await held(browser)).toEqual(wanted)
  })

  it('never get another quantity than requested, and the possible quantity is offered', async () => {
    await fill()
    const { body } = await send(ENTRIES, { intent: 'update', ...quantities({ [ITEMS.kit]: 30 }) })
    expect(body).toMatchObject({
      status: 'INFO',
      cart: { count: 3 },
      refused: [{ code: ITEMS.kit, text: 'Max. 20 per order. The quantity is still 1.' }],
      offers: [{ code: ITEMS.kit, quantity: 20 }],
    })
    expect(await held(browser)).toEqual(FILLED)
  })

  it.each([
    ['its button', { remove: ITEMS.usage }],
    ['a quantity of 0', { intent: 'update', [`quantity.${ITEMS.usage}`]: '0' }],
  ])('can be restored unchanged after a removal by %s', async (_, form) => {
    await fill()
    const { body } = await send(ENTRIES, form)
    expect(body.message).toMatch(/ was removed from your cart\.$/)
    expect(body.undo.lines).toEqual([{ code: ITEMS.usage, quantity: 5 }])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.manual]: 2 })
    const undo = { intent: 'undo', ...quantities({ [ITEMS.usage]: 5 }) }
    await Promise.all([browser.send(ENTRIES, { form: undo }), browser.send(ENTRIES, { form: undo })])
    expect(await held(browser)).toEqual(FILLED)
  })

  it('can be removed all at once and restored all at once', async () => {
    await fill()
    const { body } = await send(ENTRIES, { intent: 'empty' })
    expect(body.message).toBe('3 items were removed from your cart.')
    expect(await held(browser)).toEqual({})
    await send(ENTRIES, { intent: 'undo', ...quantities(FILLED) })
    expect(await held(browser)).toEqual(FILLED)
  })

  it('are saved by the buttons that go on, which report impossible quantities first', async () => {
    await fill()
    const lead = async (intent: string, lines: Readonly<Record<string, number | string>>) =>
      locationOf(await browser.send(ENTRIES, { form: { intent, ...quantities(lines) } }))
    const before = { [`before.${ITEMS.usage}`]: '5', [`quantity.${ITEMS.usage}`]: '5' }
    await send(ENTRIES, { intent: 'update', ...quantities({ [ITEMS.usage]: 6 }) })
    const stale = await browser.send(ENTRIES, {
      form: { intent: 'quote', ...before, ...quantities({ [ITEMS.kit]: 7 }) },
    })
    expect(locationOf(stale).pathname).toBe(`${STORE}/my-account/quotes/new`)
    expect(await held(browser)).toEqual({ ...FILLED, [ITEMS.kit]: 7, [ITEMS.usage]: 6 })
    expect((await lead('save', { [ITEMS.kit]: 8 })).pathname).toBe(`${STORE}/my-account/saved-carts/new`)
    expect((await lead('checkout', { [ITEMS.kit]: 8 })).pathname).toBe(`${STORE}/checkout`)
    expect((await lead('quote', { [ITEMS.kit]: 'x' })).pathname).toBe(`${STORE}/cart`)
    expect((await lead('quote', { [ITEMS.kit]: 30 })).pathname).toBe(`${STORE}/cart`)
    expect((await held(browser))[ITEMS.kit]).toBe(8)
  })

  it('are reported as removed next to their place', async () => {
    await fill()
    const { body } = await send(ENTRIES, { remove: ITEMS.formsOfLevelB })
    expect(body.message).toContain('no longer available')
    store.sandbox().context.database.exec('DELETE FROM commerce_carts WHERE quote_code IS NULL')
    expect((await send(ENTRIES, { remove: ITEMS.kit })).body.message).toContain('no longer available')
  })

  it('stay unchanged while one quantity is invalid, and the submitted values are shown again', async () => {
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

  it('stay unchanged while commerce is unavailable, and a form reports it', async () => {
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
