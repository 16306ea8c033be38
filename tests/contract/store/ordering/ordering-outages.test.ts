import { describe, expect, it } from 'vitest'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { placingPath } from '@/lib/site/paths'
import { forgetProcessState } from '../../../support/process-state'
import { SCRIPT } from '../cart/cart-harness.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

type Step = keyof typeof STEPS

/** The calls that change something, by step; the later ones of a step find it half saved. */
const WRITES: readonly (readonly [Step, method: string, path: string])[] = [
  ['account', 'PUT', '/organization'],
  ['shipping', 'POST', '/addresses/delivery'],
  ['delivery', 'PUT', '/shipment'],
  ['delivery', 'PUT', '/deliverymode'],
  ['payment', 'PUT', '/paymenttype'],
]

const FAULTS = {
  'before it is done': { status: 503 },
  'after it is done': { action: 'commit-then-reset' },
  'with an answer that is none': { status: 200, body: '<html>', contentType: 'text/html' },
} as const

const ORDER = Object.keys(STEPS) as readonly Step[]
const FORMS: Readonly<Record<Step, Readonly<Record<string, string>>>> = {
  ...STEPS,
  delivery: { ...STEPS.delivery, shipment: 'complete' },
}

const formsUpTo = (step: Step) =>
  Object.fromEntries(ORDER.slice(0, ORDER.indexOf(step)).map(name => [name, FORMS[name]]))

const breakCommerce = (method: string, path: string, fault: object) =>
  store.control('POST', '/faults', { service: 'commerce', method, path: `^/occ/v2/.*${path}$`, ...fault })

const mend = async () => {
  await store.control('DELETE', '/faults')
  forgetProcessState('circuit-breakers')
}

const submit = async (step: CheckoutStep, form: Readonly<Record<string, string>>) => {
  const response = await store.browser.send(`/api/checkout/${step}?locale=en-us`, {
    form: { ...form },
    headers: SCRIPT,
  })
  return { status: response.status, body: await response.json() }
}

const after = (step: Step): string => checkoutPath('en-us', ORDER[ORDER.indexOf(step) + 1] ?? 'review')

describe.each(WRITES)('while saving %s, commerce fails at %s %s', (step, method, path) => {
  it.each(Object.entries(FAULTS))(
    '%s: the form says so, and the same form then goes on',
    async (_when, fault) => {
      await store.arrive(formsUpTo(step))
      await breakCommerce(method, path, fault)
      const failed = await submit(step, FORMS[step])
      expect(failed.status).toBe(503)
      await mend()
      expect((await store.sent(`/api/checkout/${step}?locale=en-us`, { ...FORMS[step] })).path).toBe(
        after(step),
      )
      await store.save(
        Object.fromEntries(ORDER.slice(ORDER.indexOf(step) + 1).map(name => [name, FORMS[name]])),
      )
      expect(await store.cart()).toMatchObject({
        organization: { uid: 'org-eastmarsh' },
        deliveryAddress: { town: 'Eastmarsh' },
        deliveryMode: { code: 'standard' },
        shipComplete: true,
        purchaseOrderNumber: 'PO-17',
      })
    },
  )
})

describe('while commerce is away', () => {
  it.each(ORDER)('a form of the step %s keeps what was typed', async step => {
    await store.arrive(formsUpTo(step))
    await breakCommerce('GET', '', { status: 503 })
    const { path } = await store.sent(`/api/checkout/${step}?locale=en-us`, { ...FORMS[step] })
    expect(path).toBe(checkoutPath('en-us', step))
    await mend()
    const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
    const draft = await checkoutDrafts.read({ user: (await store.context()).user.id }, step)
    expect(draft?.values).toMatchObject(FORMS[step])
  })

  it('nothing is ordered, and the next try places the order', async () => {
    await store.arrive()
    const { id } = await store.review()
    await breakCommerce('GET', '', { status: 503 })
    const { path } = await store.place(id)
    expect(path).toBe(checkoutPath('en-us', 'review'))
    expect(store.orders()).toBe(0)
    await mend()
    expect((await store.place(id)).path).toBe(checkoutPath('en-us', 'confirmation'))
  })

  it('an order that was placed is found, and its cart is empty', async () => {
    await store.arrive()
    const { id } = await store.review()
    await breakCommerce('POST', '/users/current/orders', { action: 'commit-then-reset' })
    expect((await store.place(id)).path).toBe(placingPath('en-us'))
    await mend()
    const { readAttemptState } = await import('@/lib/orders/placing/attempt-state.server')
    const state = await readAttemptState(await store.context(), Date.now())
    expect(state).toMatchObject({ ok: true, value: { state: 'placed' } })
    expect(store.orders()).toBe(1)
  })
})
