import type { NextRequest } from 'next/server'
import { fetchRoutingRegion } from '@/lib/backends/login-service/routing-region.server'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer } from '@/lib/handlers/respond.server'

/** The routing region, or null where it cannot be had (spec §7, §8). */
export const GET = async (request: NextRequest): Promise<Response> =>
  (await refuseFlood(request)) ?? jsonAnswer({ routingRegion: await fetchRoutingRegion() })
