import type { z } from 'zod'
import {
  itemSearchPageSchema,
  suggestionListSchema,
  titleSearchPageSchema,
} from '../../../../lib/contract/commerce/catalogue/search.ts'
import { createCatalogueControlRoutes } from '../../../../sandbox/commerce/catalogue/control-routes.ts'
import type { SandboxSettings } from '../../../../sandbox/settings.ts'
import { createHarness, readExactly } from '../commerce-harness.ts'

type Search = {
  site?: string
  filters?: string
  as?: string
  sort?: string
  page?: number
  pageSize?: number
  lang?: string
}

export type CatalogueHarness = ReturnType<typeof createCatalogueHarness>

/** A commerce service with the sample catalogue. */
export const createCatalogueHarness = (settings: Partial<SandboxSettings> = {}) => {
  const commerce = createHarness({}, settings)
  const control = createCatalogueControlRoutes(commerce.context.database)

  const search = async <T>(schema: z.ZodType<T>, query: string, wish: Search = {}): Promise<T> => {
    const { site = 'usassessments', as, filters, sort, page, pageSize, lang } = wish
    const parameters = new URLSearchParams({
      query,
      fields: 'FULL',
      ...(filters && { filters }),
      ...(sort && { sort }),
      ...(page !== undefined && { currentPage: String(page) }),
      ...(pageSize && { pageSize: String(pageSize) }),
      ...(lang && { lang }),
    })
    const response = await commerce.call(
      `/occ/v2/${site}/products/search?${parameters}`,
      as === undefined ? {} : { as },
    )
    return readExactly(response, schema)
  }

  return {
    ...commerce,
    searchTitles: (query: string, wish?: Search) =>
      search(titleSearchPageSchema, query, { filters: 'productKind:title', ...wish }),
    searchItems: (query: string, wish?: Search) =>
      search(itemSearchPageSchema, query, { filters: 'productKind:item', ...wish }),
    suggest: async (term: string, site = 'usassessments') => {
      const path = `/occ/v2/${site}/products/suggestions?term=${encodeURIComponent(term)}`
      const { suggestions } = await readExactly(await commerce.call(path), suggestionListSchema)
      return suggestions.map(({ value }) => value)
    },
    /** Changes a product as the control service does. */
    change: async (path: string, body: unknown): Promise<number> =>
      (await control.request(path, { method: 'PUT', body: JSON.stringify(body) })).status,
  }
}

export const acronymsOf = (page: { products: readonly { assessment: { acronym: string } }[] }): string[] =>
  page.products.map(({ assessment }) => assessment.acronym)
