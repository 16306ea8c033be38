import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { sectionPath } from '@/lib/preferences/sections'
import { preferencesActionPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'
import { isActive, listConsents } from '../../../../sandbox/commerce/consents/consent-store.ts'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { findSettings } from '../../../../sandbox/commerce/settings/settings-store.ts'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { storeTyped } from '../forms/store-typed.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { openSession, sealFormOwner } from '../sign-in/sign-in-harness.ts'

/** Edith, who has answered whether she wants the newsletter. */
export const USER = 'uid-edith'

/** Address of a section after it was saved. */
export const AT = (section: Parameters<typeof sectionPath>[1], locale: Locale = 'en-us') =>
  new URL(sectionPath(locale, section), 'http://store.test').pathname

/** The store with a sandbox, and the preferences of the signed-in user. */
export function servePreferences() {
  const store = serveSavedCarts()
  const database = () => store.sandbox().context.database
  const customerId = () => findCustomerByIamId(database(), USER)?.customerId ?? ''
  return {
    ...store,
    database,
    customer: () => findCustomerByIamId(database(), USER),
    settings: () => findSettings(database(), customerId()),
    /** Templates that the user agrees to now. */
    agreedTo: () =>
      listConsents(database(), customerId())
        .filter(isActive)
        .map(({ template }) => template)
        .sort(),
    history: () => listConsents(database(), customerId()),
    /** Sends the form of a section; returns the next page with its messages. */
    save: async (fields: Readonly<Record<string, string>>, locale: Locale = 'en-us') =>
      store.sent(preferencesActionPath(locale), {
        [FORM_OWNER]: await sealFormOwner((await store.context()).user.id),
        shown: '',
        ...fields,
      }),
    /** Stores a section as its page does when the session ends; the parameters of the page that shows it. */
    keep: async (fields: Readonly<Record<string, string>>) => {
      const owner = await sealFormOwner((await store.context()).user.id)
      const sent = { [FORM_OWNER]: owner, shown: '', ...fields }
      return storeTyped(store.browser, preferencesActionPath('en-us'), sent)
    },
    /** The settings that the session carries. */
    inSession: async () => {
      const cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
      return (await openSession(cookies, Date.now())).identity?.settings
    },
    /** Text of a page as the server renders it for the user. */
    draw: async (page: string, query: PageParameters = {}) => {
      renderFor(store.browser)
      const html = await drawPage(page, query)
      return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('\u202f', ' ')
    },
  }
}
