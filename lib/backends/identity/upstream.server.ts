import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CallIdentity } from '@/lib/backends/http-client/backend-call'
import { throughBreaker } from '@/lib/backends/http-client/breakers.server'
import { AnswerTooLargeError, exchange, type RawAnswer } from '@/lib/backends/http-client/exchange.server'
import type { IdentityRoute } from '@/lib/backends/identity/identity-routes'
import { getSettings } from '@/lib/config/env.server'
import { IDENTITY_REQUEST_TIMEOUT_MS } from '@/lib/config/limits'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import { logger } from '@/lib/log/logger'
import { currentRequestId, remainingRequestMs } from '@/lib/request/request-context'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

export type UpstreamRequest = {
  route: IdentityRoute
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Timeout in milliseconds, if it is shorter than that of the route. */
  timeoutMs?: number
}

/** A response of the identity provider as received; its redirects are relative to the internal URL `url`. */
export type UpstreamAnswer = RawAnswer & { url: string }

const MAX_BYTES = 262_144

/**
 * Timeout of a call: for a sign-in the remaining time of the request, for a sign-out the limit of a
 * sign-out, otherwise the default of the identity provider (spec §9).
 */
function timeoutFor({ kind }: IdentityRoute): number {
  if (kind === 'endSession') return SIGN_OUT_CALLS_MS
  const left = kind === 'authorize' ? remainingRequestMs() : undefined
  return Math.max(1, Math.floor(Math.min(left ?? IDENTITY_REQUEST_TIMEOUT_MS, IDENTITY_REQUEST_TIMEOUT_MS)))
}

/**
 * One call of the identity proxy, with any status and no redirect followed. Undefined if no response came in
 * time or the circuit breaker is open. The log line names the call and never its query, headers or body.
 */
export async function sendToIdentityProvider(request: UpstreamRequest): Promise<UpstreamAnswer | undefined> {
  const { kind, method } = request.route
  const requestId = currentRequestId() ?? randomUUID()
  const call: CallIdentity = { dependency: 'identity', operation: `proxy:${kind}`, requestId }
  const started = performance.now()
  let answer: UpstreamAnswer | undefined
  const outcome = await throughBreaker('identity', async () => {
    const sent = await sendOnce(request, call)
    if (!sent.ok) return sent
    answer = sent.value
    // The circuit breaker counts an outage; the caller still gets the response as received.
    return answer.status > 500 ? failed({ ...call, kind: 'http', status: answer.status }) : ok(undefined)
  })
  const line = { ...call, method, ms: Math.round(performance.now() - started) }
  if (answer !== undefined) logger.info({ ...line, status: answer.status }, 'back-end call')
  else
    logger.warn(
      { ...line, fault: outcome?.ok === false ? faultOf(outcome.error) : 'circuit-open' },
      'back-end call',
    )
  return answer
}

const faultOf = ({ kind, code }: Problem): string => code ?? kind

async function sendOnce(
  { route, query, headers, body, timeoutMs }: UpstreamRequest,
  call: CallIdentity,
): Promise<Result<UpstreamAnswer, Problem>> {
  const url = new URL(`${getSettings().IDENTITY_URL}${route.path}`)
  url.search = query.toString()
  const deadline = AbortSignal.timeout(Math.min(timeoutFor(route), timeoutMs ?? Number.POSITIVE_INFINITY))
  try {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const answer = await exchange({
      url,
      method: route.method,
      headers: { ...headers, ...length },
      body,
      maxBytes: MAX_BYTES,
      signal: deadline,
      mayReuse: false,
    })
    return ok({ ...answer, url: url.href })
  } catch (error) {
    if (deadline.aborted) return failed({ ...call, kind: 'timeout' })
    if (error instanceof AnswerTooLargeError) return failed({ ...call, kind: 'contract', code: 'too-large' })
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return failed({ ...call, kind: 'network', code })
  }
}
