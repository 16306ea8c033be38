import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createOrderApprovalRoutes } from './approval-routes.ts'
import { createOrderChangeRoutes } from './change-routes.ts'
import { createOrderHistoryRoutes } from './history-routes.ts'
import { createPlacingRoutes } from './placing-routes.ts'

/** Routes of orders: placing, reading, changing and approving. */
export const createAllOrderRoutes = (commerce: Commerce): readonly CommerceRoutes[] => [
  createPlacingRoutes(commerce),
  createOrderHistoryRoutes(commerce),
  createOrderChangeRoutes(commerce),
  createOrderApprovalRoutes(commerce),
]
