import type { Commerce } from '../commerce.ts'
import type { CommerceRoutes } from '../http/environment.ts'
import { createQuoteActionRoutes } from './action-routes.ts'
import { createAttachmentRoutes } from './attachment-routes.ts'
import { createCommentRoutes } from './comment-routes.ts'
import { createQuoteRoutes } from './routes.ts'
import { createQuoteShareRoutes } from './share-routes.ts'

/** Routes of quotes: lists, actions, comments, attachments and shares. */
export const createAllQuoteRoutes = (commerce: Commerce): readonly CommerceRoutes[] => [
  createQuoteRoutes(commerce),
  createQuoteActionRoutes(commerce),
  createCommentRoutes(commerce),
  createAttachmentRoutes(commerce),
  createQuoteShareRoutes(commerce),
]
