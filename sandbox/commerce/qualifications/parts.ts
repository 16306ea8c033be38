import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createEvidenceRoutes } from './document-routes.ts'
import { createQualificationRoutes } from './routes.ts'
import { createQualificationWriteRoutes } from './write-routes.ts'

/** Everything that is done with qualifications. */
export const createQualificationParts = (commerce: Commerce): CommerceRoutes[] => [
  createQualificationRoutes(commerce),
  createQualificationWriteRoutes(commerce),
  createEvidenceRoutes(commerce),
]
