import type { Commerce } from '../commerce.ts'
import { createConsentRoutes } from '../consents/routes.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createSettingsRoutes } from './routes.ts'

/** Routes of consents and customer settings. */
export const createAllPreferenceRoutes = (commerce: Commerce): readonly CommerceRoutes[] => [
  createConsentRoutes(commerce),
  createSettingsRoutes(commerce),
]
