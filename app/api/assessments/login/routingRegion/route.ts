import { jsonAnswer } from '@/lib/auth/answers.server'
import { fetchRoutingRegion } from '@/lib/login-service/routing-region.server'

export const dynamic = 'force-dynamic'

/** The routing region or null (spec §7). */
export const GET = async (): Promise<Response> => jsonAnswer(await fetchRoutingRegion())
