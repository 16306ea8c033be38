import { beforeEach } from 'vitest'
import { invoicePaymentActionPath } from '@/lib/site/invoice-paths'
import { forgetProcessState } from '../../../support/process-state'
import { paymentCalls } from '../../payment-provider/payment-harness.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

type Query = Readonly<Record<string, string | string[]>>

/** Address to which a form has led. */
type Sent = { path: string; query: URLSearchParams }

const PAGE = 'store/invoices/payment'

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The values of the controls of a page, as a browser would send them untouched. */
const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
      const name = /\bname="([^"]*)"/.exec(tag)?.[1]
      const isChosen = !/type="(?:radio|checkbox)"/.test(tag) || /\bchecked/.test(tag)
      if (name === undefined || !isChosen) return []
      return [[unescaped(name), unescaped(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')]]
    }),
  )

/** The store with a sandbox, and helpers for those who pay invoices. */
export function serveInvoicePayments() {
  const store = serveOrders()

  beforeEach(() => {
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
  })

  const drawOf = async (page: string, query: Query): Promise<string> => {
    renderFor(store.browser)
    const html = await drawPage(page, query as Readonly<Record<string, string>>)
    return unescaped(html.replaceAll('<!-- -->', ''))
  }

  const draw = (query: Query) => drawOf(PAGE, query)

  const queryOf = (parameters: URLSearchParams): Query =>
    Object.fromEntries([...new Set(parameters.keys())].map(name => [name, parameters.getAll(name)]))

  /** The page to which a form has led. */
  const drawAddress = ({ path, query }: Sent) =>
    drawOf(path.slice(path.indexOf('/invoices') + 1).replace(/^/, 'store/'), queryOf(query))

  /** Sends the form of a page, changed like this. */
  const pay = (page: string, changed: Readonly<Record<string, string>>): Promise<Sent> =>
    store.sent(invoicePaymentActionPath('en-us'), { ...fieldsOf(page), ...changed })

  /** Token of a card that somebody has typed into the fields of the provider. */
  const cardOf = (number: string, owner = 'uid-petra') =>
    paymentCalls(store.sandbox()).tokenize(number, owner)

  const payments = (): number =>
    Number(
      store
        .database()
        .prepare(
          `SELECT COUNT(*) AS total FROM commerce_invoice_payments WHERE status IN
             ('AUTHORIZED', 'CAPTURED', 'PENDING_TRANSFER')`,
        )
        .get()?.total,
    )

  /** What is open of an invoice, in minor units. */
  const openOf = (number: string): number =>
    Number(store.database().prepare('SELECT open FROM commerce_invoices WHERE number = ?').get(number)?.open)

  const signInAs = async (name: string) => {
    store.browser.forget()
    await store.signIn(name)
  }

  return { ...store, draw, drawAddress, fieldsOf, pay, cardOf, payments, openOf, signInAs }
}
