import 'server-only'
import type { z } from 'zod'
import type { BackendAnswer, Method } from '@/lib/backends/http-client/backend-call'
import { callBackend, callBackendForAnswer } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { getSettings } from '@/lib/config/env.server'
import { withoutImpossiblePrices } from '@/lib/contract/commerce/catalogue/possible-price'
import { COMMERCE_HEADERS } from '@/lib/contract/commerce/headers'
import { currentRequest } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { commerceHeaders } from './commerce-headers.server'

/** User and site of a call; both come from the session and the host, never from the browser. */
export type CommerceContext = {
  locale: Locale
  user?: { id: string; accessToken: string }
  client?: ClientInfo
  /** Of somebody without an account: opens the invoice that they have looked up. */
  lookupToken?: string
}

/** Client address and key of a submission, which rate limits count, ours and those of the back end. */
type ClientInfo = { address: string; idempotencyKey: string }

export type SignedInContext = CommerceContext & { user: { id: string; accessToken: string } }

/** Key of what is loaded once per request for a user of a site. */
export const keyOfUser = (what: string, { locale, user }: SignedInContext): string =>
  JSON.stringify([what, locale, user.id, user.accessToken])

/** Context of a submission by a signed-in user. */
export type SubmissionContext = SignedInContext & { client: ClientInfo }

type CommerceCall = {
  operation: string
  method: Method
  /** Path segments below the site; each is encoded, so none can change the path. */
  path: readonly string[]
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Short name of what the call is about, for the log. */
  reference?: string
  /** Makes a write safe to repeat. */
  idempotencyKey?: string | undefined
  /** For a POST that changes nothing: it is repeated, and uses kept connections, like any other read. */
  isRead?: true
  /** Whether a cached response is not acceptable. */
  fresh?: boolean
  /** Set only if the timeout is shorter than the default of commerce. */
  deadlineMs?: number
  /** Of invoices, which may be in another currency than that of the site. */
  anyCurrency?: true
}

const OF_USER: readonly string[] = ['users', 'orgUsers']

/** An agent who acts as a customer names them by number where customers say `current`. */
function asCustomer(path: readonly string[]): readonly string[] {
  const assisted = currentRequest()?.assisted
  const [kind = '', user, ...rest] = path
  return assisted !== undefined && OF_USER.includes(kind) && user === 'current'
    ? [kind, assisted.customerId, ...rest]
    : path
}

async function describeCall(context: CommerceContext, call: CommerceCall) {
  const { locale, user, client, lookupToken } = context
  const { COMMERCE_URL } = getSettings()
  const { siteId, language, currency } = getSite(locale)
  const path = [siteId, ...asCustomer(call.path)].map(encodeURIComponent).join('/')
  const { method, fresh } = call
  const headers = await commerceHeaders({ locale, method, fresh, accessToken: user?.accessToken })
  const query = new URLSearchParams({ ...call.query, lang: language, curr: currency })
  return {
    dependency: 'commerce' as const,
    operation: call.operation,
    reference: call.reference,
    method,
    url: `${COMMERCE_URL}/occ/v2/${path}?${query}`,
    body: call.body,
    headers: {
      [COMMERCE_HEADERS.site]: siteId,
      ...headers,
      ...(client === undefined ? {} : { 'x-forwarded-for': client.address }),
      ...(lookupToken === undefined ? {} : { [COMMERCE_HEADERS.lookupToken]: lookupToken }),
      ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
    },
    parseError: parseOccErrors,
    ...(call.deadlineMs === undefined ? {} : { deadlineMs: call.deadlineMs }),
    ...(call.idempotencyKey === undefined && call.isRead !== true ? {} : { retry: 'read' as const }),
  }
}

/**
 * Calls commerce (OCC v2) and reads a response body; impossible prices are removed from it, unless any
 * currency is possible. Refusals are problems of kind `domain` with OCC's error type as code.
 */
export const callCommerce = async <T>(
  context: CommerceContext,
  call: CommerceCall & { schema: z.ZodType<T> },
): Promise<Result<T, Problem>> => {
  const { currency } = getSite(context.locale)
  const prepare = (answer: unknown) =>
    call.anyCurrency === true ? answer : withoutImpossiblePrices(answer, currency)
  return callBackend({ ...(await describeCall(context, call)), schema: call.schema, prepare })
}

/** Fetches a document that a user has sent to commerce. */
export const fetchCommerceFile = async (
  context: CommerceContext,
  { maxBytes, ...call }: CommerceCall & { maxBytes: number },
): Promise<Result<BackendAnswer<Uint8Array>, Problem>> =>
  callBackendForAnswer({ ...(await describeCall(context, call)), expect: 'file', maxBytes })

/** Calls commerce where the response has no body, such as a PATCH. */
export const sendCommerce = async (
  context: CommerceContext,
  call: CommerceCall,
): Promise<Result<undefined, Problem>> =>
  callBackend({ ...(await describeCall(context, call)), expect: 'none' })
