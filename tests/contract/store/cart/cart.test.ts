import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { Browser, logLines, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import {
  BADGE,
  cartsOf,
  held,
  LINES,
  quantities,
  SCRIPT,
  STORE,
  serveCarts,
  shopperOf,
} from './cart-harness.ts'

const store = serveCarts()
const { browser, add, send } = store

const keyed = (lines: Record<string, number>, submissionKey: string) => ({
  ...quantities(lines),
  submissionKey,
})

const KEY = '2f6f1c9e-6f0a-4f65-9f4e-0c7c0f0f3a11'

const badge = async (by = browser) => (await by.send(BADGE)).json()

const SOMEBODY = [
  ['an anonymous user', undefined],
  ['a signed-in user', 'edith.marsh'],
] as const

describe.each(SOMEBODY)('the cart of %s', (_, username) => {
  const arrive = async () => {
    if (username !== undefined) await store.signIn(username)
  }

  it('is not created by viewing it', async () => {
    await arrive()
    expect(await badge()).toMatchObject({ count: 0 })
    expect(await cartsOf(browser)).toEqual({})
    expect((await store.calls()).filter(call => call.startsWith('POST') && call.includes('/carts'))).toEqual(
      [],
    )
  })

  it('is not created for an unknown item', async () => {
    await arrive()
    expect(await add({ x1: 1, '0000000000': 2 })).toMatchObject({ added: [] })
    expect((await store.calls()).filter(call => /^POST .*\/carts$/.test(call))).toEqual([])
    expect(browser.cookies.has('store.cart')).toBe(false)
  })

  it('is created by the first entry, and later entries are added to it', async () => {
    await arrive()
    expect(await add({ [ITEMS.kit]: 1 })).toMatchObject({
      status: 'SUCCESS',
      added: [ITEMS.kit],
      cart: { count: 1, label: 'Cart, 1 item' },
      view: { label: 'View cart', href: `${STORE}/cart` },
    })
    expect(await add({ [ITEMS.kit]: 2, [ITEMS.usage]: 5 })).toMatchObject({ cart: { count: 2 } })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 3, [ITEMS.usage]: 5 })
    const account = username && { account: 'Eastmarsh Unified School District' }
    expect(await badge()).toEqual({ count: 2, label: 'Cart, 2 items', ...account })
  })

  it('adds only the item of the pressed button, with its minimum quantity when none was entered', async () => {
    await arrive()
    const form = { ...quantities({ [ITEMS.kit]: '', [ITEMS.usage]: 9 }), add: ITEMS.kit }
    await send(LINES, form)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
  })

  it('reports the result of each added entry in order, and adds the valid ones', async () => {
    await arrive()
    const body = await add({ [ITEMS.kit]: 50, '0000000000': 1, [ITEMS.withdrawn]: 1, [ITEMS.manual]: 1 })
    expect(body.added).toEqual([ITEMS.manual])
    expect(body.message).toMatch(/^Added to your cart: 1 × .+, \$49\.00\. .+ Cart total: \$[\d.]+\.$/)
    expect(body.refused.map(({ code }: { code: string }) => code)).toEqual([
      ITEMS.kit,
      '0000000000',
      ITEMS.withdrawn,
    ])
    expect(body.undo.lines).toEqual([{ code: ITEMS.manual, quantity: 0 }])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('never gets another quantity than requested: too much is rejected with the possible quantity', async () => {
    await arrive()
    await add({ [ITEMS.kit]: 5 })
    const body = await add({ [ITEMS.kit]: 500 })
    expect(body).toMatchObject({ status: 'ERROR', added: [], offers: [{ code: ITEMS.kit, quantity: 15 }] })
    expect(body.message).toContain('Max. 20 per order; your cart has 5.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 5 })
    await add({ [ITEMS.kit]: 15 })
    expect((await add({ [ITEMS.kit]: 3 })).message).toContain('your cart already has the maximum of 20.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 20 })
  })

  it('is replaced once by a new one when the known cart no longer exists', async () => {
    await arrive()
    await add({ [ITEMS.kit]: 1 })
    store.sandbox().context.database.exec('DELETE FROM commerce_carts WHERE quote_code IS NULL')
    expect(await badge()).toMatchObject({ count: 0 })
    expect(await add({ [ITEMS.usage]: 2 })).toMatchObject({ cart: { count: 1 } })
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 2 })
  })

  it('keeps what two tabs add in parallel', async () => {
    await arrive()
    await add({ [ITEMS.kit]: 1 })
    await Promise.all([1, 2, 3, 4].map(quantity => add({ [ITEMS.usage]: quantity, [ITEMS.manual]: 1 })))
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.usage]: 10, [ITEMS.manual]: 4 })
  })

  it('handles submissions with the same key once', async () => {
    await arrive()
    const form = keyed({ [ITEMS.usage]: 2 }, KEY)
    const [first, twin] = await Promise.all([send(LINES, form), send(LINES, form)])
    expect(twin).toEqual(first)
    await send(LINES, form)
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 2 })
    await send(LINES, keyed({ [ITEMS.usage]: 2 }, `${KEY}x`))
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 4 })
  })

  it('handles a double click on a form without a key once', async () => {
    await arrive()
    await add({ [ITEMS.kit]: 1 })
    await Promise.all([add({ [ITEMS.usage]: 3 }), add({ [ITEMS.usage]: 3 })])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.usage]: 3 })
  })

  it('belongs to one site', async () => {
    await arrive()
    await add({ [ITEMS.kit]: 1 })
    await add({ [ITEMS.usage]: 2 }, browser, '/api/cart/lines?locale=en-ca')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
    expect(await held(browser, 'fr-ca')).toEqual({ [ITEMS.usage]: 2 })
  })
})

