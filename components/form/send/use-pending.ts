'use client'

import { useEffect, useRef, useState } from 'react'

export type Pending = {
  shown: boolean
  /** True at once, also within the event that started the submission. */
  isPending: () => boolean
  begin: () => void
  end: () => void
}

/** Whether a submission is in flight. A page that is restored from the back/forward cache has none. */
export function usePending(): Pending {
  const current = useRef(false)
  const [shown, setShown] = useState(false)
  const set = (pending: boolean) => {
    current.current = pending
    setShown(pending)
  }

  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      current.current = false
      setShown(false)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  return { shown, isPending: () => current.current, begin: () => set(true), end: () => set(false) }
}
