'use client'

import { useEffect } from 'react'

const loadAnew = () => window.location.reload()

/**
 * Asks the server for the page again when it comes back from the browser's memory: meanwhile the form may
 * have been done, and what was typed is kept by the server.
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
