import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { paginationSchema } from '../catalogue/search.ts'

/** Statuses of a return, of those that the engine knows. WAIT: accepted, the goods are awaited. */
const RETURN_STATUSES = ['APPROVAL_PENDING', 'WAIT', 'RECEIVED', 'COMPLETED', 'CANCELED'] as const

/** A return of units of an order. Amounts are what is given back, the fee already taken off. */
export const returnRequestSchema = z.object({
  code: z.string(),
  /** What is written on the parcel. */
  rma: z.string(),
  status: z.enum(RETURN_STATUSES),
  creationTime: z.string(),
  cancellable: z.boolean(),
  order: z.object({ code: z.string() }),
  /** Support staff asked for it, or took it back (our extension). */
  assistedBySupport: z.boolean().optional(),
  /** Where the goods go back to (our extension). */
  returnAddress: z.string(),
  returnEntries: z.array(
    z.object({
      orderEntry: z.object({
        entryNumber: z.int(),
        product: z.object({ code: z.string(), name: z.string() }),
      }),
      expectedQuantity: z.int(),
      refundAmount: priceSchema,
    }),
  ),
  subTotal: priceSchema,
  /** What a late return costs (our extension). */
  fee: priceSchema.optional(),
  totalPrice: priceSchema,
})

/** Orders in which returns can be sorted: latest first, or by what is written on the parcel. */
export const RETURN_SORTS = ['byDate', 'byRMA'] as const

export const returnRequestListSchema = z.object({
  returnRequests: z.array(returnRequestSchema),
  sorts: z.array(z.object({ code: z.enum(RETURN_SORTS), selected: z.boolean() })),
  pagination: paginationSchema,
})

/** How many units of which entries are to go back, or are to be cancelled. */
const unitsSchema = z.array(
  z.object({ orderEntryNumber: z.int().nonnegative(), quantity: z.int().positive() }),
)

export const returnInputSchema = z.object({
  orderCode: z.string().max(20),
  returnRequestEntryInputs: unitsSchema.min(1).max(500),
})

export const cancellationInputSchema = z.object({
  cancellationRequestEntryInputs: unitsSchema.min(1).max(500),
  cancelReason: z.string().max(100).optional(),
})

export type ReturnRequest = z.infer<typeof returnRequestSchema>
export type OrderUnits = z.infer<typeof unitsSchema>
