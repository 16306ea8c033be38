'use client'

import { useEffect } from 'react'
import { getJson, isObject } from '@/components/data/get-json'

/** States that end without an action on the page; a bank takes longer than commerce. */
const EVERY_MS = { processing: 2_000, challenge: 4_000 } as const

type WaitingState = keyof typeof EVERY_MS

type Props = {
  /** Address that responds with the state of the attempt. */
  path: string
  /** The state that the page shows. */
  shown: WaitingState
  onOver?: () => void
}

/**
 * Waits until a payment, or the order that it is for, is no longer in the state that is shown, then loads the
 * page anew, which shows what has become of it. It does not depend on what a frame of the bank says, or in
 * which tab it was open.
 */
export function AttemptWatch({ path, shown, onOver = reload }: Props) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = await getJson(path, stateOf, { signal })
      if (signal.aborted) return
      const isOver = answer.ok ? answer.value !== shown : answer.error.kind === 'signedOut'
      // After sign-in the page shows the result.
      if (isOver) onOver()
      else askLater()
    }
    const askLater = () => {
      timer = setTimeout(ask, EVERY_MS[shown])
    }
    askLater()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [path, shown, onOver])
  return null
}

const stateOf = (body: unknown) => (isObject(body) && typeof body.state === 'string' ? body.state : undefined)

const reload = () => window.location.reload()
