import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { type ROUTING_REGIONS, routingRegionSchema } from '@/lib/contract/login-service'
import { loginServiceRead } from './login-service-call.server'

export type RoutingRegion = (typeof ROUTING_REGIONS)[number]

/**
 * Fetches the routing region, one of the known ones; null on every failure (spec §7, §8). `deadlineMs`
 * shortens the timeout.
 */
export async function fetchRoutingRegion(deadlineMs?: number): Promise<RoutingRegion | null> {
  const call = loginServiceRead('fetchRoutingRegion', 'routingRegion')
  const timeout = deadlineMs === undefined ? {} : { deadlineMs }
  const result = await callBackend({ ...call, ...timeout, schema: routingRegionSchema })
  return result.ok ? result.value.routingRegion : null
}
