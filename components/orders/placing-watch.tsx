'use client'

import { useEffect } from 'react'
import { getJson, isObject } from '@/components/data/get-json'

const EVERY_MS = 2_000

const parseOver = (body: unknown) => (isObject(body) && body.isOver === true ? true : undefined)

type Props = {
  /** Address that responds whether the result is known. */
  path: string
  onOver?: () => void
}

/** Waits for the result of an order that is being placed, then loads the page anew, which shows it. */
export function PlacingWatch({ path, onOver = reload }: Props) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = await getJson(path, parseOver, { signal })
      if (signal.aborted) return
      // After sign-in the page shows the result.
      if (answer.ok || answer.error.kind === 'signedOut') onOver()
      else askLater()
    }
    const askLater = () => {
      timer = setTimeout(ask, EVERY_MS)
    }
    askLater()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [path, onOver])
  return null
}

const reload = () => window.location.reload()
