import { describe, expect, it } from 'vitest'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { type GatedCall, gateCommerce } from '../../commerce/commerce-gate.ts'
import {
  cartsOf,
  held,
  heldIn,
  LISTS,
  QUOTES,
  quantities,
  serveCarts,
  shopperOf,
} from '../cart/cart-harness.ts'

const store = serveCarts()
const { browser, add, send, signIn } = store
const gate = gateCommerce()

const KEY = 'a-key-of-the-rendered-form'
const LIST = { intent: 'new', name: 'Autumn', submissionKey: KEY, ...quantities({ [ITEMS.kit]: 3 }) }
const QUOTE = { name: 'Autumn', submissionKey: KEY, ...quantities({ [ITEMS.kit]: 3 }) }
const OWN = { [ITEMS.manual]: 1 }

const SENDINGS = [
  ['a saved cart', LISTS, LIST],
  ['a quote', QUOTES, QUOTE],
] as const

const fault = (method: string, path: string, times?: number) =>
  store.control('POST', '/faults', {
    service: 'commerce',
    method,
    path,
    status: 503,
    ...(times === undefined ? {} : { times }),
  })

async function context() {
  const { customer } = await shopperOf(browser)
  if (customer.kind !== 'signedIn') throw new Error('no user is signed in')
  return customer.context
}

/** Names and entries of the saved carts. */
async function saved() {
  const { fetchSavedCart, listSavedCarts } = await import('@/lib/backends/commerce/saved-carts.server')
  const lists = await listSavedCarts(await context())
  if (!lists.ok) throw new Error('the lists cannot be read')
  const carts = await Promise.all(lists.value.map(async ({ code }) => fetchSavedCart(await context(), code)))
  return carts.map(cart => (cart.ok ? [cart.value.name, heldIn(cart.value)] : undefined))
}

async function quotes() {
  const { listQuotes } = await import('@/lib/backends/commerce/quotes.server')
  const answer = await listQuotes(await context())
  if (!answer.ok) throw new Error('the quotes cannot be read')
  return answer.value.quotes.map(({ name, state }) => `${name} ${state}`)
}

/** Another container adds an entry: it does not wait for the lock of this one. */
async function addElsewhere(code: string) {
  const { addEntries } = await import('@/lib/backends/commerce/carts.server')
  const added = await addEntries(await context(), 'current', [{ code, quantity: 2 }], 'elsewhere')
  if (!added.ok) throw new Error('nothing was added')
}

/** Saves the given number of further lists. */
function copyList(name: string, times: number) {
  const copy = store.sandbox().context.database.prepare(
    `INSERT INTO commerce_carts (guid, site, customer_id, name, saved_at, modified_at, turn)
     SELECT guid || ?, site, customer_id, name, saved_at, modified_at, turn FROM commerce_carts WHERE name = ? LIMIT 1`,
  )
  for (let count = 1; count <= times; count += 1) copy.run(String(count), name)
}

const endOf = ({ method, path }: GatedCall): string => `${method} ${path.replace(/^.*\d{8}\//, '')}`

describe.each(SENDINGS)('while %s is created from chosen lines', (_, to, form) => {
  it('the user’s cart is active in every call except the one that names the new cart', async () => {
    await signIn()
    await add(OWN)
    const hidden: string[] = []
    await gate(store.sandbox(), async call => {
      if (call.method === 'GET') return
      const lines = await held(browser)
      if (lines[ITEMS.manual] !== 1) hidden.push(endOf(call))
    })
    expect((await send(to, form)).status).toBe(200)
    expect(hidden).toEqual(['PATCH savedCart'])
  })

  it('an entry that is added goes into the user’s cart', async () => {
    await signIn()
    await add(OWN)
    let isAdded = false
    await gate(store.sandbox(), async ({ path }) => {
      if (isAdded || !/\/carts\/\d{8}\/entries\/$/.test(path)) return
      isAdded = true
      await addElsewhere(ITEMS.usage)
    })
    expect((await send(to, form)).status).toBe(200)
    expect(await held(browser)).toEqual({ ...OWN, [ITEMS.usage]: 2 })
  })

  it('the user’s cart remains visible when adding entries and deleting the new cart fail', async () => {
    await signIn()
    await add(OWN)
    await fault('POST', '^.*/entries/')
    await fault('DELETE', '^.*/carts/')
    expect((await send(to, form)).status).toBe(503)
    await store.control('DELETE', '/faults')
    expect(await held(browser)).toEqual(OWN)
    expect(await saved()).toEqual([['Autumn', {}]])
  })

  it.each([
    ['named', 'PATCH', '^.*/savedCart'],
    ['filled', 'POST', '^.*/entries/'],
  ])(
    'a cart that cannot be %s is deleted, and a repeated submission creates another',
    async (_state, method, path) => {
      await signIn()
      await add(OWN)
      for (const _try of [1, 2]) {
        await fault(method, path, 2)
        expect((await send(to, form)).status).toBe(503)
        expect([await held(browser), await saved()]).toEqual([OWN, []])
      }
      expect((await send(to, form)).status).toBe(200)
      expect(await held(browser)).toEqual(OWN)
      expect([await saved(), await quotes()]).toEqual(
        to === LISTS ? [[['Autumn', { [ITEMS.kit]: 3 }]], []] : [[], ['Autumn BUYER_SUBMITTED']],
      )
    },
  )

  it.each([
    ['before', 'GET'],
    ['meanwhile', 'PATCH'],
  ])(
    'the maximum number of saved carts, created %s, causes an error message, and nothing is created',
    async (_when, method) => {
      await signIn()
      await send(LISTS, { intent: 'new', name: 'One', ...quantities({ [ITEMS.kit]: 1 }) })
      let isFull = false
      await gate(store.sandbox(), async call => {
        if (isFull || call.method !== method) return
        isFull = true
        copyList('One', MOST_SAVED_CARTS - 1)
      })
      const { status, body } = await send(to, form)
      expect(status).toBe(422)
      expect(body.formErrors).toEqual([{ code: 'tooManyLists', params: { max: MOST_SAVED_CARTS } }])
      expect([await cartsOf(browser), await quotes()]).toEqual([{}, []])
    },
  )
})

describe('a quote on chosen lines', () => {
  it('keeps a saved cart of its name when that cannot be deleted', async () => {
    await signIn()
    await add(OWN)
    await fault('DELETE', '^.*/carts/')
    expect((await send(QUOTES, QUOTE)).status).toBe(200)
    expect(await quotes()).toEqual(['Autumn BUYER_SUBMITTED'])
    expect([await held(browser), await saved()]).toEqual([OWN, [['Autumn', { [ITEMS.kit]: 3 }]]])
  })

  it('that fails leaves nothing behind, and a repeated submission creates it', async () => {
    await signIn()
    await add(OWN)
    await fault('POST', '^.*/quotes$', 2)
    expect((await send(QUOTES, QUOTE)).status).toBe(503)
    expect([await held(browser), await saved()]).toEqual([OWN, []])
    expect((await send(QUOTES, QUOTE)).status).toBe(200)
    expect([await quotes(), await saved()]).toEqual([['Autumn BUYER_SUBMITTED'], []])
  })
})
