'use client'

import { type RefCallback, useCallback, useRef, useState } from 'react'
import { loadPart } from '../load-part'
import type { AutosaveControl } from './autosave'

export type Autosave = {
  /** Ref of the form. */
  formRef: RefCallback<HTMLFormElement>
  /** Loaded right after the page; input typed before that is saved like the rest. */
  keeper: AutosaveControl | undefined
  /** Ends autosave after the form has been saved. */
  release: () => void
}

/** Autosave for a form, so that its input survives a reload, a closed browser and a change of device. */
export function useAutosave(): Autosave {
  const [keeper, setKeeper] = useState<AutosaveControl>()
  const latest = useRef<AutosaveControl>(undefined)
  const isDone = useRef(false)

  const formRef = useCallback((form: HTMLFormElement | null) => {
    if (form === null) return
    let isGone = false
    void loadPart('typing-keeper', () => import('./autosave')).then(part => {
      if (part === undefined || isGone || isDone.current) return
      latest.current = part.startAutosave(form)
      setKeeper(latest.current)
    })
    return () => {
      isGone = true
      latest.current?.stop()
    }
  }, [])

  const release = () => {
    isDone.current = true
    latest.current?.release()
  }

  return { formRef, keeper, release }
}
