import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_ENTRIES } from '../../../../lib/contract/commerce/cart/cart-limits.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { cartCalls, ITEMS, linesOf } from './cart-calls.ts'

const EDITH = { as: 'uid-edith' }
const HUGO = { as: 'uid-hugo' }

let commerce: CatalogueHarness
let guid: string

beforeEach(async () => {
  commerce = createCatalogueHarness()
  guid = (await calls.created()).guid
})

const calls = cartCalls(() => commerce)

const add = (code: string, quantity: number) => calls.added({}, guid, code, quantity)

const stock = (code: string, level: number, more = {}) =>
  commerce.change(`/items/${code}`, { site: 'usassessments', stock: { level, ...more } })

const order = (code: string, rule: { min: number; max: number; step: number }) =>
  commerce.change(`/items/${code}`, { order: rule })

const held = async () => linesOf(await calls.shown({}, guid))

describe('adding an entry to a cart', () => {
  it('returns the added entry', async () => {
    expect(await add(ITEMS.kit, 2)).toEqual({
      statusCode: 'success',
      quantity: 2,
      quantityAdded: 2,
      entry: { entryNumber: 0, quantity: 2, product: { code: ITEMS.kit, name: expect.any(String) } },
    })
  })

  it('increases the quantity of an existing entry for the same item', async () => {
    await add(ITEMS.usage, 1)
    await add(ITEMS.kit, 2)
    expect(await add(ITEMS.usage, 3)).toMatchObject({
      quantityAdded: 3,
      entry: { entryNumber: 0, quantity: 4 },
    })
    expect(await held()).toEqual([
      [ITEMS.usage, 4],
      [ITEMS.kit, 2],
    ])
  })

  it('rejects an unknown item, and a title, which is not an item', async () => {
    for (const code of ['9999999999', 'PWNS', '']) {
      const refused = await calls.add({}, guid, [code, 1])
      expect(refused.status).toBe(400)
    }
    await expectRefusal(await calls.add({}, guid, ['9999999999', 1]), 400, {
      type: 'UnknownIdentifierError',
      subject: '9999999999',
    })
    expect(await held()).toEqual([])
  })

  it.each([0, -1, 1.5, 10_000, '2', null])('rejects the quantity %j', async quantity => {
    const body = { product: { code: ITEMS.kit }, quantity }
    const refused = await calls.call(`${calls.pathOf({})}/${guid}/entries`, { body })
    await expectRefusal(refused, 400, { subject: 'quantity' })
    expect(await held()).toEqual([])
  })

  it('adds nothing of an item that is withdrawn, sold only on other sites or priced on request', async () => {
    await commerce.change(`/items/${ITEMS.manual}`, { site: 'usassessments', price: null })
    const nothing = { quantityAdded: 0, entry: { product: { name: expect.any(String) } } }
    expect(await add(ITEMS.withdrawn, 1)).toMatchObject({ statusCode: 'withdrawn', ...nothing })
    expect(await add(ITEMS.elsewhere, 1)).toMatchObject({ statusCode: 'notSold', ...nothing })
    expect(await add(ITEMS.manual, 1)).toMatchObject({ statusCode: 'notSold', ...nothing })
    expect(await held()).toEqual([])
  })

  it('adds no more than the stock', async () => {
    await stock(ITEMS.kit, 5)
    expect(await add(ITEMS.kit, 3)).toMatchObject({ statusCode: 'success', quantityAdded: 3 })
    expect(await add(ITEMS.kit, 3)).toMatchObject({ statusCode: 'lowStock', quantity: 3, quantityAdded: 2 })
    expect(await add(ITEMS.kit, 1)).toMatchObject({ statusCode: 'noStock', quantityAdded: 0 })
    expect(await held()).toEqual([[ITEMS.kit, 5]])
  })

  it('adds nothing without stock, unless the item is expected or available for pre-order', async () => {
    await stock(ITEMS.kit, 0)
    expect(await add(ITEMS.kit, 1)).toMatchObject({ statusCode: 'noStock', quantityAdded: 0 })
    expect((await add(ITEMS.kit, 1)).entry).not.toHaveProperty('entryNumber')
    await stock(ITEMS.kit, 0, { preorder: true })
    expect(await add(ITEMS.kit, 1)).toMatchObject({ statusCode: 'success' })
    await stock(ITEMS.kit, 0, { expectedOn: '2026-11-30' })
    expect(await add(ITEMS.kit, 1)).toMatchObject({ statusCode: 'success' })
  })

  it('adds no more than the maximum order quantity', async () => {
    expect(await add(ITEMS.kit, 25)).toMatchObject({
      statusCode: 'maxOrderQuantityExceeded',
      quantity: 25,
      quantityAdded: 20,
    })
    expect(await add(ITEMS.kit, 1)).toMatchObject({
      statusCode: 'maxOrderQuantityExceeded',
      quantityAdded: 0,
      entry: { quantity: 20 },
    })
  })

  it('reports which limit reduced the quantity: the stock or the maximum order quantity', async () => {
    await stock(ITEMS.kit, 20)
    expect(await add(ITEMS.kit, 21)).toMatchObject({ statusCode: 'maxOrderQuantityExceeded' })
    await stock(ITEMS.manual, 19)
    expect(await add(ITEMS.manual, 60)).toMatchObject({ statusCode: 'lowStock', quantityAdded: 19 })
  })

  it('applies minimum quantity and quantity steps to the resulting quantity of the entry', async () => {
    await order(ITEMS.usage, { min: 10, max: 50, step: 5 })
    expect(await add(ITEMS.usage, 9)).toMatchObject({ statusCode: 'belowMinimum', quantityAdded: 0 })
    expect(await add(ITEMS.usage, 12)).toMatchObject({ statusCode: 'notMultiple', quantityAdded: 0 })
    expect(await add(ITEMS.usage, 10)).toMatchObject({ statusCode: 'success', quantityAdded: 10 })
    expect(await add(ITEMS.usage, 3)).toMatchObject({ statusCode: 'notMultiple', quantityAdded: 0 })
    expect(await add(ITEMS.usage, 5)).toMatchObject({ statusCode: 'success', quantityAdded: 5 })
    expect(await held()).toEqual([[ITEMS.usage, 15]])
  })

  it('never leaves a quantity that cannot be ordered when the stock or the maximum reduces it', async () => {
    await order(ITEMS.kit, { min: 4, max: 21, step: 3 })
    await stock(ITEMS.kit, 12)
    expect(await add(ITEMS.kit, 13)).toMatchObject({ statusCode: 'lowStock', quantityAdded: 10 })
    await stock(ITEMS.kit, 100)
    expect(await add(ITEMS.kit, 99)).toMatchObject({
      statusCode: 'maxOrderQuantityExceeded',
      entry: { quantity: 19 },
    })
    await stock(ITEMS.manual, 3)
    await order(ITEMS.manual, { min: 4, max: 21, step: 1 })
    expect(await add(ITEMS.manual, 4)).toMatchObject({ statusCode: 'noStock', quantityAdded: 0 })
  })

  it('refuses new entries in a full cart, but still adds to existing ones', async () => {
    await commerce.change('/size', { generated: 30 })
    const { database } = commerce.context
    database
      .prepare(
        `INSERT INTO commerce_cart_entries (cart, item_code, position, quantity)
         SELECT c.code, i.code, i.id, 1 FROM commerce_carts c, catalogue_items i
         WHERE i.code NOT IN (?, ?) ORDER BY i.id LIMIT ?`,
      )
      .run(ITEMS.kit, ITEMS.manual, MOST_ENTRIES - 1)
    expect(await add(ITEMS.manual, 1)).toMatchObject({ statusCode: 'success' })
    expect((await calls.shown({}, guid)).totalItems).toBe(MOST_ENTRIES)
    expect(await add(ITEMS.kit, 1)).toMatchObject({ statusCode: 'cartFull', quantityAdded: 0 })
    expect(await add(ITEMS.manual, 1)).toMatchObject({ statusCode: 'success', entry: { quantity: 2 } })
  })
})

