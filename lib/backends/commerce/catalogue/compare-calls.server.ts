import 'server-only'
import { titleSearchPageSchema } from '@/lib/contract/commerce/catalogue/search'
import { type CommerceContext, callCommerce } from '../commerce-call.server'

const COMPARE_DEADLINE_MS = 3_000

/**
 * Fetches several titles with all their attributes, in the order of the codes; titles that this site does
 * not sell are missing.
 */
export const fetchTitlesToCompare = (context: CommerceContext, codes: readonly string[]) =>
  callCommerce(context, {
    operation: 'fetchTitlesToCompare',
    method: 'GET',
    deadlineMs: COMPARE_DEADLINE_MS,
    path: ['products', 'search'],
    query: {
      query: ':relevance',
      filters: `code:${codes.join(',')}`,
      pageSize: String(codes.length),
      fields:
        'products(DEFAULT,images(DEFAULT),priceRange(DEFAULT),assessment(FULL),itemGroups(DEFAULT)),pagination(FULL)',
    },
    schema: titleSearchPageSchema,
  })
