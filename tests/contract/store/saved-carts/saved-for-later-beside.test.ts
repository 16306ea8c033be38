import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { type GatedCall, gateCommerce } from '../../commerce/commerce-gate.ts'
import { held, LISTS, quantities, shopperOf } from '../cart/cart-harness.ts'
import { CHOSEN, serveSavedCarts } from './saved-carts-harness.ts'

const { add, browser, context, control, listed, lists, sandbox, send, sent, signIn } = serveSavedCarts()
const gate = gateCommerce()

const FILLED = { [ITEMS.kit]: 2, [ITEMS.usage]: 5, [ITEMS.manual]: 1 }

/** Quantities saved for later, by item; undefined without a saved cart for them. */
const waiting = async () => {
  const [list] = await lists()
  return list === undefined ? undefined : listed(list.code)
}

async function saveForLater(codes: readonly string[]) {
  await signIn()
  await add(FILLED)
  for (const code of codes) await sent(LISTS, { later: code, submissionKey: `the-key-that-saves-${code}` })
}

const isReading = ({ path }: GatedCall) => path.endsWith('/savedcart')
const isAdding = ({ method, path }: GatedCall) => method === 'POST' && path.includes('/carts/current/entries')

/** Nothing is added before the given number of requests has read the list. */
async function addAfterReads(reads: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let seen = 0
  await gate(sandbox(), async call => {
    if (isReading(call)) seen += 1
    if (seen === reads) resolve()
    if (isAdding(call)) await promise
  })
}

describe('lines that two parallel requests move back into the cart', () => {
  it('are removed from the list, and no other line is', async () => {
    await saveForLater([ITEMS.kit, ITEMS.usage, ITEMS.manual])
    await addAfterReads(2)
    await Promise.all([send(LISTS, { sooner: ITEMS.kit }), send(LISTS, { sooner: ITEMS.usage })])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 5 })
    expect(await waiting()).toEqual({ [ITEMS.manual]: 1 })
  })

  it('leave the list deleted when they were its only lines', async () => {
    await saveForLater([ITEMS.kit, ITEMS.usage])
    await addAfterReads(2)
    await Promise.all([send(LISTS, { sooner: ITEMS.kit }), send(LISTS, { sooner: ITEMS.usage })])
    expect(await held(browser)).toEqual(FILLED)
    expect(await lists()).toEqual([])
  })

  it('stay in the list with the quantity that was saved meanwhile', async () => {
    await saveForLater([ITEMS.kit])
    let isSaved = false
    await gate(sandbox(), async call => {
      if (isSaved || !isAdding(call)) return
      isSaved = true
      const { addEntries } = await import('@/lib/backends/commerce/carts.server')
      const [list] = await lists()
      await addEntries(await context(), list?.code ?? '', [{ code: ITEMS.usage, quantity: 4 }], 'elsewhere')
    })
    await send(LISTS, { sooner: ITEMS.kit })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 4 })
  })
})

describe('a saved cart that is added to the cart with changed quantities', () => {
  it('changes the intended lines, also when another line was removed meanwhile', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...quantities(FILLED) })
    const code = (await lists())[0]?.code ?? ''
    let reads = 0
    let isRemoved = false
    await gate(sandbox(), async call => {
      if (isReading(call)) reads += 1
      if (isRemoved || reads === 0 || (reads === 1 && isReading(call))) return
      isRemoved = true
      const { removeEntry } = await import('@/lib/backends/commerce/carts.server')
      await removeEntry(await context(), { user: 'current', id: code }, 0, 'elsewhere')
    })
    await sent(LISTS, { intent: 'restore', list: code, ...quantities({ [ITEMS.usage]: 6 }) })
    expect(await listed(code)).toEqual({ [ITEMS.usage]: 6, [ITEMS.manual]: 1 })
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 6, [ITEMS.manual]: 1 })
  })
})

