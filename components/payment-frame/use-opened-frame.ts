'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import type { LoadState } from './card-fieldset'
import { openFrame } from './open-card-fields'

/** Time after which fields that have not announced themselves count as not loaded. */
const LOAD_TIMEOUT_MS = 10_000

type OpenedFrame = {
  /** Undefined until our server has opened it. */
  frame: FieldsFrame | undefined
  state: LoadState
  /** Why there is none, in the words of our server, if it has any. */
  message: string | undefined
  /** To be called once the fields have announced themselves. */
  setReady: () => void
}

/** Has our server open the frame of the card fields, and waits for the fields for a time. */
export function useOpenedFrame(openPath: string, attempt: number): OpenedFrame {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [frame, setFrame] = useState<FieldsFrame>()
  const [state, setState] = useState<LoadState>('loading')
  const [message, setMessage] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens another frame.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState('loading')
    setFrame(undefined)
    setMessage(undefined)
    timer.current = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS)
    void openFrame(openPath, signal).then(opened => {
      if (signal.aborted) return
      if (opened.ok) return setFrame(opened.value)
      clearTimeout(timer.current)
      setMessage(opened.error.message)
      setState('failed')
    })
    return () => {
      controller.abort()
      clearTimeout(timer.current)
    }
  }, [openPath, attempt])

  const setReady = useCallback(() => {
    clearTimeout(timer.current)
    setState('ready')
  }, [])

  return { frame, state, message, setReady }
}
