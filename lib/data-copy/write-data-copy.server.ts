import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listConsents } from '@/lib/backends/commerce/consents.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { streamedFile } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { logger } from '@/lib/log/logger'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/order-history-address'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { quotesAddress, quotesQuery } from '@/lib/quotes/quotes-address'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { listSignIns } from '@/lib/session/sign-in-activity.server'
import { jsonParts, type Section } from './json-parts'

/** Entries that are read at once, as many as commerce gives. */
const AT_ONCE = 100

/** A list that commerce gives as a whole. */
const whole = <T>(
  name: string,
  read: () => Promise<Result<T, Problem>>,
  entriesOf: (answer: T) => readonly unknown[],
): Section => ({
  name,
  async *pages() {
    yield entriesOf(required(await read()))
  },
})

type Page = { pagination: { totalPages: number } }

/** A list that commerce gives page by page. */
const paged = <T extends Page>(
  name: string,
  read: (page: number) => Promise<Result<T, Problem>>,
  entriesOf: (answer: T) => readonly unknown[],
): Section => ({
  name,
  async *pages() {
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const answer = required(await read(page))
      pages = answer.pagination.totalPages
      yield entriesOf(answer)
    }
  },
})

/** @throws what a file says that breaks off: the browser tells that it is not complete */
function required<T>(answer: Result<T, Problem>): T {
  if (answer.ok) return answer.value
  logger.warn({ operation: answer.error.operation }, 'a copy of data broke off')
  throw new Error(`the data could not be read: ${answer.error.operation}`)
}

/** A token of the payment provider is no data about a person, and must not be in a file. */
const withoutToken = ({ subscriptionId, ...card }: PaymentDetails) => card

const all = <T>(entries: readonly T[]) => entries

/** Leaves out the pseudonymous session id, which is not data about the person. */
const signInsOf = ({ user }: SignedInContext, now: number): Section =>
  whole(
    'signIns',
    async () => ok(await listSignIns(user.id, now)),
    signIns => signIns.map(({ key: _, ...signIn }) => signIn),
  )

const sectionsOf = (context: SignedInContext, now: number): readonly Section[] => {
  const orders = ordersQuery(orderHistoryAddress.parse({}))
  const invoices = invoicesQuery(invoicesAddress.parse({}))
  const quotes = quotesQuery(quotesAddress.parse({}))
  return [
    whole('accounts', () => listOrganisations(context), all),
    whole('addresses', () => listAddresses(context), all),
    whole(
      'qualifications',
      () => listQualifications(context),
      answer => answer.qualifications,
    ),
    whole(
      'paymentCards',
      () => listCards(context),
      cards => cards.map(withoutToken),
    ),
    whole(
      'consents',
      () => listConsents(context),
      answer => answer.consents,
    ),
    whole(
      'preferences',
      () => fetchSettings(context),
      settings => [settings],
    ),
    paged(
      'orders',
      page => listOrders(context, { ...orders, page }, AT_ONCE),
      answer => answer.orders,
    ),
    paged(
      'invoices',
      page => listInvoices(context, { ...invoices, page }, AT_ONCE),
      answer => answer.invoices,
    ),
    paged(
      'quotes',
      page => listQuotes(context, { ...quotes, page }),
      answer => answer.quotes,
    ),
    whole('savedCarts', () => listSavedCarts(context), all),
    signInsOf(context, now),
  ]
}

/**
 * What this site has on record about the signed-in user, as one JSON file (pages: Preferences). It is written
 * while it is read. The customer record decides whether there is a file.
 * @param now epoch milliseconds
 */
export async function writeDataCopy(
  context: SignedInContext,
  now: number,
): Promise<Result<Response, Problem>> {
  const record = await fetchUser(context)
  if (!record.ok) return record
  const head = { site: context.locale, writtenAt: new Date(now).toISOString(), customer: record.value }
  const name = getTranslator(context.locale, 'preferences')('copyName')
  return ok(streamedFile(name, 'json', jsonParts(head, sectionsOf(context, now))))
}
