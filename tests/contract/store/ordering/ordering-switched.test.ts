import { expect, it } from 'vitest'
import type { FlagKey } from '@/lib/backends/flags/flag-defaults'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { type Form, SHIPPED, shopIn } from '../catalogue/shop-harness.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

const shopOf = (locale: Locale) => shopIn(store, locale)

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
