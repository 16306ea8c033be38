import { beforeEach, describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { STORE } from '../cart/cart-harness.ts'
import { serveExpress } from './express-harness.ts'

const store = serveExpress()
const { browser, signIn, add, express, cart, personalAccount, addAddress, withDefaultAddress } = store

const EXPRESS = expressCheckoutPath('en-us')
const { missing, saved } = getMessages('en-us').checkout.express

/** What the review would tell as changed since the last look. */
async function differences() {
  const { reviewCart } = await import('@/lib/checkout/review/reviewed.server')
  const shown = await cart()
  if (shown === undefined) throw new Error('there is no cart')
  return (await reviewCart(await store.context(), shown, '')).differences
}

describe('the express checkout', () => {
  beforeEach(async () => {
    await signIn()
    await add({ [ITEMS.kit]: 1 })
  })

  it('settles what has a default, and asks on its page how to pay', async () => {
    await withDefaultAddress()
    expect(await express('defaults')).toEqual({ path: EXPRESS, told: [missing.payment] })
    expect(await cart()).toMatchObject({
      accountType: 'ORGANIZATION',
      organization: { uid: 'org-eastmarsh' },
      deliveryAddress: { line1: '1 Default Street' },
      deliveryMode: { code: 'standard' },
    })
  })

  it('is one order with one way to pay, placed like any other', async () => {
    await withDefaultAddress()
    await express('defaults')
    const paid = await express('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    const total = (await cart())?.totalPriceWithTax?.formattedValue ?? ''
    expect(paid).toEqual({ path: EXPRESS, told: [saved.replace('{total}', total)] })
    expect((await cart())?.purchaseOrderNumber).toBe('PO-9')
    const { path } = await store.place()
    expect(path).toBe(`${STORE}/checkout/confirmation`)
  })

  it('names the default that is missing, and opens its step', async () => {
    const { listAddresses, deleteAddress } = await import('@/lib/backends/commerce/addresses.server')
    const context = await store.context()
    const book = await listAddresses(context)
    for (const { id } of book.ok ? book.value : []) await deleteAddress(context, id)
    expect(await express('defaults')).toEqual({
      path: checkoutPath('en-us', 'shipping'),
      told: [missing.shipping],
    })
  })

  it('keeps the rest where one part is changed, and tells the new total', async () => {
    await withDefaultAddress()
    const other = await addAddress('2 Other Street')
    await express('defaults')
    await express('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    expect((await express('shipping', { deliveryAddress: other })).path).toBe(EXPRESS)
    expect(await cart()).toMatchObject({
      deliveryAddress: { line1: '2 Other Street' },
      deliveryMode: { code: 'standard' },
      purchaseOrderNumber: 'PO-9',
    })
    const { told } = await express('delivery', { deliveryMode: 'expedited' })
    const total = (await cart())?.totalPriceWithTax?.formattedValue ?? ''
    expect(told).toEqual([saved.replace('{total}', total)])
    expect((await cart())?.deliveryMode?.code).toBe('expedited')
  })

  it('does not tell users that the order has changed after their own change', async () => {
    await withDefaultAddress()
    await express('defaults')
    await differences()
    await express('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    expect(await differences()).toEqual([])
    // Another quantity than at first: the same again would count as a double click.
    await add({ [ITEMS.kit]: 2 })
    await express('delivery', { deliveryMode: 'expedited' })
    expect((await differences()).map(({ kind }) => kind)).toContain('quantity')
  })

  it('counts a change as seen that leaves a step without a default, and tells what it has changed', async () => {
    await withDefaultAddress()
    await express('defaults')
    // A personal account has one way to pay, an organization has several.
    await express('account', { account: await personalAccount() })
    await differences()
    const { told } = await express('account', { account: 'org-eastmarsh' })
    expect(told[0]).toBe(missing.payment)
    expect(told.length).toBeGreaterThan(1)
    expect(await differences()).toEqual([])
  })

  it('keeps the receiving hours, which its page does not ask for', async () => {
    await withDefaultAddress()
    const other = await addAddress('2 Other Street')
    await express('defaults')
    const form = { deliveryAddress: other, receivingHours: 'Mon-Fri, 8 to 3' }
    await browser.send('/api/checkout/shipping?locale=en-us', { form })
    const usual = await addAddress('3 Third Street')
    await express('shipping', { deliveryAddress: usual })
    expect(await cart()).toMatchObject({
      deliveryAddress: { line1: '3 Third Street' },
      receivingHours: 'Mon-Fri, 8 to 3',
    })
  })

  it('without a cart leads to the cart page', async () => {
    browser.forget()
    await signIn('nora.kessel')
    expect((await express('defaults')).path).toBe(`${STORE}/cart`)
  })
})
