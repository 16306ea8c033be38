import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressActionPath, expressCheckoutPath } from '@/lib/site/order-routes'
import { ITEMS } from './commerce-cart-calls.ts'
import { cartsOf, STORE } from './store-cart-harness.ts'
import { ORDERS, orderForm } from './store-order-calls.ts'
import { serveSavedCarts } from './store-saved-carts-harness.ts'
import { sealFormOwner } from './store-sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, signIn, add } = store

const EXPRESS = expressCheckoutPath('en-us')
const { missing, saved, refused } = getMessages('en-us').checkout.express

const send = async (step: string, form: Record<string, string> = {}) => {
  const owner = await sealFormOwner((await store.context()).user.id)
  const { path, told } = await store.sent(expressActionPath('en-us'), { [FORM_OWNER]: owner, step, ...form })
  return { path, told }
}

const cart = async () => (await cartsOf(browser)).cart

/** An address in the user's address book; returns its id. */
const addAddress = async (line1: string, more: object = {}) => {
  const { createAddress } = await import('@/lib/backends/commerce/addresses.server')
  const address = {
    firstName: 'Edith',
    lastName: 'Marsh',
    line1,
    town: 'Eastmarsh',
    region: { isocode: 'US-OH' },
    postalCode: '44250',
    country: { isocode: 'US' },
    visibleInAddressBook: true,
    addressType: 'INSTITUTION' as const,
    ...more,
  }
  const added = await createAddress(await store.context(), address, randomUUID())
  if (!added.ok) throw new Error('the address was not added')
  return added.value.id
}

const withDefaultAddress = () => addAddress('1 Default Street', { defaultAddress: true })

describe('the express checkout', () => {
  beforeEach(async () => {
    await signIn()
    await add({ [ITEMS.kit]: 1 })
  })

  it('settles what has a default, and asks on its page how to pay', async () => {
    await withDefaultAddress()
    expect(await send('defaults')).toEqual({ path: EXPRESS, told: [missing.payment] })
    expect(await cart()).toMatchObject({
      accountType: 'ORGANIZATION',
      organization: { uid: 'org-eastmarsh' },
      deliveryAddress: { line1: '1 Default Street' },
      deliveryMode: { code: 'standard' },
    })
  })

  it('is one order with one way to pay, placed like any other', async () => {
    await withDefaultAddress()
    await send('defaults')
    const paid = await send('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    const total = (await cart())?.totalPriceWithTax?.formattedValue ?? ''
    expect(paid).toEqual({ path: EXPRESS, told: [saved.replace('{total}', total)] })
    expect((await cart())?.purchaseOrderNumber).toBe('PO-9')
    const { path } = await store.sent(ORDERS, await orderForm(store))
    expect(path).toBe(`${STORE}/checkout/confirmation`)
  })

  it('asks for the number of a purchase order', async () => {
    await withDefaultAddress()
    await send('defaults')
    expect(await send('payment', { paymentType: 'PURCHASE_ORDER' })).toEqual({
      path: checkoutPath('en-us', 'payment'),
      told: [refused],
    })
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    expect(await checkoutDrafts.read({ user: (await store.context()).user.id }, 'payment')).toMatchObject({
      values: { paymentType: 'PURCHASE_ORDER' },
      errors: { fieldErrors: [{ name: 'purchaseOrderNumber', code: 'required' }] },
    })
  })

  it('names the default that is missing, and opens its step', async () => {
    const { listAddresses, deleteAddress } = await import('@/lib/backends/commerce/addresses.server')
    const context = await store.context()
    const book = await listAddresses(context)
    for (const { id } of book.ok ? book.value : []) await deleteAddress(context, id)
    expect(await send('defaults')).toEqual({
      path: checkoutPath('en-us', 'shipping'),
      told: [missing.shipping],
    })
  })

  it('keeps the rest where one part is changed, and tells the new total', async () => {
    await withDefaultAddress()
    const other = await addAddress('2 Other Street')
    await send('defaults')
    await send('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    expect((await send('shipping', { deliveryAddress: other })).path).toBe(EXPRESS)
    expect(await cart()).toMatchObject({
      deliveryAddress: { line1: '2 Other Street' },
      deliveryMode: { code: 'standard' },
      purchaseOrderNumber: 'PO-9',
    })
    const { told } = await send('delivery', { deliveryMode: 'expedited' })
    const total = (await cart())?.totalPriceWithTax?.formattedValue ?? ''
    expect(told).toEqual([saved.replace('{total}', total)])
    expect((await cart())?.deliveryMode?.code).toBe('expedited')
  })

  it('does not tell users that the order has changed after their own change', async () => {
    const { reviewCart } = await import('@/lib/checkout/review/reviewed.server')
    const differences = async () => {
      const shown = await cart()
      if (shown === undefined) throw new Error('there is no cart')
      return (await reviewCart(await store.context(), shown, '')).differences
    }
    await withDefaultAddress()
    await send('defaults')
    await differences()
    await send('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    expect(await differences()).toEqual([])
    // Another quantity than at first: the same again would count as a double click.
    await add({ [ITEMS.kit]: 2 })
    await send('delivery', { deliveryMode: 'expedited' })
    expect((await differences()).map(({ kind }) => kind)).toContain('quantity')
  })

  it('keeps the receiving hours, which its page does not ask for', async () => {
    await withDefaultAddress()
    const other = await addAddress('2 Other Street')
    await send('defaults')
    const form = { deliveryAddress: other, receivingHours: 'Mon-Fri, 8 to 3' }
    await browser.send('/api/checkout/shipping?locale=en-us', { form })
    const usual = await addAddress('3 Third Street')
    await send('shipping', { deliveryAddress: usual })
    expect(await cart()).toMatchObject({
      deliveryAddress: { line1: '3 Third Street' },
      receivingHours: 'Mon-Fri, 8 to 3',
    })
  })

  it.each([
    ['shipping', { deliveryAddress: '4711' }],
    ['account', { account: 'org-cedarlight' }],
    ['payment', { paymentType: 'CARD:of-another' }],
  ])('changes nothing for a choice of %s that is not the user’s', async (step, form) => {
    await withDefaultAddress()
    await send('defaults')
    const before = await cart()
    expect((await send(step, form)).told).toEqual([refused])
    expect(await cart()).toEqual(before)
  })

  it('does nothing when the sign-in is older than half an hour', async () => {
    const { openSession, issueSession } = await import('@/lib/session/session-cookies.server')
    const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
    const { identity, tokens } = await openSession(cookies, Date.now())
    if (identity === undefined || tokens === undefined) throw new Error('no user is signed in')
    const signedInAt = Date.now() - (RECENT_SIGN_IN_SECONDS + 60) * 1000
    for (const { name, value } of await issueSession(cookies, { ...identity, signedInAt }, tokens))
      browser.cookies.set(name, { value, path: '/' })
    expect(await send('defaults')).toEqual({ path: EXPRESS, told: [] })
    expect((await cart())?.accountType).toBeUndefined()
  })

  it('without a cart leads to the cart page', async () => {
    browser.forget()
    await signIn('nora.kessel')
    expect((await send('defaults')).path).toBe(`${STORE}/cart`)
  })
})
