'use client'

import type { ReactNode } from 'react'
import { useVisitor } from '@/components/session/visitor'

type Props = { children: ReactNode; instead?: ReactNode }

/**
 * Content for anonymous visitors only. Cached pages contain it; for signed-in users it is replaced by
 * `instead`, or removed. Without script nothing can be replaced, so both are offered.
 */
export function AnonymousOnly({ children, instead }: Props) {
  if (useVisitor()?.state === 'signedIn') return instead
  return (
    <>
      {children}
      {instead !== undefined && <noscript>{instead}</noscript>}
    </>
  )
}
