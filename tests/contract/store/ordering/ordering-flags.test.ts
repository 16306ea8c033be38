import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { itemMarks } from '@/components/catalogue/item-marks'
import { PlacingScreen } from '@/components/orders/placing-screen'
import { OHIO } from '@/e2e/support/checkout-forms'
import type { FlagKey } from '@/lib/backends/flags/flag-defaults'
import { shownProgrammes } from '@/lib/cart/sums/programme-messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

type Behaviour = { show: () => Promise<unknown>; on: unknown; off: unknown }

const flags = async () => {
  const { getFlags } = await import('@/lib/backends/flags/get-flags.server')
  return (await getFlags('en-us', 'uid-edith')).values
}

const { payment: _, ...BEFORE_PAYMENT } = STEPS

const paymentTypes = async (locale: 'en-us' | 'es-es' = 'en-us') => {
  const { listPaymentTypes } = await import('@/lib/backends/commerce/checkout.server')
  const context = { ...(await store.context()), locale }
  const read = await listPaymentTypes(context, (await store.cart()).code)
  return read.ok ? read.value : []
}

const cartItem = async () => {
  const [entry] = (await store.cart()).entries
  if (entry === undefined) throw new Error('the cart is empty')
  return entry.product
}

const wasCalled = async (call: RegExp): Promise<boolean> =>
  (await store.calls()).some(made => call.test(made))

/** What each flag of ordering changes. */
const BEHAVIOURS = {
  vat: {
    show: async () => {
      await store.arrive({ ...STEPS, payment: { ...STEPS.payment, vatNumber: 'NL123456789B01' } })
      return wasCalled(/^PUT .*\/vatnumber$/)
    },
    on: true,
    off: false,
  },
  ofac: {
    show: async () => {
      await store.arrive({ ...STEPS, shipping: { ...OHIO, company: 'Ravenholt Trading' } })
      await store.place()
      return String(
        store
          .database()
          .prepare('SELECT hold_reasons AS held FROM commerce_orders ORDER BY code DESC LIMIT 1')
          .get()?.held,
      )
    },
    on: '["SCREENING"]',
    off: '[]',
  },
  'bank-transfer': {
    show: async () => {
      await store.arrive({ ...STEPS, payment: { paymentType: 'BANK_TRANSFER' } })
      return (await store.cart()).paymentType?.code
    },
    on: 'BANK_TRANSFER',
    off: undefined,
  },
  'checkout-recaptcha': {
    show: async () => {
      await store.arrive()
      const { openOrderCaptcha } = await import('@/lib/orders/placing/order-captcha.server')
      const cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
      const visit = { context: await store.context(), cookies, now: Date.now() }
      return (await openOrderCaptcha(visit)).kind
    },
    on: 'asked',
    off: 'none',
  },
  'po-threshold': {
    show: async () => {
      await store.arrive(
        { ...BEFORE_PAYMENT, account: { account: 'org-cedarlight' } },
        { username: 'otto.dunmore', lines: { [ITEMS.kit]: 3 } },
      )
      return (await paymentTypes()).find(({ code }) => code === 'ACCOUNT')?.purchaseOrder?.required
    },
    on: true,
    off: false,
  },
  'checkout-retry': {
    show: async () => {
      await store.arrive()
      const attempt = { state: 'lost' } as const
      const props = { locale: 'en-us', attempt, flags: await flags(), supportHref: '/' } as const
      return renderToStaticMarkup(createElement(PlacingScreen, props)).includes(
        checkoutPath('en-us', 'review'),
      )
    },
    on: true,
    off: false,
  },
  'po-es': {
    show: async () => {
      await store.arrive(STEPS)
      return (await paymentTypes('es-es')).some(({ code }) => code === 'PURCHASE_ORDER')
    },
    on: true,
    off: false,
  },
  'org-level-discount': {
    show: async () => {
      await store.arrive()
      const { fetchOrder } = await import('@/lib/backends/commerce/orders.server')
      const { fetchUser } = await import('@/lib/backends/commerce/users.server')
      const context = await store.context()
      const cart = await store.cart()
      const { query } = await store.place((await store.review()).id)
      const [order, user] = await Promise.all([
        fetchOrder(context, query.get('order') ?? ''),
        fetchUser(context),
      ])
      if (!order.ok || !user.ok) throw new Error('the order or its buyer cannot be read')
      const shown = [cart.programmes, order.value.programmes, user.value.programmes]
      const discounts = [cart.totalDiscounts?.value, order.value.totalDiscounts?.value]
      const values = await flags()
      return [...shown.map(programmes => shownProgrammes(programmes, values).length), ...discounts]
    },
    on: [1, 1, 1, 22.6, 22.6],
    off: [0, 0, 0, undefined, undefined],
  },
  line3: {
    show: async () => {
      await store.arrive({ ...STEPS, shipping: { ...OHIO, building: 'Hall 3' } })
      return (await store.cart()).deliveryAddress?.line3
    },
    on: 'Hall 3',
    off: undefined,
  },
  'address-doctor': {
    show: async () => {
      await store.arrive()
      return wasCalled(/^POST .*\/addresses\/verification$/)
    },
    on: true,
    off: false,
  },
  upc: {
    show: async () => {
      await store.arrive()
      return 'upc' in itemMarks('en-us', await cartItem(), await flags())
    },
    on: true,
    off: false,
  },
  'image-capability': {
    show: async () => {
      await store.arrive()
      return 'picture' in itemMarks('en-us', await cartItem(), await flags())
    },
    on: true,
    off: false,
  },
  tpp: {
    show: async () => {
      await store.arrive()
      const { loadHeader } = await import('@/lib/menu/header.server')
      return JSON.stringify(await loadHeader('en-us')).includes('site:learning/training-partners')
    },
    on: false,
    off: true,
  },
  'sso-use-hybris-session': {
    show: async () => {
      await store.arrive()
      const { commerceHeaders } = await import('@/lib/backends/commerce/commerce-headers.server')
      const headers = await commerceHeaders({ locale: 'en-us', method: 'GET', accessToken: 'token' })
      return headers.authorization
    },
    on: undefined,
    off: 'Bearer token',
  },
} as const satisfies Partial<Record<FlagKey, Behaviour>>

describe.each(Object.entries<Behaviour>(BEHAVIOURS))('the flag %s', (key, { show, on, off }) => {
  it.each([
    ['on', true, on],
    ['off', false, off],
  ])('decides when it is %s', async (_word, value, expected) => {
    const rule = { attribute: 'locale', equals: key === 'po-es' ? 'es-es' : 'en-us' }
    await store.control('PUT', `/flags/${key}`, { value, rule })
    forgetProcessState('flags')
    expect(await show()).toEqual(expected)
  })
})