describe('saving a line for later while commerce fails', () => {
  const LINE = { later: ITEMS.usage, submissionKey: 'a-key-of-the-rendered-form' }
  const REST = { [ITEMS.kit]: 2, [ITEMS.manual]: 1 }

  const fault = (fields: Readonly<Record<string, unknown>>) =>
    control('POST', '/faults', { service: 'commerce', ...fields })

  it('succeeds when commerce removed it from the cart and only the response was lost', async () => {
    await saveForLater([])
    await fault({ method: 'DELETE', path: '^.*/carts/current/entries/', action: 'commit-then-reset' })
    const { body } = await send(LISTS, LINE)
    expect(body.message).toMatch(/ is saved for later\.$/)
    expect(await held(browser)).toEqual(REST)
    expect(await waiting()).toEqual({ [ITEMS.usage]: 5 })
  })

  it.each([
    ['first', [], {}],
    ['next', [ITEMS.manual], { [ITEMS.manual]: 1 }],
  ])('is completed by repeating the same submission, as the %s line', async (_, earlier, others) => {
    await saveForLater(earlier)
    await fault({ method: 'DELETE', path: '^.*/carts/current/entries/', status: 500 })
    expect((await send(LISTS, LINE)).status).toBe(503)
    expect(await waiting()).toEqual(others)
    await control('DELETE', '/faults')
    expect((await send(LISTS, LINE)).status).toBe(200)
    expect(await held(browser)).toEqual({
      [ITEMS.kit]: 2,
      ...(earlier.length === 0 && { [ITEMS.manual]: 1 }),
    })
    expect(await waiting()).toEqual({ ...others, [ITEMS.usage]: 5 })
  })

  it('saves it once when the response to adding it was lost', async () => {
    await saveForLater([ITEMS.manual])
    await fault({ method: 'POST', path: '^.*/carts/\\d+/entries/', action: 'commit-then-reset' })
    expect((await send(LISTS, LINE)).status).toBe(503)
    await control('DELETE', '/faults')
    await send(LISTS, LINE)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
    expect(await waiting()).toEqual({ [ITEMS.manual]: 1, [ITEMS.usage]: 5 })
  })
})

describe('moving a saved line back into the cart while commerce fails', () => {
  it.each([
    ['the list', [ITEMS.kit], '^.*/carts/\\d+$'],
    ['its line', [ITEMS.kit, ITEMS.usage], '^.*/carts/\\d+/entries/0$'],
  ])('reports that it is in both when %s could not be removed', async (_, codes, path) => {
    await saveForLater(codes)
    await control('POST', '/faults', { service: 'commerce', method: 'DELETE', path, status: 500 })
    const { body } = await send(LISTS, { sooner: ITEMS.kit })
    expect(body.status).toBe('INFO')
    expect(body.message).toContain('is in your cart, and still under “Saved for later”')
    expect(await held(browser)).toMatchObject({ [ITEMS.kit]: 2 })
    expect(await waiting()).toMatchObject({ [ITEMS.kit]: 2 })
  })
})

describe('the page of the cart', () => {
  const view = async () => {
    const { loadCartView } = await import('@/app/[locale]/(personal)/store/cart/_view/load-cart-view')
    return loadCartView(await shopperOf(browser), {})
  }

  it.each([
    ['the saved carts are', '^.*/users/current/carts$', 'unavailable'],
    ['what waits is', '^.*/savedcart$', [{ name: 'Stock' }]],
  ])('says that the lines saved for later are not available when %s slow', async (_, path, shown) => {
    await saveForLater([ITEMS.kit])
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    expect(await view()).toMatchObject({
      view: { later: { totalItems: 1 } },
      savedCarts: [{ name: 'Stock' }],
    })
    await control('POST', '/faults', { service: 'commerce', method: 'GET', path, delayMs: 4_000 })
    const loaded = await view()
    const rest = { state: 'shown', cart: { totalItems: 2 }, later: 'unavailable' }
    expect(loaded).toMatchObject({ view: rest, savedCarts: shown })
    expect(loaded.savedCarts).toHaveLength(shown.length)
  })
})
