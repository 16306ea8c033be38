import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import type { LevelReading } from './customer-level.ts'

/** Levels as a call reads them: now, in the time zone of its site. */
export const levelReading = ({ database, clock }: Commerce, request: CommerceRequest): LevelReading => ({
  database,
  now: clock.now(),
  market: { site: request.get('site') },
})
