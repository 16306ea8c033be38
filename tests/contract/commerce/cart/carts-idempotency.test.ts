import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { cartCalls, ITEMS, linesOf } from './cart-calls.ts'

const EDITH = { as: 'uid-edith' }

let commerce: CatalogueHarness
let guid: string

beforeEach(async () => {
  commerce = createCatalogueHarness()
  guid = (await calls.created()).guid
})

const calls = cartCalls(() => commerce)

const add = (code: string, quantity: number) => calls.added({}, guid, code, quantity)

const held = async () => linesOf(await calls.shown({}, guid))

describe('adding many entries at once', () => {
  it('reports the result of every entry in request order, including unknown items', async () => {
    const { code } = await calls.created(EDITH)
    const modifications = await calls.allAdded(EDITH, code, [
      [ITEMS.kit, 1],
      ['9999999999', 2],
      [ITEMS.withdrawn, 1],
      [ITEMS.usage, 4],
      [ITEMS.kit, 2],
    ])
    expect(modifications.map(line => [line.statusCode, line.quantityAdded])).toEqual([
      ['success', 1],
      ['unknownIdentifier', 0],
      ['withdrawn', 0],
      ['success', 4],
      ['success', 2],
    ])
    expect(modifications[1]?.entry).toEqual({ product: { code: '9999999999' } })
    expect(linesOf(await calls.shown(EDITH, code))).toEqual([
      [ITEMS.kit, 3],
      [ITEMS.usage, 4],
    ])
  })

  it('adds nothing when one entry is malformed', async () => {
    const { code } = await calls.created(EDITH)
    const refused = await calls.addAll(EDITH, code, [
      [ITEMS.kit, 1],
      [ITEMS.usage, 0],
    ])
    await expectRefusal(refused, 400, { subject: 'orderEntries.1.quantity' })
    expect(linesOf(await calls.shown(EDITH, code))).toEqual([])
  })

  it('requires a signed-in user', async () => {
    const refused = await calls.addAll({}, guid, [[ITEMS.kit, 1]])
    await expectRefusal(refused, 401, { type: 'InsufficientAuthenticationError' })
  })
})

describe('a repeated request with the same idempotency key', () => {
  const key = { 'idempotency-key': 'sending-1' }

  it('adds once and gets the same response', async () => {
    const first = await (await calls.add({}, guid, [ITEMS.kit, 2], key)).json()
    expect(await (await calls.add({}, guid, [ITEMS.kit, 2], key)).json()).toEqual(first)
    expect(await held()).toEqual([[ITEMS.kit, 2]])
    await expectRefusal(await calls.add({}, guid, [ITEMS.kit, 3], key), 409, {
      type: 'IdempotencyConflictError',
    })
  })

  it('is matched per cart: another cart’s request with the same key is independent', async () => {
    const other = await calls.created()
    await calls.add({}, guid, [ITEMS.kit, 2], key)
    await calls.add({}, other.guid, [ITEMS.kit, 2], key)
    expect(linesOf(await calls.shown({}, other.guid))).toEqual([[ITEMS.kit, 2]])
  })

  it('removes one entry, not the one that took over its number', async () => {
    for (const code of [ITEMS.kit, ITEMS.usage]) await add(code, 1)
    expect((await calls.remove({}, guid, 0, key)).status).toBe(200)
    expect((await calls.remove({}, guid, 0, key)).status).toBe(200)
    expect(await held()).toEqual([[ITEMS.usage, 1]])
  })

  it('adds many entries once', async () => {
    const { code } = await calls.created(EDITH)
    const lines = [[ITEMS.kit, 1] as const, [ITEMS.usage, 4] as const]
    await calls.addAll(EDITH, code, lines, key)
    await calls.addAll(EDITH, code, lines, key)
    expect((await calls.shown(EDITH, code)).totalUnitCount).toBe(5)
  })

  it('does not lose any of many parallel requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => add(ITEMS.usage, 1)))
    expect(await held()).toEqual([[ITEMS.usage, 10]])
  })
})
