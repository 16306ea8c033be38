import { Hono } from 'hono'
import type { Commerce } from '../../commerce.ts'
import { answering } from '../../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../../http/environment.ts'
import { occError } from '../../http/occ-error.ts'
import { readCount } from '../../http/paging.ts'
import { productContext } from '../products/product-context.ts'
import { invalid } from './query.ts'
import { readSearchRequest } from './read-request.ts'
import { searchCatalogue } from './search-catalogue.ts'
import { suggestPhrases } from './suggest.ts'
import { toSearchPage } from './to-search-page.ts'

/** Search, suggestions, and the products of a category. Before the routes that take any code. */
export const createSearchRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  // A HEAD request is answered by the same route, without the body.
  routes.get(
    '/products/search',
    answering('ProductSearchPage', request => answerSearch(commerce, request)),
  )
  routes.get(
    '/products/suggestions',
    answering('SuggestionList', request => answerSuggestions(commerce, request)),
  )
  routes.get(
    '/categories/:category/products',
    answering('ProductSearchPage', request => {
      const category = pathSegment(request, 'category')
      if (!commerce.catalogue.categories().has(category)) {
        throw occError.unknownIdentifier(`Category with code '${category}' not found!`, { subject: category })
      }
      return answerSearch(commerce, request, category)
    }),
  )
  return routes
}

const answerSearch = async (commerce: Commerce, request: CommerceRequest, category?: string) => {
  const asked = await readSearchRequest(commerce, request, category)
  const result = searchCatalogue(commerce.catalogue.search, asked)
  request.header('x-total-count', String(result.total))
  return { body: toSearchPage(productContext(commerce, request), asked, result) }
}

const MOST_SUGGESTIONS = 20

const answerSuggestions = (commerce: Commerce, request: CommerceRequest) => {
  const term = request.req.query('term')
  if (term === undefined) throw invalid('term', 'A term is needed.')
  const most = Math.min(MOST_SUGGESTIONS, readCount(request, 'max', 10))
  const { audience } = productContext(commerce, request)
  const phrases = suggestPhrases(commerce.catalogue.search, audience, term).slice(0, most)
  return { body: { suggestions: phrases.map(value => ({ value })) } }
}
