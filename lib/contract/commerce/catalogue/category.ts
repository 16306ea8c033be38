import { z } from 'zod'

/** Product catalogue of all sites, and its published version. */
export const CATALOG = 'assessmentsProductCatalog'
export const CATALOG_VERSION = 'Online'

export type Category = {
  id: string
  name: string
  description?: string | undefined
  /** Number of titles that this site sells in the category and its subcategories. */
  count?: number | undefined
  subcategories: readonly Category[]
}

/** A node of the category tree; `description` and `count` are our extension. */
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
