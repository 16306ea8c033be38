'use client'

import { type RefCallback, useCallback, useRef, useState } from 'react'
import { loadPart } from '../load-part'
import type { AutosaveControl } from './autosave'

export type Autosave = {
  /** Goes on the form. */
  formRef: RefCallback<HTMLFormElement>
  /** Comes right after the page; what was typed before it came is kept like the rest. */
  keeper: AutosaveControl | undefined
  /** The form has been saved: nothing is to be kept any more. */
  release: () => void
}

/**
 * Keeps what is typed in a form with the server, so that it survives a reload, a closed browser and a change
 * of device.
 */
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
