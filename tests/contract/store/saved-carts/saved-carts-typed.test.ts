import { describe, expect, it } from 'vitest'
import { parseReturnTo } from '@/lib/site/return-to'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { held, LISTS, QUOTES, quantities, STORE, serveCarts, shopperOf } from '../cart/cart-harness.ts'

const store = serveCarts()
const { browser, add, signIn } = store

const NEW = `${STORE}/my-account/saved-carts/new`

const CHOSEN = { title: 'AGSC-3', ...quantities({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 }) }

/** The redirect of a form. */
async function sent(path: string, form: Record<string, string>) {
  const response = await browser.send(path, { form })
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
  return { path: pathname, query: searchParams }
}

async function rejected(query: URLSearchParams) {
  const { readRejectedForm } = await import('@/lib/forms/rejected-form.server')
  const { senderId } = await import('@/lib/session/customer.server')
  return readRejectedForm(query.get('form') ?? '', senderId(await shopperOf(browser)))
}

const lists = async () => {
  const { listSavedCarts } = await import('@/lib/backends/commerce/saved-carts.server')
  const { customer } = await shopperOf(browser)
  if (customer.kind !== 'signedIn') throw new Error('no user is signed in')
  const answer = await listSavedCarts(customer.context)
  if (!answer.ok) throw new Error('the lists cannot be read')
  return answer.value
}

describe('a saved cart that ends up without lines', () => {
  it('does not affect the active cart, even when deleting it fails at first', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const fault = (method: string, path: string) =>
      store.control('POST', '/faults', { service: 'commerce', method, path, status: 503, times: 1 })
    await fault('DELETE', '^.*/carts/')
    const form = { intent: 'new', name: 'Old forms', ...quantities({ [ITEMS.withdrawn]: 2 }) }
    await sent(LISTS, form)
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })
})

describe('the list of saved carts', () => {
  it('reads only the displayed data from commerce, not every line of every cart', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    await store.control('DELETE', '/requests')
    expect(await lists()).toMatchObject([{ name: 'Stock', totalItems: 2, totalUnitCount: 5 }])
    const { requests } = await (await store.control('GET', '/requests?service=commerce')).json()
    expect(requests.map(({ query }: { query: { fields: string } }) => query.fields)).toEqual([
      expect.not.stringMatching(/FULL|entries/),
    ])
  })
})

describe('a form submitted after the session has ended', () => {
  it.each([
    ['saved cart', LISTS, { intent: 'new' }],
    ['quote', QUOTES, {}],
  ])('keeps all submitted values through sign-in: a %s', async (_, to, form) => {
    const typed = { name: 'Autumn', description: 'Room 4' }
    const { path, query } = await sent(to, { ...form, ...typed, ...CHOSEN })
    expect(path).toBe('/en-us/login')
    const back = parseReturnTo(query.get('returnTo')) ?? ''
    const { searchParams } = new URL(back, 'http://store.invalid')
    expect(Object.fromEntries(searchParams)).toMatchObject(CHOSEN)
    expect(back).not.toContain('Autumn')
    expect(await rejected(searchParams)).toMatchObject({ fields: typed, errors: { fieldErrors: [] } })
  })

  it.each(['change', 'restore', 'rename'])(
    'keeps the quantities of a saved cart through sign-in: %s',
    async intent => {
      const typed = quantities({ [ITEMS.kit]: 7, [ITEMS.usage]: 3 })
      const before = { [`before.${ITEMS.kit}`]: '2', [`before.${ITEMS.usage}`]: '3' }
      const { path, query } = await sent(LISTS, { intent, list: '00000042', ...typed, ...before })
      expect(path).toBe('/en-us/login')
      const back = parseReturnTo(query.get('returnTo'))
      const { pathname, searchParams } = new URL(back ?? '', 'http://store.invalid')
      expect(pathname).toBe(`${STORE}/my-account/saved-carts/00000042`)
      expect(Object.fromEntries(searchParams)).toEqual(quantities({ [ITEMS.kit]: 7 }))
    },
  )

  it('with more lines than can be kept through sign-in redirects to the page that has them all', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `00316014${index + 10}`)
    const many = quantities(Object.fromEntries(codes.map(code => [code, 3])))
    const { path, query } = await sent(LISTS, { intent: 'new', name: 'A', ...many })
    expect(path).toBe(NEW)
    expect(Object.fromEntries(query)).toMatchObject(many)
  })
})

describe('a rejected form', () => {
  it('is shown again complete, whatever characters its note has', async () => {
    await signIn()
    const description = '\u{1F4DA}'.repeat(255)
    const { query } = await sent(LISTS, { intent: 'new', name: '', description, ...CHOSEN })
    expect((await rejected(query))?.fields.description).toBe(description)
    expect(await rejected(new URLSearchParams({ form: 'x'.repeat(22) }))).toBeUndefined()
  })
})
