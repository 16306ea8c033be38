import { beforeEach, describe, expect, it } from 'vitest'
import { OHIO } from '@/e2e/support/checkout-forms'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, SCRIPT, serveCarts } from '../cart/cart-harness.ts'
import { Browser, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveCarts()
const { browser, add } = store

const to = (step: CheckoutStep) => checkoutPath('en-us', step)

/** Submits a step as a plain form; returns the path that follows, without its messages. */
async function send(step: CheckoutStep, form: Record<string, string>, by = browser): Promise<string> {
  const response = await by.send(`/api/checkout/${step}?locale=en-us`, { form })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '', 'http://store.invalid').pathname
}

/** Submits a step as a script; returns status and errors. */
async function refuse(step: CheckoutStep, form: Record<string, string>) {
  const response = await browser.send(`/api/checkout/${step}?locale=en-us`, { form, headers: SCRIPT })
  return { status: response.status, body: await response.json() }
}

const cart = async () => (await cartsOf(browser)).cart

describe('an order of an organization', () => {
  beforeEach(async () => {
    await store.signIn('edith.marsh')
    await add({ [ITEMS.kit]: 1 })
  })

  it('goes from step to step, and each is in the cart', async () => {
    expect(await send('account', { account: 'org-eastmarsh' })).toBe(to('shipping'))
    expect(await cart()).toMatchObject({
      accountType: 'ORGANIZATION',
      organization: { uid: 'org-eastmarsh' },
    })
    expect(await send('shipping', OHIO)).toBe(to('delivery'))
    expect(await cart()).toMatchObject({ deliveryAddress: { town: 'Eastmarsh', addressType: 'INSTITUTION' } })
    const mode = { deliveryMode: 'standard', shipment: 'complete' }
    expect(await send('delivery', mode)).toBe(to('payment'))
    expect(await cart()).toMatchObject({ deliveryMode: { code: 'standard' }, shipComplete: true })
    const order = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17' }
    expect(await send('payment', order)).toBe(to('review'))
    expect(await cart()).toMatchObject({
      paymentType: { code: 'PURCHASE_ORDER' },
      purchaseOrderNumber: 'PO-17',
    })
    expect(await send('delivery', { ...mode, shipment: 'asReady' })).toBe(to('review'))
  })

  it('tells the carrier when somebody can receive it', async () => {
    await send('account', { account: 'org-eastmarsh' })
    expect(await refuse('shipping', { ...OHIO, receivingHours: 'h'.repeat(61) })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ name: 'receivingHours', code: 'tooLong' }] },
    })
    expect(await send('shipping', { ...OHIO, receivingHours: ' Mon–Fri, 8 to 15 ' })).toBe(to('delivery'))
    expect(await cart()).toMatchObject({ receivingHours: 'Mon–Fri, 8 to 15' })
    await send('delivery', { deliveryMode: 'standard', shipment: 'complete' })
    expect(await cart()).toMatchObject({ receivingHours: 'Mon–Fri, 8 to 15', shipComplete: true })
    await send('shipping', OHIO)
    expect(await cart()).not.toHaveProperty('receivingHours')
  })

  it('does not skip a step', async () => {
    expect(await send('payment', { paymentType: 'PURCHASE_ORDER' })).toBe(to('account'))
    expect(await send('account', { account: 'org-eastmarsh' })).toBe(to('shipping'))
    expect(await send('delivery', { deliveryMode: 'standard' })).toBe(to('shipping'))
  })

  it('is not for an account of somebody else', async () => {
    expect(await refuse('account', { account: 'org-cedarlight' })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ name: 'account', code: 'unknownOption' }] },
    })
  })

  it('is not shipped to an address of somebody else', async () => {
    await send('account', { account: 'org-eastmarsh' })
    expect(await refuse('shipping', { deliveryAddress: '4711' })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ name: 'deliveryAddress', code: 'unknownOption' }] },
    })
  })

  it('belongs to the account that the page names', async () => {
    await send('account', { account: 'org-eastmarsh' })
    const stale = { ...OHIO, recordVersion: 'PERSONAL' }
    expect(await send('shipping', stale)).toBe(to('shipping'))
    expect(await cart()).not.toHaveProperty('deliveryAddress')
    expect(await send('shipping', { ...stale, recordVersion: 'org-eastmarsh' })).toBe(to('delivery'))
  })

  it('needs a number where it is paid by purchase order, or the promise of one', async () => {
    await send('account', { account: 'org-eastmarsh' })
    await send('shipping', OHIO)
    await send('delivery', { deliveryMode: 'standard', shipment: 'asReady' })
    expect(await refuse('payment', { paymentType: 'PURCHASE_ORDER' })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ name: 'purchaseOrderNumber', code: 'required' }] },
    })
    const later = { paymentType: 'PURCHASE_ORDER', purchaseOrderToFollow: 'on' }
    expect(await send('payment', later)).toBe(to('review'))
    expect(await cart()).toMatchObject({ purchaseOrderToFollow: true })
  })
})

describe('a cart with items above the level of its customer', () => {
  beforeEach(async () => {
    await store.signIn('mira.solberg')
    await add({ [ITEMS.formsOfLevelC]: 1 })
    expect(await send('account', { account: 'org-westmere' })).toBe(to('qualified-user'))
  })

  it('names a colleague of the required level', async () => {
    expect(await refuse('qualified-user', { qualifiedUser: 'mira.solberg' })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ name: 'qualifiedUser', code: 'unknownOption' }] },
    })
    expect(await send('qualified-user', { qualifiedUser: 'nora.kessel' })).toBe(to('shipping'))
    expect(await cart()).toMatchObject({ qualifiedUser: { uid: 'nora.kessel' } })
  })

  it('needs nobody for an organization that holds the level', async () => {
    expect(await send('account', { account: 'org-cedarlight' })).toBe(to('shipping'))
    expect(await cart()).not.toHaveProperty('qualifiedUserRequired')
  })

  it('or somebody who is invited', async () => {
    const invited = { qualifiedUser: 'invite', inviteEmail: 'new@example.org' }
    expect(await send('qualified-user', invited)).toBe(to('shipping'))
    expect(await cart()).toMatchObject({ qualifiedUser: { uid: 'new@example.org' } })
  })
})

describe('without a session or a cart', () => {
  it('the form of an ended session leads to sign-in and back', async () => {
    const formOwner = await sealFormOwner('uid-edith')
    const response = await new Browser().send('/api/checkout/account?locale=en-us', {
      form: { account: 'org-eastmarsh', formOwner },
      headers: SCRIPT,
    })
    expect(response.status).toBe(403)
  })

  it('an empty cart leads to the cart page', async () => {
    await store.signIn('edith.marsh')
    expect(await send('account', { account: 'org-eastmarsh' })).toBe('/store/usassessments/en/cart')
  })
})
