import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()

/** The page of the payment, with this query. */
const draw = (query: PageParameters = {}): Promise<string> => {
  renderFor(store.browser)
  return drawPage('store/checkout/payment', query)
}

const PAGE = checkoutPath('en-us', 'payment')
const ACTION = '/api/checkout/payment?locale=en-us'

/** Typed into the payment before another billing address is wanted. */
const TYPED = { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-41', certificateNumber: 'OR-1' }

const OREGON = {
  billingAddress: 'new',
  addressType: 'INSTITUTION',
  company: 'Cedarlight Accounts',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  postalCode: '97205-3310',
  street: '27 Cedarlight Avenue',
} as const

const post = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const owner = await sealFormOwner((await store.context()).user.id)
  return store.browser.send(ACTION, { form: { [FORM_OWNER]: owner, ...form }, headers })
}

const location = (response: Response) => response.headers.get('location')

const draft = async () => {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  return checkoutDrafts.read({ user: (await store.context()).user.id }, 'payment')
}

/** The billing address that the page of the payment chooses, in one line. */
const chosen = async (): Promise<string> => {
  const { loadPayment } = await import('@/lib/checkout/load-payment.server')
  const { usualBilling } = await import('@/lib/checkout/billing')
  const cart = await store.cart()
  const payment = await loadPayment(await store.context(), cart)
  if (!payment.ok) throw new Error('the payment cannot be loaded')
  const { billing } = payment.value
  return billing.find(({ code }) => code === usualBilling(cart, billing))?.address.line1 ?? ''
}

const book = async (): Promise<readonly (string | undefined)[]> => {
  const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
  const known = await listAddresses(await store.context())
  return known.ok ? known.value.map(({ line1 }) => line1) : []
}

describe('another billing address on the payment step', () => {
  beforeEach(async () => {
    const { payment: _, ...before } = STEPS
    await store.arrive(before)
  })

  it('is entered on the step itself, which keeps what was typed', async () => {
    const opened = await post({ ...TYPED, intent: 'new-address' })
    expect(location(opened)).toBe(withParameter(PAGE, ADDRESS_PARAMETER, 'new'))
    expect((await draft())?.values).toMatchObject(TYPED)
    expect(location(await post({ ...TYPED, ...OREGON }))).toBe(PAGE)
    expect((await draft())?.values).toMatchObject({ ...TYPED, billingAddress: '', street: '' })
    expect(await chosen()).toBe(OREGON.street)
    expect(await book()).not.toContain(OREGON.street)
    expect((await store.cart()).sapBillingAddress).toMatchObject({ companyName: OREGON.company })
  })

  it('has a button in the form of the payment, and a form that carries what was typed along', async () => {
    expect(await draw()).toMatch(/<button value="new-address"[^>]*formAction="\/api\/checkout\/payment/)
    const opened = await post({ ...TYPED, intent: 'new-address' })
    const form = await draw(
      Object.fromEntries(new URL(location(opened) ?? '', 'http://s.invalid').searchParams),
    )
    for (const [name, value] of Object.entries({ ...TYPED, billingAddress: 'new' }))
      expect(form).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    expect(form).toContain('name="street"')
    await post({ ...TYPED, ...OREGON })
    const list = await draw()
    expect(list).toContain('value="PO-41"')
    expect(list).toMatch(/<input[^>]*name="billingAddress"[^>]*checked=""[^>]*value="current"/)
  })

  it('is the user’s own change, of which the review does not tell them', async () => {
    await post(TYPED)
    await store.review()
    await post({ ...TYPED, ...OREGON })
    expect((await store.review()).differences).toEqual([])
  })

  it('leaves a box that is no longer ticked as it is', async () => {
    await post({ ...TYPED, purchaseOrderToFollow: 'on' })
    await post({ ...TYPED, intent: 'new-address' })
    expect((await draft())?.values).toMatchObject({ purchaseOrderToFollow: '' })
  })

  it('is kept in the address book where the user wants that, once', async () => {
    const form = { ...TYPED, ...OREGON, saveAddress: 'on', submissionKey: crypto.randomUUID() }
    await post(form)
    await post(form)
    expect((await book()).filter(street => street === OREGON.street)).toHaveLength(1)
    expect(await chosen()).toBe(OREGON.street)
  })

  it('is another one at the same place for another company, and can be given up again', async () => {
    const { deliveryAddress } = await store.cart()
    const { line1: street = '', town: city = '', postalCode = '', region } = deliveryAddress ?? {}
    const same = { ...OREGON, street, city, postalCode, region: region?.isocode ?? '' }
    await post({ ...TYPED, ...same, company: 'Accounts Payable' })
    await post({ intent: 'use-address', question: (await draft())?.question ?? '', addressToUse: 'entered' })
    expect((await store.cart()).sapBillingAddress).toMatchObject({ companyName: 'Accounts Payable' })
    expect(await draw()).toMatch(/<input[^>]*name="billingAddress"[^>]*checked=""[^>]*value="current"/)
    await post({ ...TYPED, billingAddress: 'shipping' })
    expect((await store.cart()).sapBillingAddress?.companyName).toBe(deliveryAddress?.companyName)
  })

  it('has its errors at its fields, with everything that was typed', async () => {
    const answer = await post({ ...TYPED, ...OREGON, city: '' }, SCRIPT)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fieldErrors: [{ name: 'city', code: 'required' }] })
    expect((await draft())?.values).toMatchObject({ ...TYPED, ...OREGON, city: '' })
  })

  it('loses what does not fit another country, and no more', async () => {
    expect(location(await post({ ...TYPED, ...OREGON, country: 'GB', intent: 'country' }))).toBe(PAGE)
    const { values, cleared } = (await draft()) ?? {}
    expect(values).toMatchObject({ ...TYPED, region: '', billingAddress: 'new', city: 'Portland' })
    expect(cleared?.map(({ name }) => name)).toContain('region')
  })

  it('is told to be out of reach of the site where commerce does not bill its country', async () => {
    await store.control('POST', '/faults', {
      service: 'commerce',
      path: '^/occ/v2/.*/addresses/billing$',
      status: 400,
      body: { errors: [{ type: 'ValidationError', message: 'country' }] },
    })
    const answer = await post({ ...TYPED, ...OREGON }, SCRIPT)
    expect(await answer.json()).toMatchObject({ fieldErrors: [{ name: 'country', code: 'notBilled' }] })
    expect((await draft())?.values).toMatchObject({ ...TYPED, ...OREGON })
  })

  it('is verified as a delivery address is', async () => {
    const asked = await post({ ...TYPED, ...OREGON, postalCode: '10001' }, SCRIPT)
    expect(await asked.json()).toEqual({ question: PAGE })
    const { requests } = await (await store.control('GET', '/requests?service=commerce')).json()
    const verified = requests.filter(({ path }: { path: string }) => path.endsWith('/addresses/verification'))
    expect(verified.at(-1)).toMatchObject({ query: { purpose: 'BILLING' } })
    const question = (await draft())?.question ?? ''
    await post({ intent: 'use-address', question, addressToUse: 'entered' })
    expect((await store.cart()).sapBillingAddress).toMatchObject({ postalCode: '10001' })
    expect((await draft())?.values).toMatchObject(TYPED)
  })
})
