import { describe, expect, it, vi } from 'vitest'
import { getTranslator } from '@/lib/i18n/translator'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LISTS, QUOTES, quantities, SCRIPT, STORE, serveCarts, shopperOf } from '../cart/cart-harness.ts'
import { loadNotifications, sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

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

describe('a saved cart of more lines than an address holds', () => {
  const PAGE = 'store/my-account/saved-carts/[code]'

  /** The page of a saved cart of all items that the site sells. */
  async function filled(): Promise<{
    code: string
    page: string
    items: readonly string[]
    formOwner: string
  }> {
    await store.signIn()
    const formOwner = await sealFormOwner('uid-edith')
    const lines = quantities(Object.fromEntries(soldNumbers().map(code => [code, 50])))
    await post(LISTS, { intent: 'new', ...lines, formOwner, name: 'School year' })
    const { listSavedCarts } = await import('@/lib/backends/commerce/saved-carts.server')
    const { requireSignedIn } = await import('@/lib/session/customer.server')
    const lists = await listSavedCarts(requireSignedIn(await shopperOf(browser)))
    const code = (lists.ok && lists.value[0]?.code) || ''
    renderFor(browser)
    const page = await drawPage(PAGE, {}, code)
    const items = [...page.matchAll(/name="quantity\.(\w+)"/g)].map(([, item = '']) => item)
    return { code, page, items, formOwner }
  }

  it('becomes a quote of all its lines, with the quantities that were typed', async () => {
    const { code, page, items, formOwner } = await filled()
    expect(items.length).toBeGreaterThan(100)
    expect(page).toMatch(/<button[^>]*value="quote"/)
    const [first = '', second = '', ...others] = items
    const typed = quantities({
      ...Object.fromEntries(others.map(item => [item, 50])),
      [first]: 60,
      [second]: 0,
    })
    const asking = { intent: 'quote', list: code, formOwner, submissionKey: 'ask' }
    const address = await post(LISTS, { ...asking, ...typed })
    expect(address.pathname).toBe(`${STORE}/my-account/quotes/new`)
    expect(address.href.length).toBeLessThan(500)
    expect((await itemsOn('store/my-account/quotes/new', address)).toSorted()).toEqual(
      [first, ...others].toSorted(),
    )
    const form = quantities(Object.fromEntries([first, ...others].map(item => [item, 50])))
    await post(QUOTES, { ...form, formOwner, name: 'School year' })
    expect(await countOf('quote')).toBe(items.length - 1)
  })

  it('says which quantity is wrong, that nothing is left, or that the saved cart is gone', async () => {
    const { code, items, formOwner } = await filled()
    const asking = { intent: 'quote', list: code, formOwner }
    const wrong = await post(LISTS, {
      ...asking,
      ...quantities({ [items[0] ?? '']: -1 }),
      submissionKey: 'a',
    })
    expect(wrong.pathname).toBe(`${STORE}/my-account/saved-carts/${code}`)
    expect(wrong.searchParams.get(`quantity.${items[0]}`)).toBe('-1')
    const none = quantities(Object.fromEntries(items.map(item => [item, 0])))
    const empty = await post(LISTS, { ...asking, ...none, submissionKey: 'b' })
    expect(empty.pathname).toBe(`${STORE}/my-account/saved-carts/${code}`)
    const told = await loadNotifications(empty.searchParams.get('notifications'), 'en-us')
    expect(told).toMatchObject([{ message: getTranslator('en-us', 'cart')('errors.noLines') }])
    const gone = await post(LISTS, { ...asking, list: '99999999', submissionKey: 'c' })
    expect(gone.pathname).toBe(`${STORE}/my-account/saved-carts`)
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
