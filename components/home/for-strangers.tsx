'use client'

import type { ReactNode } from 'react'
import { useVisitor } from '@/components/session/visitor'

type Props = { children: ReactNode; instead?: ReactNode }

/**
 * What nobody needs who has an account. Cached pages come as for a stranger; who is signed in gets something
 * else, or nothing.
 */
export const ForStrangers = ({ children, instead }: Props) =>
  useVisitor()?.state === 'signedIn' ? instead : children
