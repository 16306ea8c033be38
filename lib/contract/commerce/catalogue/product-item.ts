import { z } from 'zod'

export const ITEM_GROUPS = ['KIT', 'FORMS_REPORTS', 'SUPPORT', 'TRAINING', 'PLATFORM'] as const
export const ITEM_FORMATS = ['PRINT', 'DIGITAL', 'COMBINED', 'SERVICE'] as const
const ITEM_UNITS = ['EACH', 'PACK', 'USAGE', 'SEAT_YEAR', 'EVENT'] as const
export const FULFILMENTS = ['SHIP', 'INVENTORY_CREDIT', 'EMAIL_ACCESS', 'BOOKING'] as const
const RETURN_RULES = ['UNOPENED_90_DAYS', 'UNUSED_90_DAYS', 'NOT_ALLOCATED', 'NONE'] as const

/** The attributes of an orderable item: the property `productItem` of a variant, our extension of OCC. */
export const productItemSchema = z.object({
  /** The name on invoices, from the ERP. */
  shortName: z.string().max(40),
  group: z.enum(ITEM_GROUPS),
  format: z.enum(ITEM_FORMATS),
  unit: z.enum(ITEM_UNITS),
  /** Pieces per pack. */
  packSize: z.int().optional(),
  contents: z.array(z.object({ code: z.string().optional(), text: z.string(), quantity: z.int() })),
  consumable: z.boolean(),
  fulfilment: z.enum(FULFILMENTS),
  needsInventoryAccount: z.boolean(),
  order: z.object({ min: z.int(), max: z.int(), step: z.int() }),
  termMonths: z.int().optional(),
  returnRule: z.enum(RETURN_RULES),
  status: z.enum(['ACTIVE', 'ENDING', 'WITHDRAWN']),
  endDate: z.iso.date().optional(),
  replacedBy: z.string().optional(),
  shipTo: z.enum(['ANY', 'INSTITUTION']),
  /** Whether an item without a price is sold at a price on request. */
  priceOnRequest: z.boolean(),
  languages: z.array(z.string()),
})

export type ProductItemFacts = z.infer<typeof productItemSchema>
