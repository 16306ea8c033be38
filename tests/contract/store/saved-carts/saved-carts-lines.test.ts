import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, ENTRIES, held, LISTS, quantities, STORE } from '../cart/cart-harness.ts'
import { CHOSEN, PAGE, serveSavedCarts } from './saved-carts-harness.ts'

const { add, browser, control, listed, lists, reported, send, sent, signIn } = serveSavedCarts()

describe('a saved cart', () => {
  it('is added to the cart line by line, and is kept', async () => {
    await signIn()
    await add({ [ITEMS.kit]: 19 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const { body } = await send(LISTS, { into: 'merge', list: list?.code ?? '' })
    expect(body.message).toContain('Max. 20 per order; your cart has 19.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 19, [ITEMS.usage]: 3 })
    expect(await lists()).toHaveLength(1)
  })

  it('is added to an empty cart without a confirmation dialog', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const { path } = await sent(LISTS, { intent: 'restore', list: list?.code ?? '' })
    expect(path).toBe(`${STORE}/cart`)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
  })

  it('asks for confirmation when the cart has items, and changes nothing by asking', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const { path, query } = await sent(LISTS, { intent: 'restore', list: list?.code ?? '' })
    expect(path).toBe(`${PAGE}/${list?.code}`)
    expect(query.get('restore')).toBe('ask')
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it('replaces the content of the cart once, and one button restores the previous content', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 4, [ITEMS.kit]: 1 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const answer = { into: 'replace', list: list?.code ?? '' }
    const form = { ...answer, submissionKey: 'a-key-of-the-rendered-form' }
    const [{ body }] = await Promise.all([send(LISTS, form), send(LISTS, form)])
    expect(body.message).toContain('The 2 items in your cart were replaced by “Stock”.')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
    const undo = Object.fromEntries(
      body.undo.lines.map(({ code, quantity }: { code: string; quantity: number }) => [code, quantity]),
    )
    await send(ENTRIES, { intent: 'undo', ...quantities(undo) })
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 4, [ITEMS.kit]: 1 })
  })

  it('whose items cannot replace those of the cart leaves a way to restore the cart', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 4 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const fault = { service: 'commerce', method: 'POST', path: '^.*/carts/current/entries/?', status: 500 }
    await control('POST', '/faults', fault)
    const { body } = await send(LISTS, { into: 'replace', list: list?.code ?? '' })
    expect(body.status).toBe('ERROR')
    expect(body.message).toMatch(/^Nothing from “Stock” could be added to your cart\./)
    expect(body.undo.lines).toContainEqual({ code: ITEMS.manual, quantity: 4 })
  })

  it('that replaces the cart only in part is not reported as a complete replacement', async () => {
    await signIn()
    await add({ [ITEMS.usage]: 1 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const [list] = await lists()
    const fault = { service: 'commerce', method: 'POST', path: '^.*/carts/current/entries/?', status: 500 }
    await control('POST', '/faults', fault)
    const { body } = await send(LISTS, { into: 'replace', list: list?.code ?? '' })
    expect(body.message).toMatch(/^Your cart was only partly replaced by “Stock”\./)
    expect(await held(browser)).toEqual({ [ITEMS.usage]: 3 })
  })

  it('is changed line by line, and only in lines with a new quantity', async () => {
    await signIn()
    await add({ [ITEMS.manual]: 1 })
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const code = (await lists())[0]?.code ?? ''
    const form = { intent: 'change', list: code, ...quantities({ [ITEMS.kit]: 2, [ITEMS.usage]: 9 }) }
    expect(await sent(LISTS, { ...form, [`before.${ITEMS.kit}`]: '2' })).toMatchObject({
      path: `${PAGE}/${code}`,
      told: ['“Stock” is saved.'],
    })
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 9 })
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })

  it.each([
    ['the button of a line', { remove: ITEMS.usage }],
    ['a quantity of 0', { intent: 'change', ...quantities({ [ITEMS.usage]: 0 }) }],
  ])('loses a line by %s, which can be restored unchanged', async (_, pressed) => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const code = (await lists())[0]?.code ?? ''
    const { path, query } = await sent(LISTS, { list: code, ...pressed })
    expect(path).toBe(`${PAGE}/${code}`)
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 2 })
    const report = await reported(query)
    expect(report?.message).toMatch(/ was removed from “Stock”\.$/)
    expect(report?.undo).toEqual([{ code: ITEMS.usage, quantity: 3 }])
    await sent(LISTS, { list: code, intent: 'undo', ...quantities({ [ITEMS.usage]: 3 }) })
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
  })

  it('keeps its quantities when one is invalid, and shows the submitted values again', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const code = (await lists())[0]?.code ?? ''
    const typed = quantities({ [ITEMS.kit]: 'some', [ITEMS.usage]: 9 })
    for (const intent of ['change', 'restore']) {
      const { path, query } = await sent(LISTS, { intent, list: code, ...typed })
      expect(path).toBe(`${PAGE}/${code}`)
      expect(Object.fromEntries(query)).toEqual(typed)
    }
    const tooMany = await sent(LISTS, { intent: 'restore', list: code, ...quantities({ [ITEMS.kit]: 30 }) })
    expect((await reported(tooMany.query))?.lines[0]?.text).toContain('Max. 20 per order')
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
    expect(await cartsOf(browser)).toEqual({})
  })

  it('is added to the cart with the quantities of the same form', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const code = (await lists())[0]?.code ?? ''
    await sent(LISTS, { intent: 'restore', list: code, ...quantities({ [ITEMS.kit]: 5, [ITEMS.usage]: 0 }) })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 5 })
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 5 })
  })
  it('reports a line removed by a submitted 0 while it is added to the cart, also before the confirmation', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN, ...quantities({ [ITEMS.manual]: 1 }) })
    const list = (await lists())[0]?.code ?? ''
    const { body } = await send(LISTS, { intent: 'restore', list, ...quantities({ [ITEMS.usage]: 0 }) })
    expect(body.message).toMatch(/ was removed from “Stock”\.$/)
    const typed = quantities({ [ITEMS.manual]: 0 })
    const { path, query } = await sent(LISTS, { intent: 'restore', list, ...typed })
    expect([path, query.get('restore')]).toEqual([`${PAGE}/${list}`, 'ask'])
    expect((await reported(query))?.undo).toEqual([{ code: ITEMS.manual, quantity: 1 }])
  })

  it('whose lines were all removed by the form adds nothing to the cart, and can be restored', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const list = (await lists())[0]?.code ?? ''
    const typed = quantities({ [ITEMS.kit]: 0, [ITEMS.usage]: 0 })
    const { path, query } = await sent(LISTS, { intent: 'restore', list, ...typed })
    expect(path).toBe(`${PAGE}/${list}`)
    const report = await reported(query)
    expect(report?.message).toBe('2 items were removed from “Stock”.')
    expect(report?.undo).toHaveLength(2)
    expect(await cartsOf(browser)).toEqual({})
  })
  it('is not reported as restored when lines are missing', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const list = (await lists())[0]?.code ?? ''
    await sent(LISTS, { list, remove: ITEMS.kit })
    const undo = { intent: 'undo', list, ...quantities({ [ITEMS.kit]: 30 }) }
    const { told } = await sent(LISTS, undo)
    expect(told[0]).toBe('Not everything could be undone. Check the quantities of “Stock”.')
    expect(told[1]).toContain('MWLR Complete Kit')
    await sent(LISTS, { ...undo, ...quantities({ [ITEMS.kit]: 2 }) })
    const fault = { service: 'commerce', method: 'PATCH', path: '^.*/carts/\\d+/entries/0', status: 500 }
    await control('POST', '/faults', fault)
    const both = { ...undo, ...quantities({ [ITEMS.usage]: 4, [ITEMS.kit]: 5 }) }
    expect((await sent(LISTS, both)).told[0]).toMatch(/^Not everything could be undone\./)
  })

  it('is not reported as saved when the line no longer exists', async () => {
    await signIn()
    await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
    const list = (await lists())[0]?.code ?? ''
    const { told } = await sent(LISTS, { intent: 'change', list, ...quantities({ [ITEMS.manual]: 4 }) })
    expect(told).toEqual([expect.stringContaining('is no longer available')])
  })
})
