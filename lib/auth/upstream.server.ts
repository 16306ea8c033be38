import 'server-only'
import type { IdentityRoute } from '@/lib/auth/identity-routes'
import { getSettings } from '@/lib/config/env.server'
import { exchange, type RawAnswer } from '@/lib/http/exchange.server'
import { logger } from '@/lib/log/logger'
import { IDENTITY_REQUEST_TIMEOUT_MS } from '@/lib/validation/limits'

export type UpstreamRequest = {
  route: IdentityRoute
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** An answer of the identity provider as it came; `url` is the internal address its redirects are relative to. */
export type UpstreamAnswer = RawAnswer & { url: string }

const MAX_BYTES = 262_144

/**
 * One call of the identity proxy, with any status and no redirect followed. Undefined where no answer came within 60 s
 * (spec §9). The log line names the call and never its query, headers or body.
 */
export async function sendToIdentityProvider({
  route,
  query,
  headers,
  body,
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
      signal: AbortSignal.timeout(IDENTITY_REQUEST_TIMEOUT_MS),
    })
    logger.info({ ...line, ...measured(), status: answer.status }, 'back-end call')
    return { ...answer, url: url.href }
  } catch (error) {
    const fault = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    logger.warn({ ...line, ...measured(), fault }, 'back-end call')
    return undefined
  }
}
