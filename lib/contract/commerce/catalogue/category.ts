import { z } from 'zod'

/** The catalogue of every site and its published version. */
export const CATALOG = 'assessmentsProductCatalog'
export const CATALOG_VERSION = 'Online'

export type Category = {
  id: string
  name: string
  description?: string | undefined
  /** Titles that this site sells in it and below it. */
  count?: number | undefined
  subcategories: readonly Category[]
}

/** A part of the category tree; `description` and `count` are our extension. */
const categorySchema: z.ZodType<Category> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    count: z.int().optional(),
    subcategories: z.array(categorySchema),
  }),
)

export const catalogVersionSchema = z.object({ id: z.string(), categories: z.array(categorySchema) })
