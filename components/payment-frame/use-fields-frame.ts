'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import type { LoadState } from './card-fieldset'
import { readFrameMessage } from './frame-messages'
import { useOpenedFrame } from './use-opened-frame'
import type { TokenOutcome } from './use-token-on-submit'

/** Time after which a card that was sent counts as failed. */
const TOKEN_TIMEOUT_MS = 20_000

type Pending = { id: string; resolve: (outcome: TokenOutcome) => void }

type FieldsState = {
  /** Undefined until our server has opened it. */
  frame: FieldsFrame | undefined
  frameRef: RefObject<HTMLIFrameElement | null>
  state: LoadState
  /** Why the fields cannot be used, in the words of our server, if it has any. */
  message: string | undefined
  /** Height of the content of the frame, in pixels. */
  height: number | undefined
  /** Asks the frame for a token; it shows errors in its fields itself. */
  tokenize: () => Promise<TokenOutcome>
}

/**
 * Opens the frame of the card fields and talks to it. Messages count only from the frame itself and its own
 * origin, and are sent to that origin only.
 */
export function useFieldsFrame(openPath: string, attempt: number): FieldsState {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const pending = useRef<Pending>(undefined)
  const { frame, state, message, setReady } = useOpenedFrame(openPath, attempt)
  const [height, setHeight] = useState<number>()
  const origin = frame?.origin

  useEffect(() => {
    if (origin === undefined) return
    const listen = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frameRef.current?.contentWindow) return
      const message = readFrameMessage(data)
      if (message?.type === 'ready') setReady()
      else if (message?.type === 'height') setHeight(message.height)
      else if (message !== undefined && message.id === pending.current?.id) pending.current.resolve(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, setReady])

  const tokenize = () =>
    new Promise<TokenOutcome>(resolve => {
      const id = String(performance.now())
      const timer = setTimeout(() => resolve({ type: 'failed' }), TOKEN_TIMEOUT_MS)
      pending.current = {
        id,
        resolve: outcome => {
          clearTimeout(timer)
          resolve(outcome)
        },
      }
      if (origin !== undefined) frameRef.current?.contentWindow?.postMessage({ type: 'tokenize', id }, origin)
    })

  return { frame, frameRef, state, message, height, tokenize }
}
