import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createEvidenceRoutes } from './document-routes.ts'
import { createQualificationRoutes } from './routes.ts'
import { createQualificationWriteRoutes } from './write-routes.ts'

/** Routes of qualifications: reading, changing and their documents. */
export const createAllQualificationRoutes = (commerce: Commerce): readonly CommerceRoutes[] => [
  createQualificationRoutes(commerce),
  createQualificationWriteRoutes(commerce),
  createEvidenceRoutes(commerce),
]
