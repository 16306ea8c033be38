import 'server-only'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { type Counter, takeAll } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'

/** The 429 for more reads than a person makes, by network address and by user, or undefined to go on. */
export function refuseFlood(request: Request, user?: string): Promise<Response | undefined> {
  const counters: readonly Counter[] = [
    { limit: 'read', key: clientAddress(request) },
    ...(user === undefined ? [] : [{ limit: 'read', key: `user/${user}` } as const]),
  ]
  return refuseTooMany(request, counters)
}

/** The same for what asks no back end, or is kept by browsers: pages ask for much of it. */
export const refuseGlances = (request: Request): Promise<Response | undefined> =>
  refuseTooMany(request, [{ limit: 'glance', key: clientAddress(request) }])

/** Counts a request; the refusal for a program where that is one too many. */
export async function refuseTooMany(
  request: Request,
  counters: readonly Counter[],
): Promise<Response | undefined> {
  const limit = await takeAll(counters)
  if (limit.allowed) return undefined
  return refuseRequest(request, 429, 'too-many-requests', { 'retry-after': String(limit.retryAfterSeconds) })
}
