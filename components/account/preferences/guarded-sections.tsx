'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LeaveDialogProps } from '@/components/form/aids/leave-dialog'
import { type UnsavedSections, watchSections } from '@/components/form/aids/watch-sections'
import { loadPart } from '@/components/form/load-part'
import { whenIdle } from '@/components/ui/when-idle'

type Props = { texts: LeaveDialogProps['texts']; children: ReactNode }

/** Sections that are saved one by one: asks before saving one, or leaving, loses unsaved input of others. */
export function GuardedSections({ texts, children }: Props) {
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const [sections, setSections] = useState<UnsavedSections>()
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>()

  useEffect(() => {
    if (area === null) return
    const watched = watchSections(area)
    setSections(watched)
    return watched.stop
  }, [area])

  useEffect(
    () =>
      whenIdle(() => {
        void loadPart('leave-dialog', () => import('@/components/form/aids/leave-dialog')).then(part => {
          if (part !== undefined) setDialog(() => part.LeaveDialog)
        })
      }),
    [],
  )

  return (
    <div ref={setArea}>
      {children}
      {Dialog && sections && <Dialog keeper={sections} restored={false} texts={texts} />}
    </div>
  )
}
