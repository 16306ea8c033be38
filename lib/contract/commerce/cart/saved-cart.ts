import { z } from 'zod'
import { paginationSchema } from '../catalogue/search.ts'
import { cartSchema } from './cart.ts'

/**
 * Maximum length of name and description of a saved cart; maximum number of saved carts per user and site.
 */
export const SAVED_NAME_LENGTH = 100
export const SAVED_DESCRIPTION_LENGTH = 255
export const MOST_SAVED_CARTS = 50

/** Minutes for which a deleted saved cart can be brought back (our extension). */
export const UNDO_DELETION_MINUTES = 30

/**
 * Input for saving a cart. The mark of a school-year list and the version are our extension: a version that
 * is no longer current is refused, so that one of two windows does not overwrite the other.
 */
export const saveCartSchema = z.object({
  name: z.string().trim().min(1).max(SAVED_NAME_LENGTH),
  description: z.string().trim().max(SAVED_DESCRIPTION_LENGTH).optional(),
  schoolYearList: z.boolean().optional(),
  version: z.int().optional(),
})

/** Input for sharing a saved cart with the members of an organization (our extension). */
export const shareSavedCartSchema = z.object({
  organizationUid: z.string().min(1).max(64),
  permission: z.enum(['VIEW', 'COPY']),
})

export const savedCartSchema = z.object({ savedCartData: cartSchema })

/** Properties of a saved cart that a list shows. */
const cartSummarySchema = cartSchema.pick({
  code: true,
  name: true,
  description: true,
  saveTime: true,
  totalItems: true,
  totalUnitCount: true,
  totalPrice: true,
  savedTotal: true,
  schoolYearList: true,
  savedBy: true,
  permission: true,
  organizationShare: true,
})

export const savedCartListSchema = z.object({ carts: z.array(cartSummarySchema) })

/** Orders in which a list of saved carts can be sorted, the default first. */
export const SAVED_CART_SORTS = [
  'bySaveTime:desc',
  'bySaveTime:asc',
  'byName:asc',
  'byName:desc',
  'byTotal:desc',
  'byTotal:asc',
  'byLines:desc',
  'byLines:asc',
] as const

/** Parts of a list of saved carts: the user’s own, those of colleagues, school-year lists. */
export const SAVED_CART_KINDS = ['own', 'shared', 'schoolYear'] as const

/**
 * A page of the saved carts of a user and of those that colleagues share (our extension); `ownTotal` counts
 * all of the user’s own.
 */
export const savedCartPageSchema = z.object({
  carts: z.array(cartSummarySchema),
  sorts: z.array(z.object({ code: z.enum(SAVED_CART_SORTS), selected: z.boolean() })),
  pagination: paginationSchema,
  ownTotal: z.int(),
})

export type CartSummary = z.infer<typeof cartSummarySchema>
export type SavedCartPage = z.infer<typeof savedCartPageSchema>
export type SavedCartSort = (typeof SAVED_CART_SORTS)[number]
export type SharePermission = z.infer<typeof shareSavedCartSchema>['permission']
