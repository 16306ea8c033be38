import { SIGN_OUT_PATH } from '@/lib/site/paths'

/** Handlers whose requests the middleware forwards without renewing the session. */
export const UNRENEWED_HANDLERS: readonly string[] = [
  // It refreshes by itself what it needs, because it must not wait for a refresh.
  SIGN_OUT_PATH,
  // One response for all visitors: caches may store it, so it must not carry a visitor's cookies.
  '/api/catalogue/suggest',
  '/api/quick-order/suggest',
  // It needs the user only and no token. With a renewed session, its cookies would be too long together.
  '/api/site-move',
]
