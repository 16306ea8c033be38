import { z } from 'zod'

/** A purchase order number: up to 30 letters, digits and separators, of which it does not consist alone. */
export const PURCHASE_ORDER_NUMBER = /^(?=.*[\p{L}\d])[\p{L}\d #./_-]{1,30}$/u

/** Largest document of a purchase order, in bytes. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024

/** The document of a purchase order (our extension); its kind follows from its content. */
export const purchaseOrderDocumentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.int(),
})

/** The number for which an order waits; `purchaseOrderReused`: another order may have it. */
export const purchaseOrderInputSchema = z.object({
  purchaseOrderNumber: z.string().trim().regex(PURCHASE_ORDER_NUMBER),
  purchaseOrderReused: z.boolean().optional(),
})
