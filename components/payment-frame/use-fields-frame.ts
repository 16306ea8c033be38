'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import { readFrameMessage } from './frame-messages'
import type { TokenOutcome } from './use-token-on-submit'

/** Time after which fields that have not announced themselves count as not loaded. */
const LOAD_TIMEOUT_MS = 10_000

/** Time after which a card that was sent counts as failed. */
const TOKEN_TIMEOUT_MS = 20_000

type Pending = { id: string; resolve: (outcome: TokenOutcome) => void }

type FieldsState = {
  frameRef: RefObject<HTMLIFrameElement | null>
  state: 'loading' | 'ready' | 'failed'
  /** Height of the content of the frame, in pixels. */
  height: number | undefined
  /** Asks the frame for a token; it shows errors in its fields itself. */
  tokenize: () => Promise<TokenOutcome>
}

/**
 * Talks to the frame of the card fields. Messages count only from the frame itself and its own origin, and
 * are sent to that origin only.
 */
export function useFieldsFrame({ origin }: FieldsFrame, attempt: number): FieldsState {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const pending = useRef<Pending>(undefined)
  const [state, setState] = useState<FieldsState['state']>('loading')
  const [height, setHeight] = useState<number>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads another frame.
  useEffect(() => {
    setState('loading')
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS)
    const listen = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frameRef.current?.contentWindow) return
      const message = readFrameMessage(data)
      if (message?.type === 'ready') {
        clearTimeout(timer)
        setState('ready')
      } else if (message?.type === 'height') setHeight(message.height)
      else if (message !== undefined && message.id === pending.current?.id) pending.current.resolve(message)
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [origin, attempt])

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
      frameRef.current?.contentWindow?.postMessage({ type: 'tokenize', id }, origin)
    })

  return { frameRef, state, height, tokenize }
}
