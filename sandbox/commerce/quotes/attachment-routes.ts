import { Hono } from 'hono'
import { customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type CommerceEnvironment, type CommerceRoutes, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { findAttachment } from './attachment-store.ts'
import { requireQuote } from './require-quote.ts'

/** Files that the seller has added to a quote, for those who may see the quote. */
export const createAttachmentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/users/:user/quotes/:quote/attachments/:attachment', async request => {
    const context = await customerContext(commerce, request)
    const quote = requireQuote(context, pathSegment(request, 'quote'))
    const file = findAttachment(commerce.database, quote.code, pathSegment(request, 'attachment'))
    if (file === undefined) throw occError.notFound('Attachment not found', { reason: 'notFound' })
    return request.body(Buffer.from(file.content), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    })
  })
  return routes
}
