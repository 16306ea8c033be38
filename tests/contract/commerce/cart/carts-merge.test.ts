import { beforeEach, describe, expect, it } from 'vitest'
import { cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { cartCalls, ITEMS, linesOf } from './cart-calls.ts'

const EDITH = { as: 'uid-edith' }

let commerce: CatalogueHarness
/** The anonymous cart. */
let from: string

beforeEach(async () => {
  commerce = createCatalogueHarness()
  from = (await calls.created()).guid
})

const calls = cartCalls(() => commerce)

const merge = (query = `&oldCartId=${from}`, headers = {}) => calls.create(EDITH, query, headers)

const merged = async (query?: string) => readExactly(await merge(query), cartSchema, 201)

const cannotRestore = { type: 'CartError', reason: 'cannotRestore' }

describe('merging an anonymous cart at sign-in', () => {
  it('sums up the entries of both carts and deletes the anonymous one', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    await calls.added({}, from, ITEMS.usage, 1)
    const own = await calls.created(EDITH)
    await calls.added(EDITH, own.code, ITEMS.manual, 1)
    await calls.added(EDITH, own.code, ITEMS.kit, 3)
    const cart = await merged(`&oldCartId=${from}&toMergeCartGuid=${own.guid}`)
    expect(cart.code).toBe(own.code)
    expect(linesOf(cart)).toEqual([
      [ITEMS.manual, 1],
      [ITEMS.kit, 5],
      [ITEMS.usage, 1],
    ])
    expect((await calls.shown(EDITH, 'current')).code).toBe(own.code)
    await expectRefusal(await calls.read({}, from), 400, { type: 'CartError', reason: 'notFound' })
  })

  it('assigns the cart to the customer when the customer has no other', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const cart = await merged()
    expect(linesOf(cart)).toEqual([[ITEMS.kit, 2]])
    expect((await calls.shown(EDITH, 'current')).code).toBe(cart.code)
    await expectRefusal(await calls.read({}, from), 400, { type: 'CartError', reason: 'notFound' })
  })

  it('merges into the active cart when no target is named', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const own = await calls.created(EDITH)
    expect((await merged()).code).toBe(own.code)
  })

  it('limits quantities to what can be ordered', async () => {
    await calls.added({}, from, ITEMS.kit, 15)
    const own = await calls.created(EDITH)
    await calls.added(EDITH, own.code, ITEMS.kit, 15)
    expect(linesOf(await merged())).toEqual([[ITEMS.kit, 20]])
  })

  it('keeps entries that can no longer be ordered, so that the customer can be informed', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    await calls.created(EDITH)
    await commerce.change(`/items/${ITEMS.kit}`, { status: 'WITHDRAWN' })
    expect(linesOf(await merged())).toEqual([[ITEMS.kit, 2]])
  })

  it('happens once: a second merge of the same cart is refused and changes nothing', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    await merged()
    await expectRefusal(await merge(), 400, cannotRestore)
    expect(linesOf(await calls.shown(EDITH, 'current'))).toEqual([[ITEMS.kit, 2]])
  })

  it('returns the same response when it is repeated with its idempotency key', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const key = { 'idempotency-key': 'sign-in-1' }
    const first = await (await merge(undefined, key)).json()
    expect(await (await merge(undefined, key)).json()).toEqual(first)
  })

  it('rejects a source that is not an existing anonymous cart of this site', async () => {
    const elsewhere = await calls.created({ site: 'ukassessments' })
    const someones = await calls.created({ as: 'uid-hugo' })
    for (const guid of [elsewhere.guid, someones.guid, someones.code, 'nothing']) {
      await expectRefusal(await merge(`&oldCartId=${guid}`), 400, cannotRestore)
    }
    commerce.advance(14 * 24 * 60 * 60)
    await expectRefusal(await merge(), 400, cannotRestore)
  })

  it('refuses another user’s cart as the target, and keeps the anonymous cart', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const someones = await calls.created({ as: 'uid-hugo' })
    await expectRefusal(await merge(`&oldCartId=${from}&toMergeCartGuid=${someones.guid}`), 400, {
      type: 'CartError',
      reason: 'notFound',
    })
    expect(linesOf(await calls.shown({}, from))).toEqual([[ITEMS.kit, 2]])
  })

  it('requires a signed-in user', async () => {
    await expectRefusal(await calls.create({}, `&oldCartId=${from}`), 401, {
      type: 'InsufficientAuthenticationError',
    })
  })
})