describe('qualification levels in a cart', () => {
  it('cause a warning for a user who lacks them, and the item is added anyway', async () => {
    const { code } = await calls.created(HUGO)
    const lacking = await calls.added(HUGO, code, ITEMS.formsOfLevelB, 2)
    expect(lacking).toMatchObject({ statusCode: 'qualificationRequired', quantityAdded: 2 })
    const cart = await calls.shown(HUGO, code)
    expect(cart.entries[0]?.qualification).toMatchObject({ required: { rank: 2 }, satisfied: false })
    expect(cart.requiredQualificationLevel).toMatchObject({ rank: 2 })
  })

  it('can be held through the user’s organizations', async () => {
    const { code } = await calls.created(EDITH)
    expect(await calls.added(EDITH, code, ITEMS.formsOfLevelB, 1)).toMatchObject({ statusCode: 'success' })
    expect(await calls.added(EDITH, code, ITEMS.formsOfLevelC, 1)).toMatchObject({
      statusCode: 'qualificationRequired',
    })
    const { entries, requiredQualificationLevel } = await calls.shown(EDITH, code)
    expect(entries.map(({ qualification }) => qualification?.satisfied)).toEqual([true, false])
    expect(requiredQualificationLevel).toMatchObject({ rank: 3 })
  })

  it('are checked for anonymous users only when they order', async () => {
    expect(await add(ITEMS.formsOfLevelC, 1)).toMatchObject({ statusCode: 'success' })
    expect((await calls.shown({}, guid)).entries[0]?.qualification?.satisfied).toBe(false)
  })

  it('are met by every user when the item requires only the lowest level', async () => {
    await add(ITEMS.kit, 1)
    expect((await calls.shown({}, guid)).entries[0]?.qualification).toMatchObject({
      required: { rank: 1 },
      satisfied: true,
    })
  })
})

