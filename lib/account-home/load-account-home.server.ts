import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrderApprovals } from '@/lib/backends/commerce/order-approvals.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { readActingAccount } from '@/lib/cart/read-cart.server'
import { pageShopper } from '@/lib/cart/shopper.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { QUOTE_STATES, quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/order-history-address'
import { toAccountView } from '@/lib/organisation/account-view'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { awaitsDecision } from '@/lib/organisation/awaits-decision'
import { listMembers } from '@/lib/organisation/members.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import type { AccountHome, MemberRequest } from './account-home'
import { suggestTitles } from './interest-titles.server'

/** Entries of each card. */
const SHOWN = 3

/** Organizations whose requests are looked for. */
const MOST_ADMINISTERED = 5

const NO_PARAMETERS = {}

const OPEN_STATES = QUOTE_STATES.filter(state => ['review', 'offer', 'accepted'].includes(quoteStep(state)))

const knownOf = <T>(answer: Result<T, Problem>): T | undefined => (answer.ok ? answer.value : undefined)

/**
 * Loads what the account home shows (pages: My account home); what a back end cannot tell now is undefined.
 * Only a refused token is a problem.
 */
export async function loadAccountHome(
  locale: Locale,
  context: SignedInContext,
): Promise<Result<AccountHome, Problem>> {
  const orders = ordersQuery(orderHistoryAddress.parse(NO_PARAMETERS))
  const invoices = invoicesQuery(invoicesAddress.parse(NO_PARAMETERS))
  const joined = listOrganisations(context)
  const acting = joined.then(answer => (answer.ok ? actingAmong(locale, answer.value) : undefined))
  const suggested = suggestTitles(locale, context)
  const answers = await Promise.all([
    joined,
    fetchUser(context),
    joined.then(answer => listRequests(context, answer)),
    listQualifications(context),
    listOrders(context, orders, SHOWN),
    listOrders(context, { ...orders, statuses: ['ON_VALIDATION'] }, SHOWN),
    listQuotes(context, { page: 0, sort: 'byExpiry:asc', search: '', states: OPEN_STATES }),
    listInvoices(context, { ...invoices, statuses: ['OVERDUE'] }, SHOWN),
    listSavedCarts(context),
    listOrderApprovals(context),
  ])
  const [organizations, record, requests, evidence, newest, held, quotes, overdue, savedCarts, approvals] =
    answers
  const failure = answers.find(({ ok: isKnown }) => !isKnown)
  if (!organizations.ok && organizations.error.status === 401) return organizations
  const status = record.ok && (await settledStatus(context, record.value.registrationStatus))
  const isOpen = record.ok && status !== 'REGISTERED'
  return ok({
    failedRequest: failure?.ok === false ? failure.error.requestId : undefined,
    accounts: knownOf(organizations)?.map(toAccountView),
    acting: await acting,
    record: knownOf(record),
    requests: knownOf(requests),
    approvals: knownOf(approvals),
    qualifications: knownOf(evidence)?.qualifications,
    openStep: isOpen ? openStepOf(locale, record.value) : undefined,
    orders: knownOf(newest),
    heldOrders: knownOf(held),
    quotes: knownOf(quotes),
    overdue: knownOf(overdue),
    savedCarts: knownOf(savedCarts),
    suggested: await suggested,
  })
}

/** The one of a user's accounts that their cart is for, or the next one will be; undefined if not known. */
const actingAmong = async (locale: Locale, organizations: readonly Organization[]) =>
  readActingAccount(await pageShopper(locale), organizations.map(toAccountView))

/** What waits in the organizations that the user administers; of each, what cannot be read is left out. */
async function listRequests(
  context: SignedInContext,
  organizations: Awaited<ReturnType<typeof listOrganisations>>,
): Promise<Result<readonly MemberRequest[], Problem>> {
  if (!organizations.ok) return organizations
  const administered = administeredOrganisations(organizations.value).slice(0, MOST_ADMINISTERED)
  const lists = await Promise.all(
    administered.map(async ({ uid, name }) => {
      const answer = await listMembers(context, uid)
      const members = answer.ok ? answer.value.members : []
      return members.flatMap(person => {
        const kind = awaitsDecision(person)
        if (kind === undefined) return []
        return [{ organization: { uid, name }, person: { id: person.id, name: person.name }, kind }]
      })
    }),
  )
  return ok(lists.flat())
}
