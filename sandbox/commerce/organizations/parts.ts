import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createInvitationRoutes } from './invitation-routes.ts'
import { createMemberRoutes } from './member-routes.ts'
import { createOrganizationRoutes } from './routes.ts'
import { createUnitAddressRoutes } from './unit-address-routes.ts'
import { createUnitRoutes } from './unit-routes.ts'

/** All that concerns organisations: they themselves, their people and invitations, and units. */
export const createOrganizationParts = (commerce: Commerce): readonly CommerceRoutes[] => [
  createOrganizationRoutes(commerce),
  createMemberRoutes(commerce),
  createInvitationRoutes(commerce),
  createUnitRoutes(commerce),
  createUnitAddressRoutes(commerce),
]
