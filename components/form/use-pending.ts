'use client'

import { useEffect, useRef, useState } from 'react'

export type Pending = {
  shown: boolean
  /** True at once, also within the event that began it. */
  isPending: () => boolean
  begin: () => void
  end: () => void
}

/** Whether something is on its way. A page that comes back from the browser's history waits for nothing. */
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
