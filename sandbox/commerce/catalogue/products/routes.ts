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
import { productContext } from './product-context.ts'
import { findReferences } from './references.ts'
import { findItem } from './stored-item.ts'
import { findTitle } from './stored-title.ts'
import { toItem } from './to-item.ts'
import { toTitleWithItems } from './to-title.ts'

/** Single products and what belongs to them. */
export const createProductRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const answerProduct = answering('Product', request => ({ body: findProduct(commerce, request) }))
  routes.get('/products/:code', answerProduct)
  // The twin for buyers of organisations; our sites answer both alike.
  routes.get('/orgProducts/:code', answerProduct)
  routes.get(
    '/products/:code/references',
    answering('ReferenceList', request => ({ body: { references: listReferences(commerce, request) } })),
  )
  // No one writes reviews here; the engine's own pages ask for them all the same.
  routes.get(
    '/products/:code/reviews',
    answering('ReviewList', request => {
      findProduct(commerce, request)
      return { body: { reviews: [] } }
    }),
  )
  return routes
}

const unknownProduct = (code: string) =>
  occError.unknownIdentifier(`Product with code '${code}' not found!`, { subject: code })

/** The title or item that the path names. Throws 400. */
export const findProduct = (commerce: Commerce, request: CommerceRequest): object => {
  const context = productContext(commerce, request)
  const code = pathSegment(request, 'code')
  const title = findTitle(commerce.database, context.audience, code)
  if (title !== undefined) return toTitleWithItems(context, title)
  const item = findItem(commerce.database, context.audience, code)
  if (item === undefined) throw unknownProduct(code)
  return toItem(context, item)
}

/** Of an item, the references of its title, and if it is a kit, of what is used up with it. */
const listReferences = (commerce: Commerce, request: CommerceRequest): object[] => {
  const context = productContext(commerce, request)
  const code = pathSegment(request, 'code')
  const item = findItem(commerce.database, context.audience, code)
  const title = findTitle(commerce.database, context.audience, item?.titleCode ?? code)
  if (title === undefined) throw unknownProduct(code)
  const kinds = request.req.query('referenceType')?.split(',')
  const references = findReferences(context, { title, item: item?.code }, kinds)
  return references.slice(0, readCount(request, 'pageSize', references.length))
}
