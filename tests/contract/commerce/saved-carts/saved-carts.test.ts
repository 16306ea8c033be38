import { beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../../lib/contract/commerce/cart/cart.ts'
import {
  MOST_SAVED_CARTS,
  savedCartListSchema,
  savedCartSchema,
} from '../../../../lib/contract/commerce/cart/saved-cart.ts'
import { cartCalls, ITEMS, linesOf } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'

const EDITH = { as: 'uid-edith' }
const AUTUMN = { name: 'Autumn screening', description: 'For all three schools' }

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)

const send = (method: string, code: string, end: string, body?: unknown, headers = {}) =>
  calls.call(`${calls.pathOf(EDITH)}/${code}/${end}${end.includes('?') ? '&' : '?'}fields=FULL`, {
    ...EDITH,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })

const done = async (method: string, code: string, end: string, body?: unknown): Promise<Cart> =>
  (await readExactly(await send(method, code, end, body), savedCartSchema)).savedCartData

const filled = async (): Promise<string> => {
  const { code } = await calls.created(EDITH)
  await calls.added(EDITH, code, ITEMS.kit, 2)
  return code
}

const save = (code: string, body: unknown = AUTUMN) => done('PATCH', code, 'savedCart', body)

const SUMMARY = 'carts(code,name,description,saveTime,totalItems,totalUnitCount,totalPrice(DEFAULT))'

const list = async (query = '') => {
  const answer = await calls.call(
    `${calls.pathOf(EDITH)}?savedCartsOnly=true&fields=${SUMMARY}${query}`,
    EDITH,
  )
  return (await readExactly(answer, savedCartListSchema)).carts
}

const names = async (query?: string) => (await list(query)).map(({ name }) => name)

const gone = (subject: string) => ({ type: 'CartError', reason: 'notFound', subject })

describe('saving a cart', () => {
  it('stores it under its name, and it is no longer the active cart', async () => {
    const code = await filled()
    expect(await save(code)).toMatchObject({ code, ...AUTUMN, saveTime: '2026-09-28T10:00:00+0000' })
    await expectRefusal(await calls.read(EDITH, 'current'), 400, gone('current'))
    expect(linesOf(await done('GET', code, 'savedcart'))).toEqual([[ITEMS.kit, 2]])
    expect(await list()).toEqual([
      {
        code,
        ...AUTUMN,
        saveTime: '2026-09-28T10:00:00+0000',
        totalItems: 1,
        totalUnitCount: 2,
        totalPrice: expect.objectContaining({ value: 406.8 }),
      },
    ])
  })

  it('renames a saved cart', async () => {
    const code = await filled()
    await save(code)
    expect(await save(code, { name: 'Winter' })).toMatchObject({ name: 'Winter' })
    expect(await names()).toEqual(['Winter'])
    expect((await list())[0]).not.toHaveProperty('description')
  })

  it.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', description: 'x'.repeat(256) }, 'description'],
  ])('rejects %j', async (body, subject) => {
    const code = await filled()
    await expectRefusal(await send('PATCH', code, 'savedCart', body), 400, { subject })
    expect((await calls.shown(EDITH, 'current')).code).toBe(code)
  })

  it('is limited to a maximum number of saved carts', async () => {
    for (let count = 0; count < MOST_SAVED_CARTS; count += 1) await save((await calls.created(EDITH)).code)
    const one = await filled()
    const full = { type: 'CommerceSaveCartError', reason: 'limitReached' }
    await expectRefusal(await send('PATCH', one, 'savedCart', AUTUMN), 400, full)
    const [saved] = await list()
    await expectRefusal(await send('POST', saved?.code ?? '', 'copySavedCart', AUTUMN), 400, full)
    expect(await list()).toHaveLength(MOST_SAVED_CARTS)
    expect((await save(saved?.code ?? '', { name: 'Still there' })).name).toBe('Still there')
  })

  it('requires a signed-in user and one of the user’s own carts', async () => {
    const { guid } = await calls.created()
    const anonymous = await calls.call(`${calls.pathOf({})}/${guid}/savedCart`, {
      method: 'PATCH',
      body: AUTUMN,
    })
    await expectRefusal(anonymous, 401, { type: 'InsufficientAuthenticationError' })
    const { code } = await calls.created({ as: 'uid-hugo' })
    await expectRefusal(await send('PATCH', code, 'savedCart', AUTUMN), 400, gone(code))
  })
})

