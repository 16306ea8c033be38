import { describe, expect, it, vi } from 'vitest'
import { LEAVE_QUOTE } from '@/lib/cart/changes/entries-change'
import { getTranslator } from '@/lib/i18n/translator'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { cartsOf, ENTRIES, held, heldIn, LINES, LISTS, quantities } from '../cart/cart-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { serveQuotes } from './quote-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveQuotes()
const { browser, checkedOut, offered, act, show, sent } = store

const CART = cartPath('en-us')
const SIGN_OUT = '/api/assessments/login/auth/sign-out?locale=en-us'
const t = getTranslator('en-us', 'cart')

const refusal = (number: string) => getTranslator('en-us', 'forms')('failed.quoted', { number, time: '' })

const draw = async (page = 'store/cart', query: Record<string, string> = {}) => {
  renderFor(browser)
  return (await drawPage(page, query)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const mark = async () => ({ formOwner: await sealFormOwner((await store.context()).user.id) })

const LEAVING = (quote: string) => ({ intent: LEAVE_QUOTE, quote })

/** Every way of putting something into the cart, or of changing what is in it. */
const WAYS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['a product page', LINES, quantities({ [ITEMS.manual]: 3 })],
  [
    'the quick order',
    '/api/quick-order?locale=en-us',
    { 'code.0': ITEMS.manual, 'amount.0': '3', intent: 'add' },
  ],
  [
    'an order that is ordered again',
    orderActionPath('en-us', 'reorder'),
    { [ORDER_FIELD]: '00001001', 'code.0': ITEMS.manual, 'amount.0': '3', intent: 'add' },
  ],
  ['the fields of an outdated cart page', ENTRIES, quantities({ [ITEMS.kit]: 5 })],
  ['its button that empties the cart', ENTRIES, { intent: 'empty' }],
  ['its field for a promotion code', '/api/cart/vouchers?locale=en-us', { voucher: 'SAVE10' }],
  ['a line for later', LISTS, { later: ITEMS.kit }],
  ['another account', '/api/cart/account?locale=en-us', { account: 'org-eastmarsh', items: 'discard' }],
]

describe('a cart that holds a quote', () => {
  it.each(WAYS)('takes nothing from %s, and says that it holds the quote', async (_, path, form) => {
    const number = await checkedOut()
    const before = await store.cart()
    const { told } = await sent(path, { ...(await mark()), ...form })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(refusal(number))
    expect(told[0]).toContain(`<a href="${CART}">`)
    expect(await store.cart()).toEqual(before)
    expect((await show(number)).state).toBe('BUYER_ACCEPTED')
  })

  it.each(['', 'merge', 'replace'])(
    'takes nothing of a saved cart, whether asked or told: %j',
    async into => {
      await store.signIn()
      await sent(LISTS, {
        intent: 'new',
        name: 'Autumn',
        title: 'AGSC-3',
        ...quantities({ [ITEMS.manual]: 3 }),
      })
      const [list] = await store.lists()
      const number = await offered()
      await act(number, 'CHECKOUT')
      const before = await store.cart()
      const { told } = await sent(LISTS, {
        intent: 'restore',
        list: list?.code ?? '',
        ...(into !== '' && { into }),
      })
      expect(told[0]).toContain(refusal(number))
      expect(await store.cart()).toEqual(before)
      expect(await store.listed(list?.code ?? '')).toEqual({ [ITEMS.manual]: 3 })
    },
  )

  it('is not saved under a name', async () => {
    const number = await checkedOut()
    const { told } = await sent(LISTS, { ...(await mark()), intent: 'save', name: 'Again' })
    expect(told[0]).toContain(refusal(number))
    expect(await store.lists()).toEqual([])
  })

  it('answers a script with the same message and the way to the cart', async () => {
    const number = await checkedOut()
    const { status, body } = await store.send(LINES, quantities({ [ITEMS.manual]: 3 }))
    expect({ status, body }).toEqual({
      status: 409,
      body: { message: refusal(number), cart: { label: t('notices.view'), href: CART } },
    })
  })

  it('keeps the quantity that was typed on the page of a product', async () => {
    await checkedOut()
    const { query } = await sent(LINES, { title: 'AGSC-3', ...quantities({ [ITEMS.manual]: 3 }) })
    expect(query.get(`quantity.${ITEMS.manual}`)).toBe('3')
  })

  it('keeps the list that was typed into the quick order, and the rows of an order', async () => {
    await checkedOut()
    for (const [, path, form] of WAYS.slice(1, 3)) {
      const { query } = await sent(path, { ...(await mark()), ...form })
      expect((await store.rejected(query))?.fields).toMatchObject({ 'code.0': ITEMS.manual, 'amount.0': '3' })
    }
  })

  it('is shown as it was offered, without anything that would change it', async () => {
    const number = await checkedOut()
    const page = await draw()
    expect(page).toContain(t('quote.view', { number }))
    expect(page).toContain(t('quote.discount', { number }))
    expect(page).toContain(`value="${LEAVE_QUOTE}"`)
    for (const gone of ['name="quantity.', 'name="voucher"', 'value="quote"', 'value="empty"', 'type="file"'])
      expect(page).not.toContain(gone)
    expect(page).not.toContain(t('account.change'))
    const account = await draw('store/cart/account')
    expect(account).toContain(t('quote.account', { number }))
    expect(account).not.toContain('name="account"')
  })

  it('says so when the offer is over, and lets go of it', async () => {
    const number = await checkedOut()
    store.expire(number)
    const page = await draw()
    expect(page).toContain(t('quote.over', { number }))
    expect(page).not.toContain('value="checkout"')
    const { query } = await sent(ENTRIES, LEAVING(number))
    expect(await store.toldBy(query)).toContain(t('quote.leftOver', { number }))
    expect(await held(browser)).toEqual({})
  })
})

describe('leaving a quote', () => {
  it('makes it an offer again, and names the cart that was saved for it', async () => {
    await store.signIn()
    const number = await offered()
    await store.add({ [ITEMS.manual]: 2 })
    await act(number, 'CHECKOUT')
    const saved = (await show(number)).savedCart
    const { path, query } = await sent(ENTRIES, LEAVING(number))
    expect(path).toBe(CART)
    expect(await store.reported(query)).toMatchObject({
      message: t('quote.left', { number }),
      lines: [{ text: t('quote.saved', { name: saved?.name ?? '' }) }],
      savedCart: saved,
    })
    expect((await show(number)).state).toBe('BUYER_OFFER')
    expect(await held(browser)).toEqual({})
    expect(await store.listed(saved?.code ?? '')).toEqual({ [ITEMS.manual]: 2 })
    expect(await draw('store/cart', { flash: query.get('flash') ?? '' })).not.toContain(t('quote.leave'))
  })

  it('of an approved offer leaves it open: its page offers the order, which can be placed again', async () => {
    await store.signIn()
    const number = await offered()
    await act(number, 'APPROVE')
    await act(number, 'CHECKOUT')
    await sent(ENTRIES, LEAVING(number))
    const { state, allowedActions } = await show(number)
    expect([state, allowedActions.includes('CHECKOUT')]).toEqual(['BUYER_OFFER', true])
    renderFor(browser)
    const page = await drawPage('store/my-account/quotes/[code]', {}, number)
    const texts = getTranslator('en-us', 'quotes')
    expect(page).toContain(texts('steps.offer.next'))
    expect(page).toMatch(/<button[^>]*value="checkout"/)
    await act(number, 'CHECKOUT')
    expect((await show(number)).state).toBe('BUYER_ACCEPTED')
  })

  it('changes nothing where the cart holds another quote, or none', async () => {
    const number = await checkedOut()
    await sent(ENTRIES, LEAVING('00009999'))
    expect((await show(number)).state).toBe('BUYER_ACCEPTED')
    await sent(ENTRIES, LEAVING(number))
    await store.add({ [ITEMS.manual]: 1 })
    await sent(ENTRIES, LEAVING(number))
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 1 })
  })
})

