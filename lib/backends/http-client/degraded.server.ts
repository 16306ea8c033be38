import 'server-only'
import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { DEPENDENCIES } from '@/lib/config/call-limits'
import { reachesSharedState } from '@/lib/state/shared-state.server'

/** The health check has no rate limit, so all requests within this time share one check of Redis. */
const SHARED_MS = 1_000

let latest: { askedAt: number; answer: Promise<boolean> } | undefined

/**
 * Dependencies that the store currently works without: back ends whose circuit is not closed, and Redis.
 * Checks Redis, within 500 ms and at most once a second.
 * @param now epoch milliseconds
 */
export async function findDegraded(now = Date.now()): Promise<readonly string[]> {
  const backEnds = DEPENDENCIES.filter(dependency => getDependencyState(dependency).circuit !== 'closed')
  return (await reachesRedis(now)) ? backEnds : [...backEnds, 'redis']
}

function reachesRedis(now: number): Promise<boolean> {
  if (latest === undefined || now - latest.askedAt >= SHARED_MS)
    latest = { askedAt: now, answer: reachesSharedState() }
  return latest.answer
}
