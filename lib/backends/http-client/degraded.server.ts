import 'server-only'
import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { DEPENDENCIES } from '@/lib/config/call-limits'
import { reachesSharedState } from '@/lib/state/shared-state.server'

/** The health check has no rate limit, so all that ask within this time share one question to Redis. */
const SHARED_MS = 1_000

let latest: { askedAt: number; answer: Promise<boolean> } | undefined

/**
 * What the store goes on without: back ends that are left alone after failures, and Redis. Asks Redis, within
 * 500 ms and once a second at most.
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