describe('what was filled before the sign-in', () => {
  it('waits beside the quote, and comes into the cart once the quote is left', async () => {
    const number = await checkedOut()
    await browser.send(SIGN_OUT, { form: {} })
    await store.add({ [ITEMS.manual]: 3 })
    const { address } = await store.signIn()
    const query = new URL(address, 'http://store.invalid').searchParams
    expect(await store.toldBy(query)).toEqual([t('quote.keptEarlier', { count: 1, number })])
    const carts = await cartsOf(browser)
    expect(carts.cart?.sapQuote?.code).toBe(number)
    expect(heldIn(carts.earlier)).toEqual({ [ITEMS.manual]: 3 })
    const page = await draw()
    expect(page).toContain(t('quote.earlier', { number }))
    expect(page).not.toContain(t('earlier.merge'))
    expect((await sent(ENTRIES, { intent: 'merge' })).told[0]).toContain(refusal(number))
    await sent(ENTRIES, LEAVING(number))
    await sent(ENTRIES, { intent: 'merge' })
    expect(await held(browser)).toEqual({ [ITEMS.manual]: 3 })
  })
})

describe('going to another site', () => {
  it('asks without offering to discard the quote, and does not discard it', async () => {
    const number = await checkedOut()
    const page = await draw('store/cart/site', { site: 'en-ca' })
    expect(page).toContain('value="keep"')
    expect(page).not.toContain('value="discard"')
    const { told } = await sent('/api/cart/site?locale=en-us', { site: 'en-ca', items: 'discard' })
    expect(told[0]).toContain(refusal(number))
    expect((await show(number)).state).toBe('BUYER_ACCEPTED')
  })
})
