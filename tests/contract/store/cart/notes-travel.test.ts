import { beforeEach, describe, expect, it } from 'vitest'
import { lineFields } from '@/lib/cart/lines/line-fields'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { cartsOf, ENTRIES, held, LISTS, quantities } from './cart-harness.ts'

const store = serveSavedCarts()
const { add, browser, context, lists, rejected, reported, send, sent, signIn } = store

const SIGN_OUT = '/api/assessments/login/auth/sign-out?locale=en-us'
const VOUCHERS = '/api/cart/vouchers?locale=en-us'

const noted = (note: string, code: string = ITEMS.manual) => ({
  intent: 'update',
  [`note.${code}`]: note,
  [`noteBefore.${code}`]: '',
})

/** Notes in the cart by item. */
const notes = async () =>
  Object.fromEntries(
    ((await cartsOf(browser)).cart?.entries ?? []).map(({ product, note }) => [product.code, note]),
  )

/** The undo of an answer as the page submits it. */
const undoOf = (body: { undo: { lines: Parameters<typeof lineFields>[0][] } }) => ({
  intent: 'undo',
  ...Object.fromEntries(body.undo.lines.flatMap(lineFields)),
})

/** The list for later, with its notes. */
async function later() {
  const { fetchLater } = await import('@/lib/saved-carts/later-list.server')
  const list = await fetchLater(await context())
  if (!list.ok) throw new Error('the list cannot be read')
  return list.value?.entries.map(({ note }) => note)
}

const LONG = 'y'.repeat(100)

beforeEach(async () => {
  await signIn()
  await add({ [ITEMS.manual]: 2, [ITEMS.usage]: 5 })
  await send(ENTRIES, noted('room 12'))
})

describe('the note of a line comes along', () => {
  it.each([
    ['a removed line', { remove: ITEMS.manual }],
    ['an emptied cart', { intent: 'empty' }],
  ])('when %s is restored', async (_, form) => {
    const { body } = await send(ENTRIES, form)
    await send(ENTRIES, undoOf(body))
    expect(await notes()).toEqual({ [ITEMS.usage]: undefined, [ITEMS.manual]: 'room 12' })
  })

  it('to the list for later and back', async () => {
    await send(LISTS, { later: ITEMS.manual })
    expect(await later()).toEqual(['room 12'])
    await send(LISTS, { sooner: ITEMS.manual })
    expect(await notes()).toMatchObject({ [ITEMS.manual]: 'room 12' })
  })

  it('from a saved cart, and joins the note that the item has in the cart', async () => {
    await send(LISTS, { intent: 'save', name: 'Clinic' })
    const [list] = await lists()
    await send(LISTS, { intent: 'restore', list: list?.code ?? '' })
    expect(await notes()).toMatchObject({ [ITEMS.manual]: 'room 12' })
    await send(ENTRIES, { ...noted('for Ana'), [`noteBefore.${ITEMS.manual}`]: 'room 12' })
    await send(LISTS, { into: 'merge', list: list?.code ?? '' })
    expect(await notes()).toMatchObject({ [ITEMS.manual]: 'for Ana; room 12' })
  })

  it('when a saved cart replaces the items, and the undo restores the earlier notes', async () => {
    await send(LISTS, { intent: 'save', name: 'Clinic' })
    const [list] = await lists()
    await add({ [ITEMS.manual]: 1, [ITEMS.kit]: 1 })
    await send(ENTRIES, noted('keep dry', ITEMS.kit))
    const { body } = await send(LISTS, { into: 'replace', list: list?.code ?? '' })
    expect(await notes()).toEqual({ [ITEMS.manual]: 'room 12', [ITEMS.usage]: undefined })
    await send(ENTRIES, undoOf(body))
    expect(await notes()).toEqual({ [ITEMS.manual]: undefined, [ITEMS.kit]: 'keep dry' })
  })

  it('when a line of a saved cart is removed and restored', async () => {
    await send(LISTS, { intent: 'save', name: 'Clinic' })
    const [list] = await lists()
    const code = list?.code ?? ''
    const { query } = await sent(LISTS, { remove: ITEMS.manual, list: code })
    const report = await reported(query)
    await sent(LISTS, {
      list: code,
      intent: 'undo',
      ...Object.fromEntries((report?.undo ?? []).flatMap(lineFields)),
    })
    await send(LISTS, { intent: 'restore', list: code })
    expect(await notes()).toMatchObject({ [ITEMS.manual]: 'room 12' })
  })

  it('when the cart from before a sign-in is merged', async () => {
    await browser.send(SIGN_OUT, { form: {} })
    await add({ [ITEMS.manual]: 1, [ITEMS.kit]: 1 })
    await send(ENTRIES, noted('for Ana'))
    await send(ENTRIES, noted('keep dry', ITEMS.kit))
    await signIn()
    expect(await notes()).toEqual({
      [ITEMS.usage]: undefined,
      [ITEMS.manual]: 'room 12; for Ana',
      [ITEMS.kit]: 'keep dry',
    })
  })
})