describe('saved carts', () => {
  it('are listed newest first, with pagination, for one site only', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      commerce.advance(60)
      await save(await filled(), { name })
    }
    await filled()
    const elsewhere = { ...EDITH, site: 'ukassessments' }
    const { code } = await calls.created(elsewhere)
    const path = `${calls.pathOf(elsewhere)}/${code}/savedCart`
    await calls.call(path, { ...EDITH, method: 'PATCH', body: { name: 'Elsewhere' } })
    expect(await names()).toEqual(['Three', 'Two', 'One'])
    expect(await names('&pageSize=2')).toEqual(['Three', 'Two'])
    expect(await names('&pageSize=2&currentPage=1')).toEqual(['One'])
    expect(await names('&pageSize=2&currentPage=2')).toEqual([])
  })

  it('outlive the lifetime of an active cart', async () => {
    const code = await filled()
    await save(code)
    commerce.advance(400 * 24 * 60 * 60)
    expect(linesOf(await calls.shown(EDITH, code))).toEqual([[ITEMS.kit, 2]])
  })

  it('can be changed line by line like any other cart', async () => {
    const code = await filled()
    await save(code)
    await calls.changed(EDITH, code, 0, 5)
    await calls.added(EDITH, code, ITEMS.usage, 1)
    expect((await done('GET', code, 'savedcart')).totalUnitCount).toBe(6)
  })

  it('use current prices', async () => {
    const code = await filled()
    await save(code)
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 100 })
    expect((await list())[0]?.totalPrice?.value).toBe(1.8)
  })

  it('become active again with their lines and without their name', async () => {
    const code = await filled()
    await save(code)
    const other = await filled()
    const restored = await done('PATCH', code, 'restoresavedcart')
    expect(linesOf(restored)).toEqual([[ITEMS.kit, 2]])
    expect(restored).not.toHaveProperty('saveTime')
    expect(restored).not.toHaveProperty('name')
    expect((await calls.shown(EDITH, 'current')).code).toBe(code)
    expect((await calls.shown(EDITH, other)).totalItems).toBe(1)
    expect(await list()).toEqual([])
  })

  it('are cloned under another name, line by line', async () => {
    const code = await filled()
    await save(code)
    const copy = await done('POST', code, 'copySavedCart', { name: 'Copy' })
    expect(copy.code).not.toBe(code)
    await calls.changed(EDITH, copy.code, 0, 7)
    expect(linesOf(await calls.shown(EDITH, code))).toEqual([[ITEMS.kit, 2]])
    expect((await names()).sort()).toEqual(['Autumn screening', 'Copy'])
  })

  it('no longer exist when they are deleted or flagged, and cannot be restored', async () => {
    const [one, other] = [await filled(), await filled()]
    for (const code of [one, other]) await save(code)
    const deleted = await calls.call(`${calls.pathOf(EDITH)}/${one}`, { ...EDITH, method: 'DELETE' })
    expect(deleted.status).toBe(200)
    const flagged = await done('PATCH', other, 'flagForDeletion')
    expect(linesOf(flagged)).toEqual([[ITEMS.kit, 2]])
    expect(flagged).not.toHaveProperty('saveTime')
    expect(await list()).toEqual([])
    await expectRefusal(await calls.read(EDITH, 'current'), 400, gone('current'))
  })

  it.each([
    ['GET', 'savedcart', undefined],
    ['PATCH', 'restoresavedcart', undefined],
    ['PATCH', 'flagForDeletion', undefined],
    ['POST', 'copySavedCart', AUTUMN],
  ])('cannot be used as active carts: %s %s', async (method, end, body) => {
    const code = await filled()
    await expectRefusal(await send(method, code, end, body), 400, gone(code))
    expect((await calls.shown(EDITH, 'current')).code).toBe(code)
  })

  it('are created once per idempotency key', async () => {
    const code = await filled()
    await save(code)
    const key = { 'idempotency-key': 'copy-1' }
    const first = await (await send('POST', code, 'copySavedCart', { name: 'Copy' }, key)).json()
    expect(await (await send('POST', code, 'copySavedCart', { name: 'Copy' }, key)).json()).toEqual(first)
    expect(await list()).toHaveLength(2)
  })
})

describe('the saved cart calls of the earlier engine version', () => {
  it('read name and description from the query', async () => {
    const code = await filled()
    const saved = await done('PATCH', code, 'save?saveCartName=Autumn&saveCartDescription=For%20all')
    expect(saved).toMatchObject({ name: 'Autumn', description: 'For all' })
    const copy = await done('POST', code, 'clonesavedcart?name=Copy')
    expect(linesOf(copy)).toEqual([[ITEMS.kit, 2]])
    expect((await names()).sort()).toEqual(['Autumn', 'Copy'])
  })

  it('read them from form data, too, and require a name', async () => {
    const code = await filled()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send('PATCH', code, 'save', 'saveCartName=Autumn', form)
    expect((await readExactly(answer, savedCartSchema)).savedCartData.name).toBe('Autumn')
    await expectRefusal(await send('PATCH', code, 'save'), 400, { subject: 'name', reason: 'missing' })
  })
})
