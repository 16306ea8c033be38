import type { NextRequest } from 'next/server'
import { jsonAnswer } from '@/lib/http/answers.server'
import { refuseFlood } from '@/lib/http/refuse-flood.server'
import { fetchRoutingRegion } from '@/lib/login-service/routing-region.server'

/** The routing region, or null where it cannot be had (spec §7, §8). */
export const GET = async (request: NextRequest): Promise<Response> =>
  (await refuseFlood(request)) ?? jsonAnswer({ routingRegion: await fetchRoutingRegion() })
