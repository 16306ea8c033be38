import { getDependencyState } from '@/lib/backends/http-client/breakers.server'
import { DEPENDENCIES } from '@/lib/config/call-limits'
import { defineRead } from '@/lib/handlers/define-read.server'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { isOfOurNetwork } from '@/lib/request/network-address'
import { clientAddress } from '@/lib/request/public-origin'
import { ok } from '@/lib/result/result'
import { describeSharedState } from '@/lib/state/shared-state.server'

export const dynamic = 'force-dynamic'

/**
 * Outcome of the latest calls to each back end, and whether containers share their state. Always 200: the
 * store serves visitors without any of them. Only for operators: requests from outside of this machine or a
 * private network get 404.
 */
export const GET = defineRead({ limit: 'cheapRead', cacheControl: 'no-store' }, ({ request }) => {
  if (!isOfOurNetwork(clientAddress(request))) return refuseRequest(request, 404, 'not-found')
  const dependencies = Object.fromEntries(
    DEPENDENCIES.map(dependency => {
      const { circuit, lastOutcome } = getDependencyState(dependency)
      const latest =
        lastOutcome === undefined ? null : { kind: lastOutcome.kind, at: new Date(lastOutcome.at) }
      return [dependency, { circuit, latest }]
    }),
  )
  return ok({ dependencies, sharedState: describeSharedState() })
})
