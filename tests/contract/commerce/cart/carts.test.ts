import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cartBadgeSchema, cartSchema, orderEntrySchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { cartCalls, ITEMS, linesOf } from './cart-calls.ts'

const EDITH = { as: 'uid-edith' }
const DAY = 24 * 60 * 60

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)

const notFound = (subject: string) => ({
  type: 'CartError',
  reason: 'notFound',
  subject,
  subjectType: 'cart',
})

describe('a cart', () => {
  it('is empty and free of charge when created', async () => {
    const cart = await calls.created()
    expect(cart).toMatchObject({ totalItems: 0, totalUnitCount: 0, entries: [], net: true })
    expect(cart.totalPrice).toEqual({
      currencyIso: 'USD',
      value: 0,
      priceType: 'BUY',
      formattedValue: '$0.00',
    })
    expect(cart.code).toMatch(/^\d{8}$/)
    expect(cart).not.toHaveProperty('deliveryCost')
  })

  it('returns only its entries when the header badge asks', async () => {
    const { guid, code } = await calls.created()
    await calls.added({}, guid, ITEMS.kit, 2)
    await calls.added({}, guid, ITEMS.usage, 3)
    const badge = await calls.call(`${calls.pathOf({})}/${guid}?fields=code,guid,totalItems`)
    expect(await readExactly(badge, cartBadgeSchema)).toEqual({ code, guid, totalItems: 2 })
    expect((await calls.shown({}, guid)).totalItems).toBe(2)
  })

  it('lists its entries individually and together, and answers an unknown entry with an error', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.kit, 2)
    const { entries } = await calls.shown({}, guid)
    const path = `${calls.pathOf({})}/${guid}/entries`
    const list = z.object({ orderEntries: z.array(orderEntrySchema) })
    expect((await readExactly(await calls.call(`${path}?fields=FULL`), list)).orderEntries).toEqual(entries)
    expect(await readExactly(await calls.call(`${path}/0?fields=FULL`), orderEntrySchema)).toEqual(entries[0])
    for (const entry of ['1', 'x', '-1', '99999']) {
      const stale = { type: 'CartEntryError', reason: 'notFound', subject: entry, subjectType: 'entry' }
      await expectRefusal(await calls.call(`${path}/${entry}`), 400, stale)
      await expectRefusal(await calls.change({}, guid, entry, 1), 400, stale)
      await expectRefusal(await calls.remove({}, guid, entry), 400, stale)
    }
  })

  it('renumbers its entries when one is removed', async () => {
    const { guid } = await calls.created()
    for (const code of [ITEMS.kit, ITEMS.usage, ITEMS.manual]) await calls.added({}, guid, code, 1)
    const removed = await calls.remove({}, guid, 0)
    expect([removed.status, await removed.text()]).toEqual([200, ''])
    const { entries } = await calls.shown({}, guid)
    expect(entries.map(({ entryNumber, product }) => [entryNumber, product.code])).toEqual([
      [0, ITEMS.usage],
      [1, ITEMS.manual],
    ])
  })

  it('no longer exists after it was deleted', async () => {
    const { guid } = await calls.created()
    expect((await calls.call(`${calls.pathOf({})}/${guid}`, { method: 'DELETE' })).status).toBe(200)
    await expectRefusal(await calls.read({}, guid), 400, notFound(guid))
  })

  it('returns texts in the language of the call', async () => {
    const owner = { site: 'caassessments' }
    const { guid } = await calls.created(owner)
    await calls.added(owner, guid, ITEMS.kit, 1)
    const [english, french] = [
      await calls.shown(owner, guid, '&lang=en'),
      await calls.shown(owner, guid, '&lang=fr'),
    ]
    expect(french.entries[0]?.product.name).not.toBe(english.entries[0]?.product.name)
    expect(french.totalPrice?.formattedValue).not.toBe(english.totalPrice?.formattedValue)
    expect(french.totalPrice?.value).toBe(english.totalPrice?.value)
  })

  it('rejects an unknown member in the fields parameter', async () => {
    const { guid } = await calls.created()
    await expectRefusal(await calls.read({}, guid, ',entries(secret)'), 400, { type: 'ConversionError' })
  })
})