describe('a note that does not fit beside the one of the item is named in full', () => {
  beforeEach(() => send(ENTRIES, { ...noted(LONG), [`noteBefore.${ITEMS.manual}`]: 'room 12' }))

  const lost = `was too long to add to the one already there: “${'z'.repeat(90)}”`

  it('when a line is added to the cart again', async () => {
    await send(LISTS, { later: ITEMS.manual })
    await add({ [ITEMS.manual]: 1 })
    await send(ENTRIES, noted('z'.repeat(90)))
    const again = { later: ITEMS.manual, submissionKey: 'a-key-of-another-page' }
    const { body } = await send(LISTS, again)
    expect(body).toMatchObject({ status: 'INFO', message: expect.stringContaining(lost) })
    expect(await later()).toEqual([LONG])
    await add({ [ITEMS.manual]: 3 })
    await send(ENTRIES, noted('w'.repeat(90)))
    const back = await send(LISTS, { sooner: ITEMS.manual })
    expect(back.body.message).toContain(`“${LONG}”`)
  })

  it('when the cart from before a sign-in is merged', async () => {
    await browser.send(SIGN_OUT, { form: {} })
    await add({ [ITEMS.manual]: 1 })
    await send(ENTRIES, noted('z'.repeat(90)))
    await signIn()
    const report = await reported(new URLSearchParams())
    expect(report?.lines.map(({ text }) => text)).toEqual([expect.stringContaining(lost)])
    expect(await notes()).toMatchObject({ [ITEMS.manual]: LONG })
  })
})

describe('a line that is saved for later', () => {
  it('takes along what was typed into the notes of the form', async () => {
    await sent(LISTS, { ...noted('sign for it'), ...noted('two boxes', ITEMS.usage), later: ITEMS.manual })
    expect(await later()).toEqual(['sign for it'])
    expect(await notes()).toEqual({ [ITEMS.usage]: 'two boxes' })
  })

  it('stays when a note is invalid, and notes and quantities come back as they were typed', async () => {
    const typed = { ...noted('q'.repeat(121)), ...quantities({ [ITEMS.usage]: 7 }), later: ITEMS.manual }
    const { path, query } = await sent(LISTS, typed)
    expect([path.endsWith('/cart'), query.get(`quantity.${ITEMS.usage}`)]).toEqual([true, '7'])
    expect((await rejected(query))?.fields).toEqual({ [`note.${ITEMS.manual}`]: 'q'.repeat(121) })
    expect((await send(LISTS, typed)).body.faults).toMatchObject([{ code: ITEMS.manual, isNote: true }])
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 2, [ITEMS.usage]: 5 })
  })
})

it('a promotion code of the cart from before a sign-in applies to the merged cart', async () => {
  await browser.send(SIGN_OUT, { form: {} })
  await add({ [ITEMS.manual]: 1 })
  await send(VOUCHERS, { voucher: 'save10' })
  await signIn()
  expect((await cartsOf(browser)).cart?.appliedVouchers).toMatchObject([{ voucherCode: 'SAVE10' }])
})
