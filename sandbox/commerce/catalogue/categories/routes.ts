import { Hono } from 'hono'
import { CATALOG, CATALOG_VERSION } from '../../../../lib/contract/commerce/catalogue/category.ts'
import type { Commerce } from '../../commerce.ts'
import { answering } from '../../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../../http/environment.ts'
import { occError } from '../../http/occ-error.ts'
import { toHierarchies, toHierarchy } from './to-hierarchy.ts'

/** The one catalogue of a site and its category tree. */
export const createCatalogRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const catalog = (request: CommerceRequest) => describeCatalog(commerce, request)
  routes.get(
    '/catalogs',
    answering('CatalogList', request => ({ body: { catalogs: [catalog(request)] } })),
  )
  routes.get(
    '/catalogs/:catalog',
    answering('Catalog', request => ({ body: catalog(request) })),
  )
  routes.get(
    '/catalogs/:catalog/:version',
    answering('CatalogVersion', request => ({ body: describeVersion(commerce, request) })),
  )
  routes.get(
    '/catalogs/:catalog/:version/categories/:category',
    answering('CategoryHierarchy', request => ({ body: describeCategory(commerce, request) })),
  )
  return routes
}

/**
 * Segments of the path that name something, each with what alone it may be; a route has only some of them.
 */
const requireKnown = (request: CommerceRequest): void => {
  for (const [segment, known] of [
    ['catalog', CATALOG],
    ['version', CATALOG_VERSION],
  ] as const) {
    const named = request.req.param(segment)
    if (named !== undefined && named !== known) throw unknown(segment, named)
  }
}

const unknown = (kind: string, code: string) =>
  occError.unknownIdentifier(`There is no ${kind} '${code}'.`, { subject: code })

const scopeOf = ({ catalogue }: Commerce, request: CommerceRequest) => ({
  tree: catalogue.categories(),
  index: catalogue.search.index(request.get('site').uid, 'title'),
  language: request.get('language'),
})

const describeVersion = (commerce: Commerce, request: CommerceRequest) => {
  requireKnown(request)
  return { id: CATALOG_VERSION, categories: toHierarchies(scopeOf(commerce, request)) }
}

const describeCatalog = (commerce: Commerce, request: CommerceRequest) => ({
  id: CATALOG,
  name: CATALOG,
  catalogVersions: [describeVersion(commerce, request)],
})

const describeCategory = (commerce: Commerce, request: CommerceRequest) => {
  requireKnown(request)
  const scope = scopeOf(commerce, request)
  const code = pathSegment(request, 'category')
  if (!scope.tree.has(code)) throw unknown('category', code)
  return toHierarchy(scope, code)
}
