import { describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { runInRequest } from '@/lib/request/request-context'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const SHARES = '/api/cart/shares?locale=en-us'

const store = serveOrders()
const { cart, checkout, common } = getMessages('en-us')
const { creditExceeded } = checkout.payment

const comeBack = () => {
  renderFor(store.browser)
}

/** Title of the cart's page for a postal code, and how often the page asked for an estimate. */
async function titleFor(postalCode: string) {
  await store.control('DELETE', '/requests')
  comeBack()
  const { generateMetadata, default: Page } = await import('@/app/[locale]/(personal)/store/cart/page')
  const props = {
    params: Promise.resolve({ locale: 'en-us' }),
    searchParams: Promise.resolve({ postalCode }),
  }
  return runInRequest({ requestId: 'r', entryPoint: 'tests' }, async () => {
    const [{ title }] = await Promise.all([generateMetadata(props), Page(props)])
    const calls = (await store.calls()).filter(call => call.endsWith('/deliveryestimate'))
    return { title, calls: calls.length }
  })
}

describe('the title of the cart', () => {
  it('says that there is an error where a postal code is not served, and asks no second time', async () => {
    await store.add({ [ITEMS.kit]: 1 })
    expect(await titleFor('44250')).toEqual({ title: cart.title, calls: 1 })
    const errors = [{ type: 'ValidationError', reason: 'invalid', subject: 'postalCode', message: 'No.' }]
    const fault = { service: 'commerce', path: '^.*/deliveryestimate', status: 400, body: { errors } }
    await store.control('POST', '/faults', fault)
    expect(await titleFor('96799')).toEqual({
      title: fill(common.errorTitlePrefix, { title: cart.title }),
      calls: 1,
    })
  })
})

describe('the payment step', () => {
  const { payment: _, ...EARLIER } = STEPS
  const numbered = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-9' }
  const boxOf = (page: string) => /<input[^>]*name="purchaseOrderReuse"[^>]*>/.exec(page)?.[0]

  it('draws the box that uses a purchase order number again, unchecked, once the number was asked about', async () => {
    await store.arrive({ ...STEPS, payment: numbered })
    await store.place((await store.review()).id)
    await store.add({ [ITEMS.manual]: 1 })
    await store.save(EARLIER)
    comeBack()
    expect(boxOf(await drawPage('store/checkout/payment', {}))).toBeUndefined()
    await store.save({ payment: numbered })
    const page = await drawPage('store/checkout/payment', {})
    expect(boxOf(page)).toMatch(/type="checkbox".*value="PO-9"/)
    expect(boxOf(page)).not.toContain('checked')
    expect(page).toContain(fill(checkout.payment.reuse, { number: 'PO-9' }))
  })

  it.each([
    [
      'is used up',
      'UPDATE commerce_payment_terms SET credit_limit = 5000',
      fill(creditExceeded, { amount: '$50.00' }),
    ],
    ['is suspended', 'UPDATE commerce_organizations SET credit_suspended = 1', checkout.account.suspended],
  ])('says why an organization whose credit %s cannot order on account', async (_, change, text) => {
    const steps = { ...EARLIER, account: { account: 'org-cedarlight' } }
    await store.arrive(steps, { username: 'otto.dunmore', lines: { [ITEMS.kit]: 1 } })
    comeBack()
    expect(await drawPage('store/checkout/payment', {})).not.toContain(text)
    store.database().exec(change)
    expect(await drawPage('store/checkout/payment', {})).toContain(text)
  })
})

describe('the copy of a cart behind a link', () => {
  const shareForm = async (intent: string) => ({
    intent,
    formOwner: await sealFormOwner((await store.context()).user.id),
  })
  const share = async () => {
    const { query } = await store.sent(SHARES, await shareForm('create'))
    return (await store.reported(query))?.link?.split('/').at(-1) ?? ''
  }

  it('is read by anybody, cannot be changed, and is gone with its link', async () => {
    await store.signIn()
    await store.add({ [ITEMS.kit]: 2 })
    const token = await share()
    renderFor({ cookies: new Map() })
    const page = await drawPage('store/carts/shared/[token]', {}, token)
    expect(page).toContain(`name="quantity.${ITEMS.kit}" value="2"`)
    expect(page).not.toMatch(/<input[^>]*type="text"|name="remove"/)
    expect(page).not.toContain('Edith')
    await store.sent(SHARES, await shareForm('withdraw'))
    expect(await drawPage('store/carts/shared/[token]', {}, token)).toContain(cart.share.gone)
  })

  it('is kept from search engines and from the next page', async () => {
    const { generateMetadata } = await import('@/app/[locale]/(personal)/store/carts/shared/[token]/page')
    const params = Promise.resolve({ locale: 'en-us', token: 'any' })
    expect(await generateMetadata({ params })).toMatchObject({
      robots: { index: false, follow: false },
      referrer: 'no-referrer',
    })
  })
})

describe('the delivery step', () => {
  it('names the email address that is told when usages can be used', async () => {
    const { account, shipping } = STEPS
    await store.arrive({ account, shipping }, { lines: { [ITEMS.kit]: 1, [ITEMS.usage]: 10 } })
    comeBack()
    const page = await drawPage('store/checkout/delivery', {})
    expect(page).toContain(fill(checkout.delivery.activation, { email: 'edith.marsh@example.com' }))
  })
})