describe('changing a cart entry', () => {
  beforeEach(async () => {
    await add(ITEMS.kit, 6)
  })

  it('sets its quantity and returns how many units were added or removed', async () => {
    expect(await calls.changed({}, guid, 0, 8)).toMatchObject({ statusCode: 'success', quantityAdded: 2 })
    expect(await calls.changed({}, guid, 0, 3)).toMatchObject({
      statusCode: 'success',
      quantity: 3,
      quantityAdded: -5,
      entry: { entryNumber: 0, quantity: 3 },
    })
    expect(await held()).toEqual([[ITEMS.kit, 3]])
  })

  it.each([0, -1, 1.5, 10_000])('rejects the quantity %j', async quantity => {
    await expectRefusal(await calls.change({}, guid, 0, quantity), 400, {
      type: quantity === 1.5 ? 'ConversionError' : 'ValidationError',
      subject: 'quantity',
    })
    expect(await held()).toEqual([[ITEMS.kit, 6]])
  })

  it('applies the same quantity limits as adding', async () => {
    expect(await calls.changed({}, guid, 0, 21)).toMatchObject({
      statusCode: 'maxOrderQuantityExceeded',
      entry: { quantity: 20 },
    })
    await stock(ITEMS.kit, 4)
    expect(await calls.changed({}, guid, 0, 8)).toMatchObject({
      statusCode: 'lowStock',
      quantityAdded: -16,
      entry: { quantity: 4 },
    })
  })

  it('leaves the entry unchanged when none can be ordered', async () => {
    await stock(ITEMS.kit, 0)
    expect(await calls.changed({}, guid, 0, 8)).toMatchObject({ statusCode: 'noStock', quantityAdded: 0 })
    await commerce.change(`/items/${ITEMS.kit}`, { status: 'WITHDRAWN' })
    expect(await calls.changed({}, guid, 0, 8)).toMatchObject({ statusCode: 'withdrawn', quantityAdded: 0 })
    expect(await held()).toEqual([[ITEMS.kit, 6]])
  })
})
