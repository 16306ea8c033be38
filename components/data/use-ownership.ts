'use client'

import { useVisitor } from '@/components/session/visitor'

/**
 * Whose the data of a page is now: still of the visitor that it was rendered for, of nobody since that
 * visitor has signed out, or of a visitor who is no longer the one at the page. While the visitor isn't known
 * yet, the data is taken for theirs, because the server rendered it for their session.
 */
export type Ownership = 'unknown' | 'own' | 'signedOut' | 'somebodyElse'

/** Whose the data is that the server gave to the visitor with this key. */
export function useOwnership(visitorKey: string): Ownership {
  const visitor = useVisitor()
  if (visitor?.state === 'anonymous') return 'signedOut'
  if (visitor?.state !== 'signedIn') return 'unknown'
  return visitor.visitorKey === visitorKey ? 'own' : 'somebodyElse'
}
