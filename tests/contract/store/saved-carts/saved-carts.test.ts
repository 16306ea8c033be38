import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, held, LISTS, QUOTES, quantities, STORE } from '../cart/cart-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { CHOSEN, PAGE, serveSavedCarts } from './saved-carts-harness.ts'

const store = serveSavedCarts()
const { add, browser, calls, control, listed, lists, quotes, rejected, reported, sent, signIn } = store

const NEW = `${PAGE}/new`

describe('a saved cart', () => {
  it('is created from chosen lines, and the active cart is unchanged', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const form = { intent: 'new', name: '  Autumn  term ', description: 'Room 4\r\nby May', ...CHOSEN }
    expect(await sent(LISTS, form)).toMatchObject({ path: PAGE, told: ['“Autumn term” is saved.'] })
    const [list] = await lists()
    expect(list).toMatchObject({ name: 'Autumn term', description: 'Room 4\nby May', totalUnitCount: 5 })
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('is created once when its submission is repeated', async () => {
    await signIn()
    const form = { intent: 'new', name: 'Once', submissionKey: 'a-key-of-the-rendered-form', ...CHOSEN }
    await Promise.all([sent(LISTS, form), sent(LISTS, form)])
    await sent(LISTS, form)
    expect((await lists()).map(({ name }) => name)).toEqual(['Once'])
  })

  it('is created from the cart, which is empty afterwards', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 4 })
    expect(await sent(LISTS, { intent: 'save', name: 'For later' })).toMatchObject({ path: PAGE })
    const [list] = await lists()
    expect(await listed(list?.code ?? '')).toEqual({ [ITEMS.manual]: 4 })
    expect(await cartsOf(browser)).toEqual({})
  })

  it.each(['new', 'save'])('is created under a name that no other has: %s', async intent => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Autumn', submissionKey: 'first', ...CHOSEN })
    await add({ [ITEMS.manual]: 4 })
    const form = { intent, description: 'Mine', ...(intent === 'new' && CHOSEN) }
    const { path, query } = await sent(LISTS, { ...form, name: 'aUTUMN', submissionKey: 'second' })
    expect(path).toBe(NEW)
    expect(await rejected(query)).toMatchObject({
      fields: { name: 'aUTUMN', description: 'Mine' },
      errors: { fieldErrors: [{ name: 'name', code: 'nameTaken', params: { name: 'aUTUMN' } }] },
    })
    expect((await lists()).map(({ name }) => name)).toEqual(['Autumn'])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 4 })
    await sent(LISTS, { ...form, name: 'Winter', submissionKey: 'third' })
    expect((await lists()).map(({ name }) => name).sort()).toEqual(['Autumn', 'Winter'])
  })

  it('accepts further lines', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const form = { intent: 'new', list: list?.code ?? '', ...quantities({ [ITEMS.usage]: 4 }) }
    expect((await sent(LISTS, form)).told).toEqual(['1 item was added to “Stock”.'])
    expect(await listed(list?.code ?? '')).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 7 })
    expect(await cartsOf(browser)).toEqual({})
  })

  it('can be renamed and get a note, and an empty name is reported on its page', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Old', ...CHOSEN })
    const [list] = await lists()
    const form = { intent: 'rename', list: list?.code ?? '', name: 'Room 5', description: 'May' }
    expect((await sent(LISTS, form)).path).toBe(`${STORE}/my-account/saved-carts/${list?.code}`)
    expect(await lists()).toMatchObject([{ name: 'Room 5', description: 'May', totalItems: 2 }])
    const wrong = await sent(LISTS, { ...form, name: '' })
    expect(wrong.path).toBe(`${STORE}/my-account/saved-carts/${list?.code}`)
    expect((await rejected(wrong.query))?.errors.fieldErrors).toMatchObject([{ name: 'name' }])
  })

  it('can be deleted, and a cart that is not saved cannot', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const active = (await cartsOf(browser)).cart?.code ?? ''
    await sent(LISTS, { intent: 'new', name: 'Old', ...CHOSEN })
    const [list] = await lists()
    const deleted = await sent(LISTS, { intent: 'delete', list: list?.code ?? '' })
    expect(await reported(deleted.query)).toMatchObject({ message: '“Old” is deleted.' })
    const gone = ['This saved cart is no longer there.']
    for (const code of [list?.code ?? '', active, store.ofStranger(), '99999999'])
      expect(
        (await sent(LISTS, { intent: 'delete', list: code, submissionKey: `delete-again-${code}` })).told,
      ).toEqual(gone)
    expect(await lists()).toEqual([])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })
})

