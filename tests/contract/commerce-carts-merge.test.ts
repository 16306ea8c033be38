import { beforeEach, describe, expect, it } from 'vitest'
import { cartSchema } from '../../lib/contract/commerce/cart/cart.ts'
import { cartCalls, ITEMS, linesOf } from './commerce-cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './commerce-catalogue-harness.ts'
import { expectRefusal, readExactly } from './commerce-harness.ts'

const EDITH = { as: 'uid-edith' }

let commerce: CatalogueHarness
/** The stranger's cart. */
let from: string

beforeEach(async () => {
  commerce = createCatalogueHarness()
  from = (await calls.created()).guid
})

const calls = cartCalls(() => commerce)

const merge = (query = `&oldCartId=${from}`, headers = {}) => calls.create(EDITH, query, headers)

const merged = async (query?: string) => readExactly(await merge(query), cartSchema, 201)

const cannotRestore = { type: 'CartError', reason: 'cannotRestore' }

describe('merging a stranger’s cart at sign-in', () => {
  it('adds the lines of both up, and ends the stranger’s', async () => {
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

  it('makes it the customer’s where there is no other', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const cart = await merged()
    expect(linesOf(cart)).toEqual([[ITEMS.kit, 2]])
    expect((await calls.shown(EDITH, 'current')).code).toBe(cart.code)
    await expectRefusal(await calls.read({}, from), 400, { type: 'CartError', reason: 'notFound' })
  })

  it('goes into the active cart where none is named', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const own = await calls.created(EDITH)
    expect((await merged()).code).toBe(own.code)
  })

  it('leaves no more than can be ordered', async () => {
    await calls.added({}, from, ITEMS.kit, 15)
    const own = await calls.created(EDITH)
    await calls.added(EDITH, own.code, ITEMS.kit, 15)
    expect(linesOf(await merged())).toEqual([[ITEMS.kit, 20]])
  })

  it('takes along what cannot be ordered any more, so that it can be told', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    await calls.created(EDITH)
    await commerce.change(`/items/${ITEMS.kit}`, { status: 'WITHDRAWN' })
    expect(linesOf(await merged())).toEqual([[ITEMS.kit, 2]])
  })

  it('happens once: a second one of the same cart is refused and changes nothing', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    await merged()
    await expectRefusal(await merge(), 400, cannotRestore)
    expect(linesOf(await calls.shown(EDITH, 'current'))).toEqual([[ITEMS.kit, 2]])
  })

  it('is answered alike when it is sent again with its key', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const key = { 'idempotency-key': 'sign-in-1' }
    const first = await (await merge(undefined, key)).json()
    expect(await (await merge(undefined, key)).json()).toEqual(first)
  })

  it('refuses what is no living cart of a stranger on this site', async () => {
    const elsewhere = await calls.created({ site: 'ukassessments' })
    const someones = await calls.created({ as: 'uid-hugo' })
    for (const guid of [elsewhere.guid, someones.guid, someones.code, 'nothing']) {
      await expectRefusal(await merge(`&oldCartId=${guid}`), 400, cannotRestore)
    }
    commerce.advance(14 * 24 * 60 * 60)
    await expectRefusal(await merge(), 400, cannotRestore)
  })

  it('refuses to go into another person’s cart, and keeps the stranger’s', async () => {
    await calls.added({}, from, ITEMS.kit, 2)
    const someones = await calls.created({ as: 'uid-hugo' })
    await expectRefusal(await merge(`&oldCartId=${from}&toMergeCartGuid=${someones.guid}`), 400, {
      type: 'CartError',
      reason: 'notFound',
    })
    expect(linesOf(await calls.shown({}, from))).toEqual([[ITEMS.kit, 2]])
  })

  it('is for those who are signed in', async () => {
    await expectRefusal(await calls.create({}, `&oldCartId=${from}`), 401, {
      type: 'InsufficientAuthenticationError',
    })
  })
})
