'use client'

import { useEffect, useState } from 'react'
import { loadPart } from '@/components/form/load-part'
import { type FrameDialogName, OPEN_DIALOG } from '@/components/ui/frame-dialog-names'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import type { FrameDialogTexts } from './frame-dialog-texts'

type Dialogs = typeof import('./open-dialog')

const nameOf = (value: unknown): FrameDialogName | undefined =>
  value === 'help' || value === 'country' ? value : undefined

/** Opens the dialogs that every page has; their code is loaded when the first one is opened. */
export function FrameDialogs({ texts }: { texts: FrameDialogTexts }) {
  const [name, setName] = useState<FrameDialogName>()
  const [dialogs, setDialogs] = useState<Dialogs>()

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const open = async (asked: FrameDialogName, orElse?: () => void) => {
      const part = await loadPart('dialogs', () => import('./open-dialog'), orElse)
      if (signal.aborted || part === undefined) return
      setDialogs(part)
      setName(asked)
    }
    const onClick = (click: MouseEvent) => {
      const link =
        click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[data-dialog]') : null
      const asked = nameOf(link?.dataset.dialog)
      if (link === null || asked === undefined || opensElsewhere(click) || click.defaultPrevented) return
      click.preventDefault()
      void open(asked, () => window.location.assign(link.href))
    }
    const onAsked = (event: Event) => {
      const asked = event instanceof CustomEvent ? nameOf(event.detail) : undefined
      if (asked !== undefined) void open(asked, () => undefined)
    }
    document.addEventListener('click', onClick, { signal })
    document.addEventListener(OPEN_DIALOG, onAsked, { signal })
    return () => listening.abort()
  }, [])

  const Opened = dialogs?.OpenDialog
  return Opened && <Opened name={name} texts={texts} onClose={() => setName(undefined)} />
}
