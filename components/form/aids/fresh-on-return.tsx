'use client'

import { useEffect } from 'react'

const loadAnew = () => window.location.reload()

/**
 * Requests the page again when it is restored from the back/forward cache: meanwhile the form may have been
 * submitted, and the server has the saved input.
 */
export function FreshOnReturn({ onReturn = loadAnew }: { onReturn?: () => void }) {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [onReturn])
  return null
}
