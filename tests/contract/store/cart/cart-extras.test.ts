import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MOST_CART_SHARES } from '@/lib/contract/commerce/cart/share'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { insertShare } from '../../../../sandbox/commerce/carts/link-share-store.ts'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, ENTRIES, SCRIPT, serveCarts, shopperOf } from './cart-harness.ts'

const store = serveCarts()
const { browser, add, send } = store

const VOUCHERS = '/api/cart/vouchers?locale=en-us'
const SHARES = '/api/cart/shares?locale=en-us'

/** A signed-in user with one manual in the cart. */
async function arrive() {
  await store.signIn()
  await add({ [ITEMS.manual]: 1 })
}

const cart = async () => (await cartsOf(browser)).cart

const note = async () => (await cart())?.entries[0]?.note

describe('the note of a line', () => {
  const typed = (text: string, before = '') => ({
    intent: 'update',
    [`note.${ITEMS.manual}`]: text,
    [`noteBefore.${ITEMS.manual}`]: before,
  })

  it('is saved, changed and removed', async () => {
    await arrive()
    expect((await send(ENTRIES, typed('  room   12 '))).status).toBe(200)
    expect(await note()).toBe('room 12')
    await send(ENTRIES, typed('', 'room 12'))
    expect(await note()).toBeUndefined()
  })

  it('that is too long is refused with its reason, and nothing else is saved', async () => {
    await arrive()
    const form = { ...typed('x'.repeat(121)), [`quantity.${ITEMS.manual}`]: '2' }
    const { status, body } = await send(ENTRIES, form)
    expect(status).toBe(422)
    expect(body.faults).toEqual([{ code: ITEMS.manual, text: expect.stringContaining('120'), isNote: true }])
    expect((await cart())?.entries[0]?.quantity).toBe(1)
  })

  it('comes back without script as it was typed, and is in no address', async () => {
    await arrive()
    const response = await browser.send(ENTRIES, { form: typed('y'.repeat(121)) })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/\/cart\?form=[\w-]{22}$/)
  })
})

describe('a promotion code', () => {
  const apply = (voucher: string) => send(VOUCHERS, { voucher })
  const errorOf = async (voucher: string) => (await apply(voucher)).body.fieldErrors?.[0]?.code

  it('is applied and removed', async () => {
    await arrive()
    await apply('save10')
    expect((await cart())?.appliedVouchers).toMatchObject([{ voucherCode: 'SAVE10' }])
    expect(await errorOf('SAVE10')).toBe('exists')
    await send(VOUCHERS, { remove: 'SAVE10' })
    expect((await cart())?.appliedVouchers ?? []).toEqual([])
  })

  it('is refused with its reason', async () => {
    expect(await errorOf('SAVE10')).toBe('gone')
    await arrive()
    expect(await errorOf('')).toBe('required')
    expect(await errorOf('NO-SUCH-CODE')).toBe('invalid')
  })
})

describe('a shared cart', () => {
  const share = async () => {
    const response = await browser.send(SHARES, { form: { intent: 'create' } })
    const id = new URL(response.headers.get('location') ?? '', 'http://store.invalid').searchParams.get(
      'flash',
    )
    const { readCartFlash } = await import('@/lib/cart/flash/cart-flash.server')
    return (await readCartFlash(await shopperOf(browser), { flash: id ?? '' }))?.link ?? ''
  }
  const open = async (link: string) => {
    const { fetchSharedCart } = await import('@/lib/backends/commerce/cart-shares.server')
    return fetchSharedCart({ locale: 'en-us' }, link.split('/').at(-1) ?? '')
  }

  it('is a copy for anybody with the link, until the link is withdrawn', async () => {
    await arrive()
    const link = await share()
    expect(link).toMatch(/\/store\/usassessments\/en\/carts\/shared\/[\w-]+$/)
    const copy = await open(link)
    expect(copy).toMatchObject({ ok: true, value: { totalItems: 1 } })
    await send(SHARES, { intent: 'withdraw' })
    expect(await open(link)).toMatchObject({ ok: false, error: { kind: 'domain' } })
  })

  it('has no more links than it may have, and says so', async () => {
    await arrive()
    await share()
    const { database } = store.sandbox().context
    const first = database.prepare('SELECT cart, expires_at FROM commerce_cart_shares').get()
    for (let made = 1; made < MOST_CART_SHARES; made += 1)
      insertShare(database, Number(first?.cart), Number(first?.expires_at))
    const page = await browser.send(SHARES, { form: { intent: 'create', [SUBMISSION_KEY]: randomUUID() } })
    const query = new URL(page.headers.get('location') ?? '', 'http://store.invalid').searchParams
    const { loadNotifications } = await import('@/lib/notifications/load.server')
    const told = await loadNotifications(query.get('notifications'), 'en-us')
    expect(told).toMatchObject([{ message: getMessages('en-us').cart.share.tooMany }])
  })

  it('needs a signed-in user', async () => {
    await add({ [ITEMS.manual]: 1 })
    expect((await browser.send(SHARES, { form: { intent: 'create' }, headers: SCRIPT })).status).toBe(401)
  })
})

it('is validated and estimated again after an answer that was cut off, as neither changes the cart', async () => {
  const { loadFindings } = await import('@/lib/cart/gates/load-validation.server')
  const { loadEstimate } = await import('@/lib/cart/sums/load-estimate.server')
  await arrive()
  const shopper = await shopperOf(browser)
  for (const path of ['^.*/validate$', '^.*/deliveryestimate$'])
    await store.control('POST', '/faults', { service: 'commerce', path, action: 'reset', times: 1 })
  expect(await loadFindings(shopper)).toEqual([])
  expect(await loadEstimate(shopper, { postalCode: '44250' })).toMatchObject({ state: 'shown' })
})
