import { beforeEach, describe, expect, it } from 'vitest'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartExpressActionPath, expressCheckoutPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveExpress } from '../express-checkout/express-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { quantities } from './cart-harness.ts'

const store = serveExpress()
const { missing } = getMessages('en-us').checkout.express

/** Presses the button of the cart page, with its form. */
const press = async (form: Readonly<Record<string, string>> = {}) => {
  const owner = await sealFormOwner((await store.context()).user.id)
  const fields = { [FORM_OWNER]: owner, intent: 'express', ...form }
  return store.sent(cartExpressActionPath('en-us'), fields)
}

const kits = async () =>
  (await store.cart())?.entries.find(({ product }) => product.code === ITEMS.kit)?.quantity

/** Whether the button is offered for the cart, and what it lacks. */
const offer = async () => {
  const { loadExpressOffer } = await import('@/lib/checkout/express/load-express-offer.server')
  const cart = await store.cart()
  if (cart === undefined) throw new Error('there is no cart')
  return loadExpressOffer(await store.context(), cart)
}

const removeAddresses = async () => {
  const { listAddresses, deleteAddress } = await import('@/lib/backends/commerce/addresses.server')
  const context = await store.context()
  const book = await listAddresses(context)
  for (const { id } of book.ok ? book.value : []) await deleteAddress(context, id)
}

describe('the express checkout of the cart page', () => {
  beforeEach(async () => {
    await store.signIn()
    await store.add({ [ITEMS.kit]: 1 })
  })

  it('saves the typed quantities and settles the defaults', async () => {
    await store.withDefaultAddress()
    const { path, told } = await press(quantities({ [ITEMS.kit]: 3 }))
    expect([path, told]).toEqual([expressCheckoutPath('en-us'), [missing.payment]])
    expect(await kits()).toBe(3)
    expect(await store.cart()).toMatchObject({ deliveryMode: { code: 'standard' } })
  })

  it('settles nothing while a quantity is wrong, which is shown on the cart page', async () => {
    await store.withDefaultAddress()
    const { path, query } = await press(quantities({ [ITEMS.kit]: 'abc' }))
    expect([path, query.get(`quantity.${ITEMS.kit}`)]).toEqual([cartPath('en-us'), 'abc'])
    expect((await store.cart())?.deliveryMode).toBeUndefined()
  })

  it('changes nothing for a page that showed another account', async () => {
    await store.withDefaultAddress()
    const form = { ...quantities({ [ITEMS.kit]: 3 }), [CART_ACCOUNT]: 'org-of-before' }
    expect((await press(form)).told).toEqual([getMessages('en-us').forms.failed.accountSwitched])
    expect(await kits()).toBe(1)
  })

  it('is offered while every default is valid', async () => {
    await store.withDefaultAddress()
    expect(await offer()).toEqual({})
  })

  it('names the default that is missing, and leads to its step', async () => {
    await removeAddresses()
    expect(await offer()).toEqual({ missing: 'shipping' })
    const { path, told } = await press()
    expect([path, told]).toEqual([checkoutPath('en-us', 'shipping'), [missing.shipping]])
  })

  it('is not offered while commerce cannot say what the defaults are', async () => {
    const path = '/occ/v2/usassessments/paymenttypes'
    await store.control('POST', '/faults', { service: 'commerce', path, status: 404 })
    expect(await offer()).toBeUndefined()
    await store.control('DELETE', '/faults')
  })

  it('asks for nothing that decides nothing behind a level that is missing', async () => {
    const path = '/occ/v2/usassessments/paymenttypes'
    await store.add({ [ITEMS.formsOfLevelC]: 1 })
    await store.control('POST', '/faults', { service: 'commerce', path, status: 404 })
    expect(await offer()).toEqual({ missing: 'qualified-user' })
    await store.control('DELETE', '/faults')
  })
})
