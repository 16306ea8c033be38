import { beforeEach } from 'vitest'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { type Browser, PASSWORD, serveStore } from '../sign-in/sign-in-harness.ts'

/** Cart handlers, called as pages call them. */
export const LINES = '/api/cart/lines?locale=en-us'
export const ENTRIES = '/api/cart/entries?locale=en-us'
export const BADGE = '/api/cart?locale=en-us'
export const LISTS = '/api/saved-carts?locale=en-us'
export const QUOTES = '/api/quotes?locale=en-us'

export const STORE = '/store/usassessments/en'
export const SCRIPT = { accept: 'application/json' }

const cookiesOf = ({ cookies }: Browser) => new Map([...cookies].map(([name, { value }]) => [name, value]))

/** A form field with a quantity of an item. */
export const quantities = (lines: Readonly<Record<string, number | string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(lines).map(([code, quantity]) => [`quantity.${code}`, String(quantity)]))

/** The store with a sandbox that is reset before every test, and helpers for carts. */
export function serveCarts() {
  const { browser, sandbox } = serveStore()
  const control = (method: string, path: string, body?: unknown) =>
    fetch(new URL(path, sandbox().urls.control), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  beforeEach(async () => {
    forgetProcessState('shared-state', 'idempotent-runner', 'locks')
    await control('POST', '/reset')
    await control('DELETE', '/requests')
  })
  return {
    browser,
    sandbox,
    control,
    /** Submits as a script and returns the messages. */
    send: async (path: string, form: Record<string, string>, by = browser) => {
      const response = await by.send(path, { form, headers: SCRIPT })
      return { status: response.status, body: await response.json() }
    },
    add: async (lines: Readonly<Record<string, number | string>>, by = browser, path = LINES) =>
      (await by.send(path, { form: quantities(lines), headers: SCRIPT })).json(),
    signIn: (username = 'edith.marsh', by = browser) => by.signIn(username, PASSWORD, '/en-us/store'),
    /** Calls that commerce has received, as method and path below the site. */
    calls: async (): Promise<readonly string[]> => {
      const { requests } = await (await control('GET', '/requests?service=commerce')).json()
      return requests.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`)
    },
  }
}

/** Opens the shopper for which a page would be rendered. */
export async function shopperOf(browser: Browser, locale: Locale = 'en-us') {
  const { readShopper } = await import('@/lib/cart/access/shopper.server')
  return readShopper(locale, cookiesOf(browser), Date.now())
}

/** The data that the cart page would show. */
export async function cartsOf(browser: Browser, locale: Locale = 'en-us') {
  const { readCart } = await import('@/lib/cart/access/read-cart.server')
  const read = await readCart(await shopperOf(browser, locale))
  if (!read.ok) throw new Error(`the cart cannot be read: ${read.error.kind}`)
  return read.value
}

/** Quantities in a cart by item. */
export const heldIn = (cart: Cart | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries((cart?.entries ?? []).map(({ product, quantity }) => [product.code, quantity]))

export const held = async (browser: Browser, locale?: Locale) => heldIn((await cartsOf(browser, locale)).cart)
