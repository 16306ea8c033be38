import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { quoteSummarySchema } from '../../../../lib/contract/commerce/quote/quote.ts'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

const EDITH = { as: 'uid-edith' }
const HUGO = { as: 'uid-hugo' }

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)

const carts = cartCalls(() => commerce)

const gone = (subject: string) => ({ type: 'CartError', reason: 'notFound', subject })

describe('requesting a quote', () => {
  it('turns the cart into the cart of a draft quote, which is no longer the active cart', async () => {
    const cart = await calls.filled()
    const quote = await calls.created({ cartId: cart })
    expect(quote).toMatchObject({
      name: `Quote ${quote.code}`,
      state: 'BUYER_DRAFT',
      version: 1,
      threshold: 100,
      cartId: cart,
      totalItems: 1,
      creationTime: '2026-09-28T10:00:00+0000',
      allowedActions: ['VIEW', 'SUBMIT', 'EDIT', 'CANCEL'],
    })
    expect(quote.totalPrice?.value).toBe(406.8)
    expect(quote.entries.map(({ product }) => product.code)).toEqual([ITEMS.kit])
    await expectRefusal(await carts.read(EDITH, 'current'), 400, gone('current'))
    expect((await carts.shown(EDITH, cart)).sapQuote).toEqual({ code: quote.code, state: 'BUYER_DRAFT' })
  })

  it('records the requester and the organization at that time, even if the default account changes later', async () => {
    const { code, organization } = await calls.created({ cartId: await calls.filled() })
    expect(organization).toEqual({
      uid: 'org-eastmarsh',
      name: 'Eastmarsh Unified School District',
      customerAccountNumber: '1002',
    })
    commerce.context.database.exec('UPDATE commerce_associations SET is_default = 0')
    const quote = await calls.show(code)
    expect(quote.organization).toEqual(organization)
    expect(quote.orgCustomer?.name).toBe('Edith Marsh')
    expect((await calls.list()).quotes[0]?.organization).toEqual(organization)
  })

  it('accepts the active cart as `current`, too', async () => {
    const cart = await calls.filled()
    expect((await calls.created({ cartId: 'current' })).cartId).toBe(cart)
  })

  it('leaves a saved cart unchanged', async () => {
    const cart = await calls.filled()
    const path = `${carts.pathOf(EDITH)}/${cart}/savedCart`
    await commerce.call(path, { ...EDITH, method: 'PATCH', body: { name: 'Autumn' } })
    const quote = await calls.created({ cartId: cart })
    expect(quote.cartId).not.toBe(cart)
    expect(quote.entries).toHaveLength(1)
    expect((await carts.shown(EDITH, cart)).name).toBe('Autumn')
  })

  it('refuses an empty cart, the cart of a quote, and a cart that is not the user’s', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const { cartId } = await calls.show(code)
    await expectRefusal(await calls.create({ cartId }), 400, { type: 'CartQuoteAccessError' })
    const empty = await carts.created(EDITH)
    await expectRefusal(await calls.create({ cartId: empty.code }), 400, { type: 'CartValidationError' })
    const someones = await carts.created(HUGO)
    await expectRefusal(await calls.create({ cartId: someones.code }), 400, gone(someones.code))
    await expectRefusal(await calls.create({ cartId: 'nothing' }), 400, gone('nothing'))
    await expectRefusal(await calls.create({}), 400, { type: 'ValidationError' })
  })

  it('happens once per idempotency key', async () => {
    const cartId = await calls.filled()
    const key = { 'idempotency-key': 'quote-1' }
    const first = await (await calls.create({ cartId }, key)).json()
    expect(await (await calls.create({ cartId }, key)).json()).toEqual(first)
    expect((await calls.list()).quotes).toHaveLength(1)
  })

  it('excludes its cart from lists and merges', async () => {
    const { cartId = '' } = await calls.created({ cartId: await calls.filled() })
    const list = await commerce.call(`${carts.pathOf(EDITH)}?fields=carts(code)`, EDITH)
    expect(await list.json()).toEqual({ carts: [] })
    const { guid } = await carts.shown(EDITH, cartId)
    const anonymous = await carts.created()
    const merge = await carts.create(EDITH, `&oldCartId=${anonymous.guid}&toMergeCartGuid=${guid}`)
    await expectRefusal(merge, 400, gone(guid))
  })

  it('keeps its lines when its cart is deleted, and gives them back to be edited', async () => {
    const { cartId = '', code } = await calls.created({ cartId: await calls.filled() })
    const { guid } = await carts.shown(EDITH, cartId)
    const deleted = await commerce.call(`${carts.pathOf(EDITH)}/${cartId}`, { ...EDITH, method: 'DELETE' })
    expect([deleted.status, await deleted.text()]).toEqual([200, ''])
    await expectRefusal(await carts.read(EDITH, cartId), 400, gone(cartId))
    await expectRefusal(await carts.read({}, guid), 400, gone(guid))
    const quote = await calls.show(code)
    expect([quote.cartId, quote.entries]).toEqual([undefined, [expect.objectContaining({ quantity: 2 })]])
    expect((await calls.act(code, 'EDIT')).status).toBe(200)
    expect((await calls.show(code)).cartId).toBe(cartId)
    expect((await carts.shown(EDITH, cartId)).entries).toHaveLength(1)
  })

  it('is sent without its cart, too', async () => {
    const { cartId = '', code } = await calls.created({ cartId: await calls.filled() })
    await commerce.call(`${carts.pathOf(EDITH)}/${cartId}`, { ...EDITH, method: 'DELETE' })
    expect((await calls.act(code, 'SUBMIT')).status).toBe(200)
    expect(await calls.show(code)).toMatchObject({ state: 'BUYER_SUBMITTED', totalItems: 1 })
  })
})

