import { z } from 'zod'
import { namedCodeSchema } from '../named-code.ts'
import { assessmentSchema } from './assessment.ts'
import { priceRangeSchema, priceSchema, volumePriceSchema } from './price.ts'
import { ITEM_GROUPS, productItemSchema } from './product-item.ts'
import { stockSchema } from './stock.ts'

const imageSchema = z.object({
  imageType: z.enum(['PRIMARY', 'GALLERY']),
  format: z.string(),
  url: z.string(),
  altText: z.string().optional(),
  galleryIndex: z.int().optional(),
})

/** Number of items of a group that this site sells, and the price of the cheapest one. */
const itemGroupSchema = z.object({
  group: z.enum(ITEM_GROUPS),
  count: z.int(),
  fromPrice: priceSchema.optional(),
})

/** Code compares `rank` only; a product without a level is open to everyone. */
export const productLevelSchema = namedCodeSchema.extend({ rank: z.int() })

const sharedMembers = {
  code: z.string(),
  name: z.string(),
  summary: z.string().optional(),
  description: z.string().optional(),
  purchasable: z.boolean(),
  images: z.array(imageSchema).optional(),
  categories: z.array(namedCodeSchema).optional(),
  qualificationLevel: productLevelSchema.optional(),
}

/**
 * An orderable item, a variant in OCC's terms. Without a price it is not sold on this site, or its price is
 * on request.
 */
export const itemProductSchema = z.object({
  ...sharedMembers,
  baseProduct: z.string(),
  /** Name of its title, from which the URL of the page is built (our extension). */
  baseProductName: z.string().optional(),
  price: priceSchema.optional(),
  volumePrices: z.array(volumePriceSchema).optional(),
  stock: stockSchema.optional(),
  upc: z.string().optional(),
  productItem: productItemSchema,
})

/** A name in one language of commerce, independent of the language of the call. */
const localizedNameSchema = z.object({ language: z.string(), name: z.string() })

/**
 * A title, a base product in OCC's terms; never orderable itself. Only the product call returns its variants
 * and its names in other languages, from which its URLs on other sites are built (our extension).
 */
export const titleProductSchema = z.object({
  ...sharedMembers,
  /** Whether its variants are the products to order. */
  multidimensional: z.boolean().optional(),
  /** That of the title's own code, of which there is none. */
  stock: stockSchema.optional(),
  /** The lowest price, of the type FROM. */
  price: priceSchema.optional(),
  priceRange: priceRangeSchema.optional(),
  assessment: assessmentSchema,
  itemGroups: z.array(itemGroupSchema).optional(),
  variantOptions: z.array(itemProductSchema).optional(),
  localizedNames: z.array(localizedNameSchema).optional(),
})

export type ItemProduct = z.infer<typeof itemProductSchema>
export type TitleProduct = z.infer<typeof titleProductSchema>
export type ProductImage = z.infer<typeof imageSchema>
