import { expect, it } from 'vitest'
import { OHIO } from '@/e2e/support/checkout-forms'
import type { FlagKey } from '@/lib/backends/flags/flag-defaults'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../support/process-state'
import { ITEMS } from './commerce-cart-calls.ts'
import { quantities, SCRIPT } from './store-cart-harness.ts'
import { STEPS, serveOrders } from './store-ordering-harness.ts'
import { loadNotifications, pointStoreAt, sealFormOwner } from './store-sign-in-harness.ts'

const store = serveOrders()

type Form = Readonly<Record<string, string>>

const institution = (country: string, city: string, street: string, postalCode: string, region = '') => ({
  ...OHIO,
  ...{ country, city, street, postalCode, region },
})

/** Where each site ships to here; a business in another country of the Union owes the tax itself. */
const SHIPPED: Readonly<Partial<Record<Locale, Form>>> = {
  'nl-nl': institution('BE', 'Gent', 'Kestrelstraat 5', '9000'),
  'es-es': institution('ES', 'Madrid', 'Calle del Cernícalo 5', '28001', 'ES-M'),
}

/** The store of a locale, for a member of a clinic. */
const shopOf = (locale: Locale) => {
  const send = async (path: string, form: Form) => {
    const response = await store.browser.send(`${path}?locale=${locale}`, { form: { ...form } })
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
    const told = await loadNotifications(searchParams.get('notifications'), locale)
    return { path: pathname, query: searchParams, told: told.map(({ message }) => message) }
  }
  const save = (step: CheckoutStep, form: Form) => send(`/api/checkout/${step}`, form)
  const review = async (submitted = '') => {
    const { reviewCart } = await import('@/lib/checkout/review/reviewed.server')
    const { fetchActiveCart } = await import('@/lib/checkout/visitor.server')
    const context = { ...(await store.context()), locale }
    const read = await fetchActiveCart(context)
    if (!read.ok || read.value === undefined) throw new Error('there is no cart')
    const { id, differences } = await reviewCart(context, read.value, submitted)
    const texts = differences.map(difference => differenceText(locale, difference))
    return { id, cart: read.value, texts: texts.join('\n') }
  }
  return {
    save,
    review,
    to: (step: CheckoutStep) => checkoutPath(locale, step),
    texts: getMessages(locale),
    flag: async (key: FlagKey, value: boolean) => {
      await store.control('PUT', `/flags/${key}`, { value, rule: { attribute: 'locale', equals: locale } })
      forgetProcessState('flags')
    },
    arrive: async (payment: Form) => {
      await store.signIn('otto.dunmore')
      pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
      forgetProcessState('flags')
      await send('/api/cart/lines', quantities({ [ITEMS.kit]: 1 }))
      await save('account', { account: 'org-cedarlight' })
      await save('shipping', SHIPPED[locale] ?? STEPS.shipping)
      await save('delivery', STEPS.delivery)
      return save('payment', payment)
    },
    place: async (reviewed: string) => {
      const owner = await sealFormOwner((await store.context()).user.id)
      return send('/api/orders', { [FORM_OWNER]: owner, terms: 'on', statement: 'on', reviewed })
    },
  }
}

const PURCHASE_ORDER = STEPS.payment
const VAT = { ...PURCHASE_ORDER, vatNumber: 'BE0123456789' }

it.each<[FlagKey, boolean, Locale, Form]>([
  ['bank-transfer', false, 'en-us', { paymentType: 'BANK_TRANSFER' }],
  ['po-es', false, 'es-es', PURCHASE_ORDER],
  ['po-threshold', true, 'en-us', PURCHASE_ORDER],
])(
  'the way to pay that the flag %s, switched to %s, takes away is asked anew; the rest is kept',
  async (key, value, locale, payment) => {
    const shop = shopOf(locale)
    await shop.flag(key, !value)
    await store.control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, {
      site: 'usassessments',
      price: key === 'po-threshold' ? 3_000_000 : 22_600,
    })
    await shop.arrive(payment)
    const { id, cart } = await shop.review()
    await shop.flag(key, value)
    const answer = await shop.place(id)
    expect([answer.path, answer.told]).toEqual([shop.to('payment'), [shop.texts.orders.placing.unpayable]])
    expect(store.orders()).toBe(0)
    const refused = await store.browser.send(`/api/checkout/payment?locale=${locale}`, {
      form: { ...payment },
      headers: SCRIPT,
    })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fieldErrors: [{ name: 'paymentType' }] },
    ])
    const { organization, deliveryAddress, deliveryMode } = cart
    expect((await shop.review()).cart).toMatchObject({ organization, deliveryAddress, deliveryMode })
    await shop.flag(key, !value)
    await shop.save('payment', payment)
    expect((await shop.place((await shop.review()).id)).path).toBe(shop.to('confirmation'))
  },
)

