import 'server-only'
import { exchange, type RawAnswer } from '@/lib/backends/http-client/exchange.server'
import type { IdentityRoute } from '@/lib/backends/identity/identity-routes'
import { getSettings } from '@/lib/config/env.server'
import { IDENTITY_REQUEST_TIMEOUT_MS } from '@/lib/config/limits'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import { logger } from '@/lib/log/logger'
import { remainingRequestMs } from '@/lib/request/request-context'

export type UpstreamRequest = {
  route: IdentityRoute
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Milliseconds, where nobody should wait as long as the call could take. */
  patienceMs?: number
}

/**
 * An answer of the identity provider as it came; `url` is the internal address its redirects are relative to.
 */
export type UpstreamAnswer = RawAnswer & { url: string }

const MAX_BYTES = 262_144

/**
 * A person who signs in waits as long as for any page, one who signs out no longer than a sign-out may take,
 * a script of the identity provider as long as it likes (spec §9).
 */
function patienceFor({ kind }: IdentityRoute): number {
  if (kind === 'endSession') return SIGN_OUT_CALLS_MS
  const left = kind === 'authorize' ? remainingRequestMs() : undefined
  return Math.max(1, Math.floor(Math.min(left ?? IDENTITY_REQUEST_TIMEOUT_MS, IDENTITY_REQUEST_TIMEOUT_MS)))
}

/**
 * One call of the identity proxy, with any status and no redirect followed. Undefined where no answer came in
 * time. The log line names the call and never its query, headers or body.
 */
export async function sendToIdentityProvider({
  route,
  query,
  headers,
  body,
  patienceMs,
}: UpstreamRequest): Promise<UpstreamAnswer | undefined> {
  const url = new URL(`${getSettings().IDENTITY_URL}${route.path}`)
  url.search = query.toString()
  const started = performance.now()
  const line = { dependency: 'identity', operation: `proxy:${route.kind}`, method: route.method }
  const measured = () => ({ ms: Math.round(performance.now() - started) })
  try {
    const answer = await exchange({
      url,
      method: route.method,
      headers:
        body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(Math.min(patienceFor(route), patienceMs ?? Number.POSITIVE_INFINITY)),
      mayReuse: false,
    })
    logger.info({ ...line, ...measured(), status: answer.status }, 'back-end call')
    return { ...answer, url: url.href }
  } catch (error) {
    const fault = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    logger.warn({ ...line, ...measured(), fault }, 'back-end call')
    return undefined
  }
}
