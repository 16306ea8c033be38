import 'server-only'
import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { DEPENDENCIES } from '@/lib/config/call-limits'
import { reachesSharedState } from '@/lib/state/shared-state.server'

/**
 * What the store goes on without: back ends that are left alone after failures, and Redis. Asks Redis, within
 * 500 ms.
 */
export async function findDegraded(): Promise<readonly string[]> {
  const backEnds = DEPENDENCIES.filter(dependency => getDependencyState(dependency).circuit !== 'closed')
  return (await reachesSharedState()) ? backEnds : [...backEnds, 'redis']
}