it('a VAT number is told to be gone before anything is ordered without it, and the tax with it', async () => {
  const shop = shopOf('nl-nl')
  await shop.flag('vat', true)
  await shop.arrive(VAT)
  const { id, cart } = await shop.review()
  expect(cart).toMatchObject({ vatNumber: 'BE0123456789', totalTax: { value: 0 } })
  await shop.flag('vat', false)
  const answer = await shop.place(id)
  expect([answer.path, answer.told]).toEqual([shop.to('review'), [shop.texts.orders.placing.changed]])
  expect(store.orders()).toBe(0)
  const again = await shop.review(answer.query.get('reviewed') ?? '')
  expect(again.texts).toContain(shop.texts.orders.changes.gone.vatNumber)
  expect((await shop.place(again.id)).path).toBe(shop.to('confirmation'))
})

it('a VAT number is told to be gone at the first look, too', async () => {
  const shop = shopOf('nl-nl')
  await shop.flag('vat', true)
  await shop.arrive(VAT)
  await shop.flag('vat', false)
  expect((await shop.review()).texts).toContain(shop.texts.orders.changes.gone.vatNumber)
})

it('a field that was switched off under the hands of a user is told to be not saved', async () => {
  const shop = shopOf('nl-nl')
  const { unasked } = shop.texts.checkout
  await shop.flag('line3', false)
  await shop.flag('vat', false)
  const paid = await shop.arrive(VAT)
  expect([paid.path, paid.told]).toEqual([
    shop.to('review'),
    [unasked.vatNumber.replace('{text}', 'BE0123456789')],
  ])
  const shipped = await shop.save('shipping', { ...SHIPPED['nl-nl'], building: ' Hall 3 ' })
  expect(shipped.told).toEqual([unasked.building.replace('{text}', 'Hall 3')])
  const plain = await shop.save('shipping', { ...SHIPPED['nl-nl'], building: '' })
  expect(plain.told).toEqual([])
  const billing = { ...VAT, ...SHIPPED['nl-nl'], billingAddress: 'new', building: 'Hall 4' }
  const billed = await shop.save('payment', billing)
  expect([billed.path, billed.told]).toEqual([
    shop.to('payment'),
    [unasked.building.replace('{text}', 'Hall 4')],
  ])
})

it.each<[FlagKey, boolean, RegExp]>([
  ['org-level-discount', false, /no longer applies/],
  ['ofac', true, /^$/],
  ['address-doctor', false, /^$/],
  ['line3', false, /^$/],
  ['upc', true, /^$/],
  ['image-capability', false, /^$/],
  ['tpp', true, /^$/],
  ['checkout-retry', true, /^$/],
  ['sso-use-hybris-session', true, /^$/],
])('the flag %s, switched to %s after the review, changes no sum untold', async (key, value, told) => {
  await store.control('PUT', `/flags/${key}`, { value: !value })
  await store.arrive()
  const { id } = await store.review()
  await store.control('PUT', `/flags/${key}`, { value })
  forgetProcessState('flags')
  const answer = await store.place(id)
  const { differences } = await store.review(id).catch(() => ({ differences: [] }))
  expect(differences.map(difference => differenceText('en-us', difference)).join('\n')).toMatch(told)
  if (told.test('')) expect(answer.path).toBe(checkoutPath('en-us', 'confirmation'))
  else expect([answer.path, store.orders()]).toEqual([checkoutPath('en-us', 'review'), 0])
})

it('a captcha that was switched on after the review is asked for before anything is ordered', async () => {
  await store.control('PUT', '/flags/checkout-recaptcha', { value: false })
  await store.arrive()
  const { id } = await store.review()
  await store.control('PUT', '/flags/checkout-recaptcha', { value: true })
  forgetProcessState('flags')
  const answer = await store.place(id)
  expect([answer.path, store.orders()]).toEqual([checkoutPath('en-us', 'review'), 0])
  expect(answer.told).toEqual([getMessages('en-us').orders.placing.captchaFailed])
})
