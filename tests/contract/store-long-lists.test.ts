import { describe, expect, it, vi } from 'vitest'
import { ITEMS } from './commerce-cart-calls.ts'
import { drawPage } from './draw-page.ts'
import { renderFor } from './page-request.ts'
import { LISTS, QUOTES, quantities, SCRIPT, STORE, serveCarts, shopperOf } from './store-cart-harness.ts'
import { sealFormOwner } from './store-sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('./page-request.ts')).nextNavigation)

const store = serveCarts()
const { browser } = store

const LIST = '/api/quick-order?locale=en-us'

const rowsOf = (codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    codes.flatMap((code, index) => [
      [`code.${index}`, code],
      [`amount.${index}`, '50'],
    ]),
  )

/** Numbers of forms that the site sells, as many as a list may have. */
const soldNumbers = (): readonly string[] =>
  store
    .sandbox()
    .context.database.prepare(
      `SELECT i.code FROM catalogue_offers o JOIN catalogue_items i ON i.id = o.item
       WHERE o.site = 'usassessments' AND o.stock_level IS NULL AND i.status = 'ACTIVE' LIMIT 500`,
    )
    .all()
    .map(({ code }) => String(code))

/** Submits as a browser without script and returns the address that it is led to. */
async function post(path: string, form: Record<string, string>): Promise<URL> {
  const response = await browser.send(path, { form })
  return new URL(response.headers.get('location') ?? '', 'http://store')
}

async function verdictsOf(codes: readonly string[]) {
  const response = await browser.send(LIST, { form: rowsOf(codes), headers: SCRIPT })
  return (await response.json()).view
}

async function draw(page: string, address?: URL): Promise<string> {
  renderFor(browser)
  return drawPage(page, Object.fromEntries(address?.searchParams ?? []))
}

/** The items on the page of a new saved cart or quote. */
async function itemsOn(page: string, address: URL): Promise<readonly string[]> {
  const html = await draw(page, address)
  return [...html.matchAll(/name="quantity\.(\w+)"/g)].map(([, code = '']) => code)
}

const productCalls = async () => (await store.calls()).filter(call => call.includes('/products/'))

describe('a list of 500 lines', () => {
  it('gets a verdict for each of its unknown numbers, in a bounded number of calls', async () => {
    const unknown = Array.from({ length: 498 }, (_, index) => String(7_000_000_000 + index))
    const view = await verdictsOf([...unknown, ITEMS.withdrawn, ITEMS.elsewhere])
    const texts: readonly string[] = view.lines.map(({ texts: [text] }: { texts: string[] }) => text)
    expect(new Set(texts.slice(0, 498)).size).toBe(1)
    expect(new Set(texts).size).toBe(3)
    expect(await productCalls()).toHaveLength(5)
  })

  it.each([
    ['a saved cart', 'save', 'saved-carts', LISTS, { intent: 'new' }],
    ['a quote', 'quote', 'quotes', QUOTES, {}],
  ] as const)('becomes %s with all its good lines', async (_, intent, folder, to, form) => {
    const { good } = await verdictsOf(soldNumbers())
    expect(good).toBeGreaterThan(100)
    const address = await post(LIST, { ...rowsOf(soldNumbers()), intent })
    await store.signIn()
    await store.control('DELETE', '/requests')
    const page = `store/my-account/${folder}/new`
    expect(address.pathname).toBe(`${STORE}/my-account/${folder}/new`)
    const items = await itemsOn(page, address)
    expect(items).toHaveLength(good)
    expect((await productCalls()).length).toBeLessThanOrEqual(5)
    const lines = quantities(Object.fromEntries(items.map(code => [code, 50])))
    const formOwner = await sealFormOwner('uid-edith')
    const unnamed = await post(to, { ...form, ...lines, formOwner, name: '' })
    expect(await itemsOn(page, unnamed)).toEqual(items)
    await post(to, { ...form, ...lines, formOwner, name: 'School year' })
    expect(await countOf(intent)).toBe(good)
  })
})

describe('an empty list', () => {
  it('leads to what its user has saved, as long as nothing is entered', async () => {
    expect(await draw('store/quick-order')).not.toContain('/my-account/')
    await store.signIn()
    const formOwner = await sealFormOwner('uid-edith')
    const lines = quantities({ [ITEMS.kit]: 2 })
    await post(LISTS, { intent: 'new', ...lines, formOwner, name: 'School year' })
    const page = await draw('store/quick-order')
    expect(page).toMatch(/href="[^"]+\/my-account\/saved-carts\/\d+"[^>]*>School year</)
    const typed = await post(LIST, rowsOf([ITEMS.kit]))
    expect(await draw('store/quick-order', typed)).not.toContain('School year')
  })
})

/** The number of items of the saved cart or quote with the name. */
async function countOf(intent: 'save' | 'quote'): Promise<number | undefined> {
  const { listSavedCarts } = await import('@/lib/backends/commerce/saved-carts.server')
  const { listQuotes } = await import('@/lib/backends/commerce/quotes.server')
  const { requireSignedIn } = await import('@/lib/session/customer.server')
  const context = requireSignedIn(await shopperOf(browser))
  const carts = intent === 'save' ? await listSavedCarts(context) : await listQuotes(context)
  if (!carts.ok) throw new Error('they cannot be read')
  const all = 'quotes' in carts.value ? carts.value.quotes : carts.value
  return all.find(({ name }) => name === 'School year')?.totalItems
}