describe('a rejected saved cart form', () => {
  it.each([
    ['without a name', { name: ' ' }, { name: 'name', code: 'required' }],
    [
      'with too long a name',
      { name: 'x'.repeat(101) },
      { name: 'name', code: 'tooLong', params: { max: 100 } },
    ],
    [
      'with too long a description',
      { name: 'A', description: 'x'.repeat(256) },
      { name: 'description', code: 'tooLong', params: { max: 255 } },
    ],
  ])('%s is shown again with all submitted values, which no address contains', async (_, typed, error) => {
    await signIn()
    const { path, query } = await sent(LISTS, { intent: 'new', ...typed, ...CHOSEN })
    expect(path).toBe(NEW)
    expect(Object.fromEntries(query)).toMatchObject(CHOSEN)
    expect(await rejected(query)).toMatchObject({ fields: typed, errors: { fieldErrors: [error] } })
    expect(await lists()).toEqual([])
  })

  it('without any available item leaves neither a saved cart nor another active one', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const form = { intent: 'new', name: 'Old forms', ...quantities({ [ITEMS.withdrawn]: 2 }) }
    const { query } = await sent(LISTS, form)
    expect((await rejected(query))?.errors.formErrors).toEqual([{ code: 'noLines' }])
    expect(await lists()).toEqual([])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('is shown again when commerce is unavailable, too', async () => {
    await signIn()
    pointStoreAt(store.sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    const { path, query, told } = await sent(LISTS, { intent: 'new', name: 'Autumn', ...CHOSEN })
    expect([path, told]).toEqual([NEW, [expect.stringContaining('does not answer')]])
    expect(await rejected(query)).toMatchObject({ fields: { name: 'Autumn' } })
  })

  it('with an unknown intent or from another origin changes nothing', async () => {
    await signIn()
    expect((await browser.send(LISTS, { form: { intent: 'explode' } })).status).toBe(400)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const path of [LISTS, QUOTES])
      expect((await browser.send(path, { form: { intent: 'save', name: 'A' }, headers })).status).toBe(403)
  })
})

describe('a quote request', () => {
  const WANTED = { title: 'AGSC-3', ...quantities({ [ITEMS.kit]: 3 }) }

  it('is submitted once on chosen lines, and the cart is unchanged', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    const form = { name: 'Board of May', submissionKey: 'a-key-of-the-rendered-form', ...WANTED }
    const first = await sent(QUOTES, form)
    expect(first.path).toBe(`${STORE}/my-account/quotes`)
    expect(first.told[0]).toContain('“Board of May”')
    await sent(QUOTES, form)
    expect(await quotes()).toMatchObject([{ name: 'Board of May', state: 'BUYER_SUBMITTED', totalItems: 1 }])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('is submitted on the cart, which is unchanged', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 2 })
    await sent(QUOTES, { name: 'All of it' })
    expect(await quotes()).toMatchObject([{ name: 'All of it', state: 'BUYER_SUBMITTED' }])
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
  })

  it('below the minimum total is rejected with that total, and leaves no draft', async () => {
    await signIn()
    const form = { name: 'Small', ...quantities({ [ITEMS.manual]: 1 }) }
    const { query } = await sent(QUOTES, form)
    expect((await rejected(query))?.errors.formErrors).toEqual([
      { code: 'underThreshold', params: { least: '$100.00', total: '$44.10', discounted: 'yes' } },
    ])
    expect(await quotes()).toEqual([])
    expect(await lists()).toEqual([])
    expect(await cartsOf(browser)).toEqual({})
  })

  it('on a cart below the minimum total is rejected before anything is created', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 2 })
    await control('DELETE', '/requests')
    const { query } = await sent(QUOTES, { name: 'Small' })
    expect((await rejected(query))?.errors.formErrors).toMatchObject([{ code: 'underThreshold' }])
    expect((await calls()).filter(call => !call.startsWith('GET'))).toEqual([])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 2 })
  })

  it('of an empty cart is rejected', async () => {
    await signIn()
    const { query } = await sent(QUOTES, { name: 'Nothing' })
    expect((await rejected(query))?.errors.formErrors).toEqual([{ code: 'noLines' }])
  })
})
