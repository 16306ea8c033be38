import { OHIO } from '@/e2e/support/checkout-forms'
import type { FlagKey } from '@/lib/backends/flags/flag-defaults'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { quantities } from '../cart/cart-harness.ts'
import { STEPS, type serveOrders } from '../ordering/ordering-harness.ts'
import { loadNotifications, pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

export type Form = Readonly<Record<string, string>>

const institution = (country: string, city: string, street: string, postalCode: string, region = '') => ({
  ...OHIO,
  ...{ country, city, street, postalCode, region },
})

/** Where each site ships to here; a business in another country of the Union owes the tax itself. */
export const SHIPPED: Readonly<Partial<Record<Locale, Form>>> = {
  'nl-nl': institution('BE', 'Gent', 'Kestrelstraat 5', '9000'),
  'es-es': institution('ES', 'Madrid', 'Calle del Cernícalo 5', '28001', 'ES-M'),
}

/** The store of a locale, for a member of a clinic. */
export function shopIn(store: ReturnType<typeof serveOrders>, locale: Locale) {
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