describe('the cart of a signed-in user', () => {
  it('is created once by two parallel tabs', async () => {
    await store.signIn('edith.marsh')
    await Promise.all([add({ [ITEMS.kit]: 1 }), add({ [ITEMS.usage]: 2 })])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1, [ITEMS.usage]: 2 })
  })
})

describe('a cart form without script', () => {
  it('redirects to the cart, which reports what was added', async () => {
    const response = await browser.send(LINES, { form: quantities({ [ITEMS.kit]: 2 }) })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(new RegExp(`^${STORE}/cart\\?flash=`))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is shown again with the submitted values when a quantity is invalid, and adds nothing', async () => {
    const form = {
      title: 'AGSC-3',
      ...quantities({ [ITEMS.kit]: 'two', [ITEMS.usage]: 3, [ITEMS.manual]: '' }),
    }
    const response = await browser.send(LINES, { form })
    const location = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
    expect(location.pathname).toBe(`${STORE}/cart/add`)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      title: 'AGSC-3',
      ...quantities({ [ITEMS.usage]: 3, [ITEMS.kit]: 'two' }),
    })
    expect(browser.cookies.has('store.cart')).toBe(false)
  })

  it('shows the messages about single entries on the cart page, and to their user only', async () => {
    const form = quantities({ [ITEMS.kit]: 1, [ITEMS.withdrawn]: 1 })
    const response = await browser.send(LINES, { form })
    const location = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
    const id = location.searchParams.get('flash') ?? ''
    const { readCartFlash } = await import('@/lib/cart/flash/cart-flash.server')
    expect(await readCartFlash(await shopperOf(browser), { flash: id })).toMatchObject({
      lines: [{ tone: 'danger' }, {}],
    })
    expect(await readCartFlash(await shopperOf(browser), { flash: 'another' })).toBeUndefined()
    const neighbour = new Browser()
    expect(await readCartFlash(await shopperOf(neighbour), { flash: id })).toBeUndefined()
    await add({ [ITEMS.kit]: 1 }, neighbour)
    expect(await readCartFlash(await shopperOf(neighbour), { flash: id })).toBeUndefined()
    await store.signIn('iris.tremblay', neighbour)
    expect(await readCartFlash(await shopperOf(neighbour), { flash: id })).toBeUndefined()
  })
})

describe('a cart form with script', () => {
  it('gets an error for each invalid quantity, and adds nothing', async () => {
    const { status, body } = await send(LINES, quantities({ [ITEMS.kit]: 0, [ITEMS.usage]: '1,5' }))
    expect(status).toBe(422)
    expect(body.faults).toEqual([
      { code: ITEMS.kit, text: 'Enter 1 or more' },
      { code: ITEMS.usage, text: 'Enter a whole number' },
    ])
    expect((await send(LINES, {})).body).toEqual({ message: expect.stringContaining('quantity'), faults: [] })
  })
})

describe('more entries than a cart can hold', () => {
  it('are rejected, and nothing is added', async () => {
    const codes = Array.from({ length: 501 }, (_, index) => `0031${String(index).padStart(6, '0')}`)
    const { status, body } = await send(LINES, quantities(Object.fromEntries(codes.map(code => [code, 1]))))
    expect([status, body.message]).toEqual([422, expect.stringContaining('up to 500 items')])
    expect(browser.cookies.has('store.cart')).toBe(false)
  })
})

describe('an outage of commerce during a cart change', () => {
  it('is reported as an outage, keeps the cart, and leads a plain form to the page with the submitted values', async () => {
    await add({ [ITEMS.kit]: 1 })
    pointStoreAt(store.sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    const { status, body } = await send(LINES, quantities({ [ITEMS.usage]: 2 }))
    expect([status, Object.keys(body)]).toEqual([503, ['message']])
    const counted = await browser.send(BADGE)
    expect([counted.status, await counted.json()]).toMatchObject([503, { code: 'unavailable' }])
    const form = await browser.send(LINES, { form: quantities({ [ITEMS.usage]: 2 }) })
    expect(form.headers.get('location')).toContain(`${STORE}/cart/add?quantity.${ITEMS.usage}=2&`)
    pointStoreAt(store.sandbox())
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
  })
})

describe('protection of an anonymous cart', () => {
  it('keeps its guid, which gives access to it, out of responses, addresses and logs', async () => {
    const response = await browser.send(LINES, { form: quantities({ [ITEMS.kit]: 1 }), headers: SCRIPT })
    const text = await response.text()
    const { guid } = (await cartsOf(browser)).cart ?? { guid: 'none' }
    expect(guid).toMatch(/^[\w-]{36}$/)
    const told = [text, JSON.stringify(await badge()), ...logLines(), ...browser.visited].join('\n')
    expect(told).not.toContain(guid)
    expect([...browser.cookies.values()].map(({ value }) => value).join()).not.toContain(guid)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('rejects forms of other sites', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const path of ['lines', 'entries'].map(name => `/api/cart/${name}?locale=en-us`))
      expect((await browser.send(path, { form: quantities({ [ITEMS.kit]: 1 }), headers })).status).toBe(403)
    expect((await store.calls()).filter(call => call.includes('/carts'))).toEqual([])
  })
})