describe('ownership of a cart', () => {
  it('opens an anonymous cart by its guid only', async () => {
    const { guid, code } = await calls.created()
    expect((await calls.read({}, guid)).status).toBe(200)
    await expectRefusal(await calls.read({}, code), 400, notFound(code))
    await expectRefusal(await calls.read(EDITH, guid), 400, notFound(guid))
    await expectRefusal(await calls.read(EDITH, code), 400, notFound(code))
    await expectRefusal(await calls.read({}, 'current'), 401, { type: 'InsufficientAuthenticationError' })
  })

  it('opens a customer’s cart by its number and as the current one', async () => {
    await expectRefusal(await calls.read(EDITH, 'current'), 400, notFound('current'))
    const { code, guid } = await calls.created(EDITH)
    expect((await calls.shown(EDITH, 'current')).code).toBe(code)
    expect((await calls.shown(EDITH, code)).guid).toBe(guid)
    await expectRefusal(await calls.read(EDITH, guid), 400, notFound(guid))
    await expectRefusal(await calls.read({}, guid), 400, notFound(guid))
    await expectRefusal(await calls.read({ as: 'uid-hugo' }, code), 400, notFound(code))
  })

  it('forbids the path of another user and allows that of the same user', async () => {
    await calls.created(EDITH)
    const own = await commerce.us('/users/edith.marsh/carts/current', EDITH)
    expect(own.status).toBe(200)
    const other = await commerce.us('/users/edith.marsh/carts/current', { as: 'uid-hugo' })
    await expectRefusal(other, 403, { type: 'ForbiddenError' })
    await expectRefusal(await commerce.us('/users/current/carts/current'), 401, {
      type: 'InsufficientAuthenticationError',
    })
  })

  it('offers a second path for buyers of organizations', async () => {
    const { code } = await calls.created(EDITH)
    const twin = await commerce.us('/orgUsers/current/carts/current?fields=FULL', EDITH)
    expect((await readExactly(twin, cartSchema)).code).toBe(code)
  })

  it('hides a cart from other sites', async () => {
    const { guid } = await calls.created()
    await calls.created(EDITH)
    await expectRefusal(await calls.read({ site: 'ukassessments' }, guid), 400, notFound(guid))
    const elsewhere = { ...EDITH, site: 'ukassessments' }
    await expectRefusal(await calls.read(elsewhere, 'current'), 400, notFound('current'))
  })

  it('treats the cart changed last as the current one', async () => {
    const first = await calls.created(EDITH)
    const second = await calls.created(EDITH)
    expect((await calls.shown(EDITH, 'current')).code).toBe(second.code)
    await calls.added(EDITH, first.code, ITEMS.kit, 1)
    expect((await calls.shown(EDITH, 'current')).code).toBe(first.code)
  })

  it('lists the carts of a customer, and none for anonymous users', async () => {
    const { code } = await calls.created(EDITH)
    const answer = await calls.call(`${calls.pathOf(EDITH)}?fields=FULL`, EDITH)
    const { carts } = await readExactly(answer, z.object({ carts: z.array(cartSchema) }))
    expect(carts.map(cart => cart.code)).toEqual([code])
    await expectRefusal(await calls.call(calls.pathOf({})), 401, { type: 'InsufficientAuthenticationError' })
  })
})

describe('lifetime of a cart', () => {
  it.each([
    ['an anonymous user’s', {}, 14],
    ['a customer’s', EDITH, 28],
  ] as const)('deletes %s cart that was not changed during its lifetime', async (_whose, owner, days) => {
    const cart = await calls.created(owner)
    const id = 'as' in owner ? cart.code : cart.guid
    await calls.added(owner, id, ITEMS.kit, 1)
    commerce.advance((days - 1) * DAY)
    await calls.added(owner, id, ITEMS.kit, 1)
    commerce.advance((days - 1) * DAY)
    expect(linesOf(await calls.shown(owner, id))).toEqual([[ITEMS.kit, 2]])
    commerce.advance(DAY)
    await expectRefusal(await calls.read(owner, id), 400, notFound(id))
    await expectRefusal(await calls.add(owner, id, [ITEMS.kit, 1]), 400, notFound(id))
  })
})
