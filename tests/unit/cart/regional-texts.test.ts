import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, LOCALES } from '@/lib/site/sites'
import { checkPostalCode, postalCodeExample } from '@/lib/validation/postal-code'

const INCLUSIVE = LOCALES.filter(locale => getSite(locale).priceBasis === 'included')

it.each(INCLUSIVE)('%s, whose prices include tax, never states it as an addition', locale => {
  const { cart, quickOrder } = getMessages(locale)
  expect(quickOrder.subtotalNote).toBe('Before discounts and shipping. GST is included')
  expect(cart.estimate.tax).toContain('included')
})

it('ja-jp, which collects no tax, says who pays duties and taxes', () => {
  const { cart, quickOrder } = getMessages('ja-jp')
  const { totalNet, netShipped, netDigital } = cart.sums
  for (const text of [totalNet, netShipped, netDigital, quickOrder.subtotalNote])
    expect(text).toMatch(/duties/)
  expect([cart.estimate.title, cart.estimate.unavailable].join()).not.toMatch(/tax/i)
})

it.each(LOCALES)('%s knows the format of the postal codes of its country', locale => {
  const { defaultCountry } = getSite(locale)
  const example = postalCodeExample(defaultCountry)
  expect(example).toBeDefined()
  expect(checkPostalCode(example ?? '', defaultCountry)).toEqual({ ok: true, value: example })
  expect(checkPostalCode('1', defaultCountry).ok).toBe(false)
})
