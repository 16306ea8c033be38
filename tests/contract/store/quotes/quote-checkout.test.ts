import { describe, expect, it, vi } from 'vitest'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { orderPdf } from '@/lib/orders/documents/order-pdf.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { readPdf } from '../../../support/read-pdf'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { STEPS } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { serveQuotes } from './quote-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveQuotes()
const { browser, checkedOut, act, show, expire } = store
const placing = getTranslator('en-us', 'orders')

const { account: _account, ...AFTER_ACCOUNT } = STEPS

const quotePage = (number: string) => accountDetailPath('en-us', 'quotes', number)

const draw = async (page: string, query: Record<string, string> = {}, code = '') => {
  renderFor(browser)
  return (await drawPage(page, query, code)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

/** A quote that only has to be placed. */
const ready = async () => {
  const number = await checkedOut()
  await store.save(AFTER_ACCOUNT)
  return number
}

const personalAccount = async () => {
  const { listAccounts } = await import('@/lib/organisation/list-accounts.server')
  const accounts = await listAccounts(await store.context())
  return (accounts.ok && accounts.value.find(({ isPersonal }) => isPersonal)?.uid) || ''
}

const ordered = async (code: string) => {
  const { fetchOrder } = await import('@/lib/backends/commerce/orders.server')
  const order = await fetchOrder(await store.context(), code)
  if (!order.ok) throw new Error('the order cannot be read')
  return order.value
}

const form = async (number: string) => ({ ...(await store.orderForm()), quote: number })
const ORDERS = '/api/orders?locale=en-us'

describe('the checkout of a quote', () => {
  it('begins after the account, which is that of the quote', async () => {
    const number = await checkedOut()
    const { organization } = await show(number)
    const progress = (await import('@/lib/checkout/progress')).progressOf(await store.cart())
    expect(progress.omitted.has('account')).toBe(true)
    await expect(draw('store/checkout/account')).rejects.toThrow(/redirect .*\/checkout\/.*notice=omitted/)
    const paths = await store.save({ account: { account: 'org-westmere' } })
    expect(paths[0]).not.toBe(checkoutPath('en-us', 'account'))
    expect((await store.cart()).organization?.uid).toBe(organization?.uid)
  })

  it('names the quote and until when it holds in the review, where the account has no link', async () => {
    const number = await ready()
    const page = await draw('store/checkout/review')
    expect(page).toContain(`href="${quotePage(number)}"`)
    expect(page).toMatch(new RegExp(`${number}, valid until [A-Z]`))
    expect(page).not.toContain(`href="${checkoutPath('en-us', 'account')}"`)
    expect(page).toContain(`name="quote" value="${number}"`)
  })

  it('makes an order with the figures of the quote on page, PDF and confirmation', async () => {
    const number = await ready()
    const cart = await store.cart()
    const { path, query } = await store.sent(ORDERS, await form(number))
    const order = await ordered(query.get('order') ?? '')
    expect(order).toMatchObject({ sapQuoteCode: number, totalPriceWithTax: cart.totalPriceWithTax })
    const { text } = await readPdf(await orderPdf('en-us', order, { 'org-level-discount': true }))
    const [line] = order.entries
    if (line?.quoted === undefined || order.totalDiscounts === undefined)
      throw new Error('nothing was quoted')
    expect(path).toContain('confirmation')
    const page = await draw('store/checkout/confirmation', { order: order.code })
    for (const part of [
      formatPrice('en-us', line.quoted.totalPrice),
      formatDeduction('en-us', order.totalDiscounts),
      getTranslator('en-us', 'cart')('quote.discount', { number }),
    ]) {
      expect(text).toContain(part)
      expect(page).toContain(part)
    }
    expect(page).toContain(`href="${quotePage(number)}"`)
    expect(await show(number)).toMatchObject({ state: 'BUYER_ORDERED', sapOrderCode: order.code })
  })
})

describe('a quote that can no longer be ordered', () => {
  it('leads from the form of the order to its page, which says that the offer is over', async () => {
    const number = await ready()
    const sent = await form(number)
    expire(number)
    const { path, told } = await store.sent(ORDERS, sent)
    expect([path, told]).toEqual([quotePage(number), [placing('placing.quoteExpired', { number })]])
    expect(store.orders()).toBe(0)
  })

  it.each(['EDIT', 'CANCEL'] as const)('leads there after %s in another tab', async action => {
    const number = await ready()
    const sent = await form(number)
    await act(number, action)
    const { path, told } = await store.sent(ORDERS, sent)
    expect([path, told]).toEqual([quotePage(number), [placing('placing.quoteChanged', { number })]])
    expect(store.orders()).toBe(0)
  })

  it('leads there from every step and from the express checkout', async () => {
    const number = await ready()
    expire(number)
    for (const step of ['shipping', 'payment', 'review'])
      await expect(draw(`store/checkout/${step}`)).rejects.toThrow(`redirect ${quotePage(number)}?`)
    await expect(draw('store/checkout')).rejects.toThrow(`redirect ${quotePage(number)}?`)
    const [path] = await store.save({ shipping: STEPS.shipping ?? {} })
    expect(path).toBe(checkoutPath('en-us', 'shipping'))
    await expect(draw('store/exp-checkout')).rejects.toThrow(`redirect ${quotePage(number)}?`)
  })

  it('says so where its organization is gone', async () => {
    const number = await ready()
    const sent = await form(number)
    store.database().exec("DELETE FROM commerce_associations WHERE organization_uid = 'org-eastmarsh'")
    const { path, told } = await store.sent(ORDERS, sent)
    expect([path, told]).toEqual([quotePage(number), [placing('placing.quoteAccount', { number })]])
    expect(store.orders()).toBe(0)
  })
})

describe('the express checkout', () => {
  it('orders a quote, whose account cannot be changed', async () => {
    await ready()
    const page = await draw('store/exp-checkout')
    expect(page).not.toContain('name="account"')
    expect(page).toContain('name="reviewed"')
  })

  it('is reached from the cart, and refuses another account', async () => {
    const number = await ready()
    const mark = { formOwner: await sealFormOwner((await store.context()).user.id) }
    const { path } = await store.sent('/api/cart/express?locale=en-us', { ...mark, intent: 'express' })
    expect(path).toBe(expressCheckoutPath('en-us'))
    const before = await store.cart()
    const change = { ...mark, step: 'account', account: await personalAccount() }
    const { told } = await store.sent('/api/checkout-express?locale=en-us', change)
    expect(told[0]).toContain(getTranslator('en-us', 'forms')('failed.quoted', { number, time: '' }))
    expect(await store.cart()).toEqual(before)
  })
})
