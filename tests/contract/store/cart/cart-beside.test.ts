import { expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'

const held = vi.hoisted((): { cookies: ReadonlyMap<string, string> } => ({ cookies: new Map() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) => ({ name, value: held.cookies.get(name) }),
  }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}))
vi.mock('next/navigation', () => ({
  usePathname: () => '',
  useRouter: () => ({ refresh: () => undefined }),
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
}))

const store = serveSavedCarts()

const { validated, estimate, empty, later } = getMessages('en-us').cart

const CODE = { postalCode: '98101' }

/** Text of the cart page of the user of the browser. */
const draw = async (): Promise<string> => {
  held.cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
  return (await drawPage('store/cart', CODE)).replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
}

const FAULTS = {
  hangs: { action: 'hang' },
  'answers what is no answer': { status: 200, body: '<html>', contentType: 'text/html' },
  'answers another shape': { status: 200, body: '{"orders": 7}', contentType: 'application/json' },
  fails: { status: 500 },
  'refuses without a reason': { status: 400, body: '{}', contentType: 'application/json' },
  'refuses for another reason': {
    status: 400,
    body: { errors: [{ type: 'ConversionError', message: 'a sum is not known' }] },
  },
} as const

/** Each call for something beside the cart, and what the page says without its answer. */
const PARTS = [
  { path: '/validate', says: validated.unchecked },
  { path: '/deliveryestimate', says: estimate.unavailable },
  { path: '/carts', says: later.unavailable },
] as const

it.each(Object.entries(FAULTS))(
  'a back end that %s takes one part of the cart page, which says so',
  async (_, fault) => {
    await store.signIn('edith.marsh')
    await store.add({ [ITEMS.kit]: 1 })
    for (const { path, says } of PARTS) {
      await store.control('POST', '/faults', { service: 'commerce', path: `^/occ/v2/.*${path}$`, ...fault })
      const page = await draw()
      await store.control('DELETE', '/faults')
      forgetProcessState('circuit-breakers')
      expect(page).toContain(says)
      expect(page).toContain('MWLR Complete Kit')
      for (const other of PARTS.filter(part => part.path !== path)) expect(page).not.toContain(other.says)
    }
  },
)

it('a place that commerce does not ship to is told as such', async () => {
  await store.signIn('edith.marsh')
  await store.add({ [ITEMS.kit]: 1 })
  const body = { errors: [{ type: 'ValidationError', reason: 'invalid', subject: 'country.isocode' }] }
  const path = '^/occ/v2/.*/deliveryestimate$'
  await store.control('POST', '/faults', { service: 'commerce', path, status: 400, body })
  expect(await draw()).toContain(estimate.notServed)
})

const OF_EMPTY = [
  { path: '/orders', says: [empty.ordersUnavailable] },
  { path: '/carts', says: [empty.listsUnavailable, later.unavailable] },
] as const

it.each(Object.entries(FAULTS))(
  'a back end that %s takes one list from an empty cart, which says so',
  async (_, fault) => {
    await store.signIn('edith.marsh')
    const whole = await draw()
    for (const { path, says } of OF_EMPTY) {
      await store.control('POST', '/faults', { service: 'commerce', path: `^/occ/v2/.*${path}$`, ...fault })
      const page = await draw()
      await store.control('DELETE', '/faults')
      forgetProcessState('circuit-breakers')
      for (const text of says) {
        expect(whole).not.toContain(text)
        expect(page).toContain(text)
      }
      expect(page).toContain(empty.title)
    }
  },
)
