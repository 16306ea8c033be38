'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import type { LeaveDialogProps } from './aids/leave-dialog'
import { type UnsavedSections, watchSections } from './aids/watch-sections'
import { loadPart } from './load-part'

type Props = {
  /** Id of the element with the sections; not a parent, so that they stay markup of the server alone. */
  areaId: string
  texts: LeaveDialogProps['texts']
}

/**
 * For plain forms, of which a page may have several: asks before leaving the page loses unsaved input, and
 * before saving one form loses that of others.
 */
export function SectionsGuard({ areaId, texts }: Props) {
  const [sections, setSections] = useState<UnsavedSections>()
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>()

  useEffect(() => {
    const area = document.getElementById(areaId)
    if (area === null) return
    const watched = watchSections(area)
    setSections(watched)
    return watched.stop
  }, [areaId])

  useEffect(
    () =>
      whenIdle(() => {
        void loadPart('leave-dialog', () => import('./aids/leave-dialog')).then(part => {
          if (part !== undefined) setDialog(() => part.LeaveDialog)
        })
      }),
    [],
  )

  return Dialog && sections && <Dialog keeper={sections} restored={false} texts={texts} />
}
