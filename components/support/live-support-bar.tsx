'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useVisitor } from '@/components/session/visitor'
import type { RunningBarProps } from './running-bar'

/**
 * The bar of an agent who acts as a customer, also on pages that are cached for all visitors. Its code is
 * loaded for agents alone.
 */
export function LiveSupportBar() {
  const visitor = useVisitor()
  const assisted = visitor?.state === 'signedIn' ? visitor.assisted : undefined
  const [Bar, setBar] = useState<ComponentType<RunningBarProps>>()
  const isNeeded = assisted !== undefined

  useEffect(() => {
    if (!isNeeded) return
    import('./running-bar').then(
      part => setBar(() => part.RunningBar),
      () => undefined,
    )
  }, [isNeeded])

  return Bar === undefined || assisted === undefined ? null : <Bar assisted={assisted} />
}
