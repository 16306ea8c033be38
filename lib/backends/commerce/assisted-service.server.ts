import 'server-only'
import type { z } from 'zod'
import type { Method } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { getSettings } from '@/lib/config/env.server'
import {
  ASSISTED_SERVICE_PATH,
  type AssistedLogQuery,
  assistedEntriesSchema,
  assistedLogSchema,
  assistedSearchSchema,
  assistedSessionSchema,
  type NewAssistedEntry,
  type NewAssistedSession,
} from '@/lib/contract/commerce/assisted-service'
import type { Problem, Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { commerceHeaders } from './commerce-headers.server'

/** An agent of customer support and the site on which they act. */
export type AgentContext = { locale: Locale; accessToken: string }

type Call = {
  operation: string
  method: Method
  path: string
  query?: Record<string, string>
  body?: unknown
}

async function describeCall({ locale, accessToken }: AgentContext, call: Call) {
  const { operation, method, path, body } = call
  const query = new URLSearchParams({ ...call.query, baseSite: getSite(locale).siteId })
  return {
    dependency: 'commerce' as const,
    operation,
    method,
    url: `${getSettings().COMMERCE_URL}${ASSISTED_SERVICE_PATH}/${path}?${query}`,
    headers: await commerceHeaders({ locale, method, accessToken, fresh: true }),
    parseError: parseOccErrors,
    ...(body !== undefined && { body }),
  }
}

const callAssistedService = async <T>(
  context: AgentContext,
  { schema, ...call }: Call & { schema: z.ZodType<T> },
): Promise<Result<T, Problem>> => callBackend({ ...(await describeCall(context, call)), schema })

/** Customers of a page of results. */
const FOUND_PER_PAGE = 10

/** Words of a name, an email or a customer number; or the code of an order that the customer has placed. */
export type CustomerQuery = { query: string } | { orderId: string }

/**
 * Searches the customers of all sites (contract: assisted service).
 * @param page from 0
 */
export const searchCustomers = (context: AgentContext, wanted: CustomerQuery, page: number) =>
  callAssistedService(context, {
    operation: 'searchCustomers',
    method: 'GET',
    path: 'customers/search',
    query: { ...wanted, currentPage: String(page), pageSize: String(FOUND_PER_PAGE) },
    schema: assistedSearchSchema,
  })

/** Tells commerce that the agent begins to act as a customer of the site, and why. */
export const startAssistedSession = (context: AgentContext, body: NewAssistedSession) =>
  callAssistedService(context, {
    operation: 'startAssistedSession',
    method: 'POST',
    path: 'sessions',
    body,
    schema: assistedSessionSchema,
  })

/** Tells commerce that the agent no longer acts as the customer. */
export const endAssistedSession = async (
  context: AgentContext,
  session: string,
): Promise<Result<undefined, Problem>> =>
  callBackend({
    ...(await describeCall(context, {
      operation: 'endAssistedSession',
      method: 'DELETE',
      path: `sessions/${encodeURIComponent(session)}`,
    })),
    expect: 'none',
  })

/**
 * Tells commerce that the agent is at work in a session, and what they look at or were refused. Commerce
 * answers 404 for a session that is over, and 403 where agent or customer may not go on.
 */
export const addAssistedEntry = async (
  context: AgentContext,
  session: string,
  body: NewAssistedEntry,
): Promise<Result<undefined, Problem>> =>
  callBackend({
    ...(await describeCall(context, {
      operation: 'addAssistedEntry',
      method: 'POST',
      path: `sessions/${encodeURIComponent(session)}/entries`,
      body,
    })),
    expect: 'none',
  })

/** Sessions of a page of the log. */
const LOGGED_PER_PAGE = 20

/** Lists support sessions on the site, the latest first. */
export const fetchAssistedLog = (context: AgentContext, { page, ...filters }: AssistedLogQuery) =>
  callAssistedService(context, {
    operation: 'fetchAssistedLog',
    method: 'GET',
    path: 'log',
    query: { ...filters, currentPage: String(page), pageSize: String(LOGGED_PER_PAGE) },
    schema: assistedLogSchema,
  })

/** Entries of a page of all that was done. */
const ENTRIES_PER_PAGE = 50

/**
 * Lists what agents did on the site one by one, the latest first; of one session, if it is named.
 * @param page from 0
 */
export const fetchAssistedEntries = (context: AgentContext, page: number, session: string | undefined) =>
  callAssistedService(context, {
    operation: 'fetchAssistedEntries',
    method: 'GET',
    path: 'entries',
    query: {
      ...(session !== undefined && { session }),
      currentPage: String(page),
      pageSize: String(ENTRIES_PER_PAGE),
    },
    schema: assistedEntriesSchema,
  })
