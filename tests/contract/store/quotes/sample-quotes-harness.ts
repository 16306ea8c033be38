import { beforeEach } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import { quoteFormPath } from '@/lib/site/quote-paths'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { storeTyped } from '../forms/store-typed.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const PAGE = 'store/my-account/quotes'

type FormName = Parameters<typeof quoteFormPath>[1]

/** The page of a quote. */
export const pageOfQuote = (code: string): string => accountDetailPath('en-us', 'quotes', code)

/** The store with the sample quotes, for Petra unless somebody else signs in. */
export function serveSampleQuotes() {
  const store = serveOrders()

  const draw = async (code = '', query: Record<string, string> = {}) => {
    renderFor(store.browser)
    const html = await drawPage(code === '' ? PAGE : `${PAGE}/[code]`, query, code)
    return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  }

  /** A seeded quote of Petra's in a state. */
  const quoteIn = (state: string): string => {
    const row = store
      .database()
      .prepare(
        `SELECT commerce_quotes.code FROM commerce_quotes JOIN commerce_customers USING (customer_id)
         WHERE state = ? AND iam_id = 'uid-petra' ORDER BY commerce_quotes.code`,
      )
      .get(state)
    if (row === undefined) throw new Error(`no quote is ${state}`)
    return String(row.code)
  }

  const stateOf = (code: string) =>
    store.database().prepare('SELECT state, version FROM commerce_quotes WHERE code = ?').get(Number(code))

  const rows = (table: string) =>
    Number(store.database().prepare(`SELECT COUNT(*) AS total FROM ${table}`).get()?.total)

  /** The hidden fields of a form of the page of a quote, of the version that there is. */
  const hiddenOf = async (code: string) => ({
    [FORM_OWNER]: await sealFormOwner((await store.context()).user.id),
    [QUOTE_FIELDS.quote]: code,
    [QUOTE_FIELDS.version]: String(stateOf(code)?.version ?? 1),
  })

  const send = async (form: FormName, code: string, fields: Record<string, string>) =>
    store.sent(quoteFormPath('en-us', form), { ...(await hiddenOf(code)), ...fields })

  /** Has a form stored, as its page does when the session ends; returns the page that shows it again. */
  const drawStored = async (form: FormName, code: string, fields: Record<string, string>) => {
    const sent = { ...(await hiddenOf(code)), ...fields }
    return draw(code, await storeTyped(store.browser, quoteFormPath('en-us', form), sent))
  }

  const signInAs = async (name: string) => {
    store.browser.forget()
    await store.signIn(name)
  }

  beforeEach(async () => {
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
    await signInAs('petra.lind')
  })

  return { ...store, draw, drawStored, quoteIn, stateOf, rows, send, signInAs }
}
