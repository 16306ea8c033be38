import { jsonAnswer } from '@/lib/http/answers.server'
import { fetchRoutingRegion } from '@/lib/login-service/routing-region.server'

export const dynamic = 'force-dynamic'

/** The routing region, or null where it cannot be had (spec §7, §8). */
export const GET = async (): Promise<Response> => jsonAnswer({ routingRegion: await fetchRoutingRegion() })
