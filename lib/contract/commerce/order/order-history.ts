import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { paginationSchema } from '../catalogue/search.ts'
import { ORDER_STATUSES } from './order.ts'

/** An order in a list. */
export const orderSummarySchema = z.object({
  code: z.string(),
  guid: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusDisplay: z.string(),
  placed: z.string(),
  total: priceSchema,
  purchaseOrderNumber: z.string().optional(),
  orgUnit: z.object({ uid: z.string(), name: z.string() }).optional(),
  /** Who placed it, in the list of an organization. */
  orgCustomer: z.object({ uid: z.string(), name: z.string() }).optional(),
  /** How many of its parcels have left (our extension); absent while there are none. */
  parcels: z.object({ shipped: z.int(), total: z.int() }).optional(),
  /** Once it is invoiced (our extension). */
  invoiceNumber: z.string().optional(),
  /** The quote that was ordered (our extension in a list). */
  sapQuoteCode: z.string().optional(),
  /** Who answers for what needs a qualification level, where somebody does. */
  qualifiedUser: z.object({ name: z.string() }).optional(),
  /** Whether a support agent assisted with the order (our extension). */
  assistedBySupport: z.boolean().optional(),
  /** Taken over from an earlier shop system (our extension). */
  fromPreviousSystem: z.boolean().optional(),
})

/** Orders in which a list of orders can be sorted. */
export const ORDER_SORTS = ['byDate', 'byOrderNumber'] as const

export type OrderSummary = z.infer<typeof orderSummarySchema>

export const orderHistorySchema = z.object({
  orders: z.array(orderSummarySchema),
  sorts: z.array(z.object({ code: z.enum(ORDER_SORTS), selected: z.boolean() })),
  pagination: paginationSchema,
  /** Whether the customer may list the orders of organizations, as their administrator (our extension). */
  organizationScope: z.boolean().optional(),
})

export type OrderHistoryList = z.infer<typeof orderHistorySchema>
