'use client'

import type { ReactNode } from 'react'
import { useVisitor } from '@/components/session/visitor'

type Props = { children: ReactNode; instead?: ReactNode }

/**
 * Content for anonymous visitors only. Cached pages contain it; for signed-in users it is replaced by
 * `instead`, or removed.
 */
export const AnonymousOnly = ({ children, instead }: Props) =>
  useVisitor()?.state === 'signedIn' ? instead : children
