import { describe, expect, it } from 'vitest'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

type Step = 'account' | 'qualified-user' | 'shipping' | 'delivery' | 'payment'

type Visit = { form: Readonly<Record<string, string>>; writes: readonly (readonly [string, string])[] }

/** Every step with all that its form can set, and the writes that follow one another. */
const VISITS: Readonly<Record<Step, Visit>> = {
  account: { form: { account: 'org-westmere' }, writes: [['PUT', '/organization']] },
  'qualified-user': { form: { qualifiedUser: 'nora.kessel' }, writes: [['PUT', '/qualifieduser']] },
  shipping: {
    form: { ...STEPS.shipping, saveAddress: 'on', receivingHours: '8 to 15' },
    writes: [
      ['POST', '/addresses/delivery'],
      ['PUT', '/shipment'],
    ],
  },
  delivery: {
    form: { ...STEPS.delivery, shipment: 'complete', inventory: 'new' },
    writes: [
      ['PUT', '/inventoryaccount'],
      ['PUT', '/shipment'],
      ['PUT', '/deliverymode'],
    ],
  },
  payment: {
    form: { ...STEPS.payment, billingAddress: 'shipping' },
    writes: [
      ['PUT', '/addresses/billing'],
      ['PUT', '/paymenttype'],
    ],
  },
}

const FAULTS = {
  'before it is done': { status: 503 },
  'after it is done': { action: 'commit-then-reset' },
  'with an answer that is none': { status: 200, body: '<html>', contentType: 'text/html' },
} as const

const draftOf = async (step: Step) => {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  return checkoutDrafts.read({ user: (await store.context()).user.id }, step)
}

const submit = async (step: Step, form: Readonly<Record<string, string>>) => {
  const response = await store.browser.send(`/api/checkout/${step}?locale=en-us`, {
    form: { ...form, submissionKey: `one-visit-of-${step}` },
    headers: SCRIPT,
  })
  return { status: response.status, body: await response.json() }
}

/** How often the address of the form is in an address book. */
const savedAddresses = (): number =>
  Number(
    store
      .database()
      .prepare(
        `SELECT COUNT(*) AS total FROM commerce_addresses JOIN commerce_customers USING (customer_id)
         WHERE iam_id = 'uid-mira' AND body LIKE '%1420 Alder Creek Road%'`,
      )
      .get()?.total,
  )

describe.each(Object.entries(FAULTS))('each write of each step fails %s, one after the other', (_, fault) => {
  it('every form keeps what was typed, and in the end all of it is in the order, once', async () => {
    await store.arrive(
      {},
      { username: 'mira.solberg', lines: { [ITEMS.usage]: 2, [ITEMS.formsOfLevelC]: 1 } },
    )
    for (const [step, { form, writes }] of Object.entries(VISITS) as [Step, Visit][]) {
      for (const [method, path] of writes) {
        await store.control('POST', '/faults', {
          service: 'commerce',
          method,
          path: `^/occ/v2/.*${path}$`,
          ...fault,
        })
        expect([path, await submit(step, form)]).toMatchObject([path, { status: 503 }])
        expect((await draftOf(step))?.values).toMatchObject(form)
        await store.control('DELETE', '/faults')
        forgetProcessState('circuit-breakers')
      }
      expect([step, await submit(step, form)]).toMatchObject([step, { status: 200 }])
    }
    expect(await store.cart()).toMatchObject({
      organization: { uid: 'org-westmere' },
      qualifiedUser: { uid: 'nora.kessel' },
      deliveryAddress: { town: 'Eastmarsh' },
      receivingHours: '8 to 15',
      deliveryMode: { code: 'standard' },
      shipComplete: true,
      inventoryAccount: { createNew: true },
      sapBillingAddress: { town: 'Eastmarsh' },
      purchaseOrderNumber: 'PO-17',
    })
    expect(savedAddresses()).toBe(1)
    expect((await store.place()).path).toBe(checkoutPath('en-us', 'confirmation'))
    expect(store.orders()).toBe(1)
  })
})
