import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { CART_ACCOUNT } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { signedInBefore } from '../../support/signed-in-before.ts'
import { ORDERS } from '../ordering/ordering-harness.ts'
import { serveExpress } from './express-harness.ts'

const store = serveExpress()
const { browser, signIn, add, express, refusedForm, cart, personalAccount, withDefaultAddress } = store

const EXPRESS = expressCheckoutPath('en-us')
const { refused } = getMessages('en-us').checkout.express
const { accountSwitched } = getMessages('en-us').forms.failed

describe('a form of the express checkout that cannot be carried out', () => {
  beforeEach(async () => {
    await signIn()
    await add({ [ITEMS.kit]: 1 })
    await withDefaultAddress()
  })

  it('asks for the number of a purchase order', async () => {
    await express('defaults')
    expect(await refusedForm('payment', { paymentType: 'PURCHASE_ORDER' })).toEqual({
      path: EXPRESS,
      form: {
        fields: { step: 'payment', paymentType: 'PURCHASE_ORDER' },
        errors: { fieldErrors: [{ name: 'purchaseOrderNumber', code: 'required' }], formErrors: [] },
      },
    })
  })

  it.each([
    ['without the terms', { terms: '' }],
    ['without the statement on restricted items', { statement: '' }],
    ['after a change', { reviewed: 'of-an-earlier-look' }],
  ])('leads back to its page where nothing can be ordered yet: %s', async (_, change) => {
    await add({ [ITEMS.formsOfLevelB]: 1 })
    await express('defaults')
    await express('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' })
    const form = Object.entries({ ...(await store.orderForm()), ...change, shownOn: 'express' })
    const { path, query } = await store.sent(
      ORDERS,
      Object.fromEntries(form.filter(([, value]) => value !== '')),
    )
    expect([path, query.has('reviewed')]).toEqual([EXPRESS, true])
  })

  it.each([
    ['shipping', { deliveryAddress: '4711' }],
    ['account', { account: 'org-cedarlight' }],
    ['payment', { paymentType: 'CARD:of-another' }],
  ])('changes nothing for a choice of %s that is not the user’s', async (step, form) => {
    await express('defaults')
    const before = await cart()
    expect(await refusedForm(step, form)).toEqual({
      path: EXPRESS,
      form: {
        fields: { step, ...form },
        errors: { fieldErrors: [{ name: Object.keys(form)[0], code: 'unknownOption' }], formErrors: [] },
      },
    })
    expect(await cart()).toEqual(before)
  })

  it('leads to the step of a part for what its page has no field for', async () => {
    await express('defaults')
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    const form = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9', billingAddress: '4711' }
    const step = checkoutPath('en-us', 'payment')
    expect(await express('payment', form)).toEqual({ path: step, told: [refused] })
    expect(await checkoutDrafts.read({ user: (await store.context()).user.id }, 'payment')).toMatchObject({
      values: { purchaseOrderNumber: 'PO-9' },
      errors: { fieldErrors: [{ name: 'billingAddress', code: 'unknownOption' }] },
    })
  })

  it('keeps a number that is far too long, with the message at its field', async () => {
    await express('defaults')
    const purchaseOrderNumber = 'PO-'.repeat(200)
    expect(
      await refusedForm('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber }),
    ).toMatchObject({
      path: EXPRESS,
      form: {
        fields: { purchaseOrderNumber },
        errors: { fieldErrors: [{ name: 'purchaseOrderNumber', code: 'invalid' }] },
      },
    })
  })

  it('changes nothing for a form of a page that showed another account, and keeps what was typed', async () => {
    await express('defaults')
    await store.sent('/api/checkout/account?locale=en-us', { account: await personalAccount() })
    const before = await cart()
    const form = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' }
    for (const [step, fields] of [
      ['defaults', {}],
      ['payment', form],
    ] as const) {
      const { told } = await express(step, { ...fields, [CART_ACCOUNT]: 'org-eastmarsh' })
      expect(told).toEqual([accountSwitched])
    }
    const kept = await refusedForm('payment', { ...form, [CART_ACCOUNT]: 'org-eastmarsh' })
    expect(kept.form?.fields).toEqual({ step: 'payment', ...form })
    expect(await cart()).toEqual(before)
    expect(
      (await express('payment', { paymentType: 'BANK_TRANSFER', [CART_ACCOUNT]: '' })).told,
    ).not.toContain(accountSwitched)
  })

  it('does nothing when the sign-in is older than half an hour, and keeps what was typed', async () => {
    await signedInBefore(browser, RECENT_SIGN_IN_SECONDS + 60)
    expect(await express('defaults')).toEqual({ path: EXPRESS, told: [] })
    expect((await cart())?.accountType).toBeUndefined()
    const form = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' }
    expect(await refusedForm('payment', form)).toEqual({
      path: EXPRESS,
      form: { fields: { step: 'payment', ...form }, errors: { fieldErrors: [], formErrors: [] } },
    })
  })
})
