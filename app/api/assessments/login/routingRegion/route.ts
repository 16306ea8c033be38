import { fetchRoutingRegion } from '@/lib/backends/login-service/routing-region.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { ok } from '@/lib/result/result'

/** The routing region, or null where it is unavailable (spec §7, §8). */
export const GET = defineRead({ limit: 'read' }, async () =>
  ok({ routingRegion: await fetchRoutingRegion() }),
)
