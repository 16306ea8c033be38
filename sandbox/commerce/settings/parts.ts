import type { Commerce } from '../commerce.ts'
import { createConsentRoutes } from '../consents/routes.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createSettingsRoutes } from './routes.ts'

/** What customers agree to and what they have set. */
export const createPreferenceParts = (commerce: Commerce): readonly CommerceRoutes[] => [
  createConsentRoutes(commerce),
  createSettingsRoutes(commerce),
]