describe('the list of quotes', () => {
  it('has the short form by default, newest first, with pagination', async () => {
    const codes: string[] = []
    for (const name of ['Birch', 'alder', 'Cedar']) {
      const { code } = await calls.created({ cartId: await calls.filled() })
      await calls.patch(code, { name })
      codes.unshift(code)
    }
    const order = async (query: string) => (await calls.list(query)).quotes.map(({ name }) => name)
    expect(await order('')).toEqual(['Cedar', 'alder', 'Birch'])
    expect(await order('&sort=byName')).toEqual(['alder', 'Birch', 'Cedar'])
    expect(await order('&pageSize=2&currentPage=1')).toEqual(['Birch'])
    expect(await order('&pageSize=2&currentPage=7')).toEqual([])
    expect((await calls.list('&pageSize=2')).pagination).toEqual({
      currentPage: 0,
      pageSize: 2,
      totalPages: 2,
      totalResults: 3,
      sort: 'byDate',
    })
    await expectRefusal(await calls.call('?sort=byLuck'), 400, { type: 'ValidationError', subject: 'sort' })
    const basic = await calls.call('?fields=BASIC&pageSize=1')
    const schema = z.object({ quotes: z.array(quoteSummarySchema), pagination: z.unknown() })
    const { quotes } = await readExactly(basic, schema)
    expect(Object.keys(quotes[0] ?? {}).sort()).toEqual([
      'code',
      'name',
      'state',
      'totalItems',
      'updatedTime',
    ])
  })

  it('belongs to one customer on one site', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    const unknown = { type: 'NotFoundError', message: 'Quote not found' }
    await expectRefusal(await calls.call(`/${code}`, HUGO), 404, unknown)
    await expectRefusal(
      await calls.call(`/${code}/action`, { ...HUGO, body: { action: 'CANCEL' } }),
      404,
      unknown,
    )
    await expectRefusal(await calls.call('/nothing'), 404, unknown)
    const elsewhere = `/occ/v2/ukassessments/users/current/quotes`
    await expectRefusal(await commerce.call(`${elsewhere}/${code}`, EDITH), 404, unknown)
    expect(await (await commerce.call(elsewhere, EDITH)).json()).toMatchObject({ quotes: [] })
    const other = await commerce.us('/users/edith.marsh/quotes', HUGO)
    await expectRefusal(other, 403, { type: 'ForbiddenError' })
    await expectRefusal(await commerce.us('/users/anonymous/quotes'), 401, {
      type: 'InsufficientAuthenticationError',
    })
  })
})

describe('actions of a quote', () => {
  it('are those of the engine: an unknown one is refused', async () => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    await expectRefusal(await calls.act(code, 'DANCE'), 400, { type: 'ValidationError', subject: 'action' })
  })
})
