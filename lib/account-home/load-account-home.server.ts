import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrderApprovals } from '@/lib/backends/commerce/order-approvals.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { loadQualificationLevels } from '@/lib/backends/commerce/reference.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { findActingAccount } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/order-history-address'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { OPEN_QUOTE_STATES } from '@/lib/quotes/open-quote-states'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { isAssisted } from '@/lib/request/request-context'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import type { AccountHome } from './account-home'
import { suggestTitles } from './interest-titles.server'
import { listExemptionNotices } from './list-exemption-notices.server'
import { listRequests } from './member-requests.server'

/** Entries of each card. */
const SHOWN = 3

const NO_PARAMETERS = {}

const knownOf = <T>(answer: Result<T, Problem>): T | undefined => (answer.ok ? answer.value : undefined)

/**
 * Loads what the account home shows (pages: My account home); what a back end cannot tell now is undefined.
 * Only a refused token is a problem.
 */
export async function loadAccountHome(
  locale: Locale,
  context: SignedInContext,
): Promise<Result<AccountHome, Problem>> {
  const documents = listDocuments(context)
  const joined = listOrganisations(context)
  const acting = joined.then(answer => (answer.ok ? actingAmong(locale, answer.value) : answer))
  const exemptions = joined.then(answer => listExemptionNotices(context, answer))
  const waiting = joined.then(answer => listRequests(context, answer))
  const suggested = suggestTitles(locale, context)
  const reading = loadQualificationLevels(locale)
  const answers = await Promise.all([
    joined,
    fetchUser(context),
    waiting.then(({ answer }) => answer),
    listQualifications(context),
    listOwnApprovals(context),
    listAddresses(context),
    acting,
  ])
  const [organizations, record, , evidence, approvals, addresses, actingAccount] = answers
  const [newest, held, quotes, overdue, savedCarts] = await documents
  const levels = await reading
  const failure = [...answers, ...(await documents)].find(({ ok: isKnown }) => !isKnown)
  if (!organizations.ok && organizations.error.status === 401) return organizations
  const { requests, unlisted } = await waiting
  const status = record.ok && (await settledStatus(context, record.value.registrationStatus))
  const isOpen = record.ok && status !== 'REGISTERED'
  return ok({
    failedRequest: failure?.ok === false ? failure.error.requestId : undefined,
    accounts: knownOf(organizations)?.map(toAccountView),
    acting: knownOf(actingAccount),
    exemptions: await exemptions,
    record: knownOf(record),
    addresses: knownOf(addresses),
    requests,
    unlisted,
    approvals: knownOf(approvals),
    qualifications: knownOf(evidence)?.qualifications,
    levels: knownOf(levels),
    openStep: isOpen ? openStepOf(locale, record.value) : undefined,
    orders: knownOf(newest),
    heldOrders: knownOf(held),
    quotes: knownOf(quotes),
    overdue: knownOf(overdue),
    savedCarts: knownOf(savedCarts),
    suggested: await suggested,
  })
}

/** Orders that wait for the user; an agent answers none, and is not told of them. */
const listOwnApprovals = (context: SignedInContext) =>
  isAssisted() ? Promise.resolve(ok([])) : listOrderApprovals(context)

/** The newest orders, those on hold, open quotes, overdue invoices and saved carts of the user. */
function listDocuments(context: SignedInContext) {
  const orders = ordersQuery(orderHistoryAddress.parse(NO_PARAMETERS))
  const invoices = invoicesQuery(invoicesAddress.parse(NO_PARAMETERS))
  return Promise.all([
    listOrders(context, orders, SHOWN),
    listOrders(context, { ...orders, statuses: ['ON_VALIDATION'] }, SHOWN),
    listQuotes(context, { page: 0, sort: 'byExpiry:asc', search: '', states: OPEN_QUOTE_STATES }),
    listInvoices(context, { ...invoices, statuses: ['OVERDUE'] }, SHOWN),
    listSavedCarts(context),
  ])
}

/** The one of a user's accounts that their cart is for, or the next one will be; undefined if not known. */
const actingAmong = async (locale: Locale, organizations: readonly Organization[]) =>
  findActingAccount(await pageShopper(locale), organizations.map(toAccountView))
