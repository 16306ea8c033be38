import { describe, expect, it } from 'vitest'
import { ITEMS } from './commerce-cart-calls.ts'
import { type GatedCall, gateCommerce } from './commerce-gate.ts'
import { held, LISTS, quantities } from './store-cart-harness.ts'
import { serveSavedCarts } from './store-saved-carts-harness.ts'

const { add, browser, context, listed, lists, sandbox, send, sent, signIn } = serveSavedCarts()
const gate = gateCommerce()

const FILLED = { [ITEMS.kit]: 2, [ITEMS.usage]: 5, [ITEMS.manual]: 1 }

/** What waits, by item; undefined where no saved cart is kept for it. */
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

/** Nothing is added before so many have read what waits. */
async function addAfterReads(reads: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let seen = 0
  await gate(sandbox(), async call => {
    if (isReading(call)) seen += 1
    if (seen === reads) resolve()
    if (isAdding(call)) await promise
  })
}

describe('lines that two buttons put back into the cart at once', () => {
  it('leave the list, and no other line does', async () => {
    await saveForLater([ITEMS.kit, ITEMS.usage, ITEMS.manual])
    await addAfterReads(2)
    await Promise.all([send(LISTS, { sooner: ITEMS.kit }), send(LISTS, { sooner: ITEMS.usage })])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 5 })
    expect(await waiting()).toEqual({ [ITEMS.manual]: 1 })
  })

  it('take the list with them where they are all there is', async () => {
    await saveForLater([ITEMS.kit, ITEMS.usage])
    await addAfterReads(2)
    await Promise.all([send(LISTS, { sooner: ITEMS.kit }), send(LISTS, { sooner: ITEMS.usage })])
    expect(await held(browser)).toEqual(FILLED)
    expect(await lists()).toEqual([])
  })

  it('stay as far as they were saved meanwhile', async () => {
    await saveForLater([ITEMS.kit])
    let isSaved = false
    await gate(sandbox(), async call => {
      if (isSaved || !isAdding(call)) return
      isSaved = true
      const { addEntries } = await import('@/lib/commerce/carts.server')
      const [list] = await lists()
      await addEntries(await context(), list?.code ?? '', [{ code: ITEMS.usage, quantity: 4 }], 'elsewhere')
    })
    await send(LISTS, { sooner: ITEMS.kit })
    expect(await waiting()).toEqual({ [ITEMS.usage]: 4 })
  })
})

describe('a saved cart that goes into the cart with typed quantities', () => {
  it('changes the lines that were meant, also where another one has just gone', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...quantities(FILLED) })
    const code = (await lists())[0]?.code ?? ''
    let reads = 0
    let isRemoved = false
    await gate(sandbox(), async call => {
      if (isReading(call)) reads += 1
      if (isRemoved || reads === 0 || (reads === 1 && isReading(call))) return
      isRemoved = true
      const { removeEntry } = await import('@/lib/commerce/carts.server')
      await removeEntry(await context(), { user: 'current', id: code }, 0, 'elsewhere')
    })
    await sent(LISTS, { intent: 'restore', list: code, ...quantities({ [ITEMS.usage]: 6 }) })
    expect(await listed(code)).toEqual({ [ITEMS.usage]: 6, [ITEMS.manual]: 1 })
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 6, [ITEMS.manual]: 1 })
  })
})
