import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createInvitationRoutes } from './invitation-routes.ts'
import { createMemberRoutes } from './member-routes.ts'
import { createOrganizationRoutes } from './routes.ts'
import { createUnitAddressRoutes } from './unit-address-routes.ts'
import { createUnitRoutes } from './unit-routes.ts'

/** Routes of organizations: they themselves, their members and invitations, and units. */
export const createAllOrganizationRoutes = (commerce: Commerce): readonly CommerceRoutes[] => [
  createOrganizationRoutes(commerce),
  createMemberRoutes(commerce),
  createInvitationRoutes(commerce),
  createUnitRoutes(commerce),
  createUnitAddressRoutes(commerce),
]
