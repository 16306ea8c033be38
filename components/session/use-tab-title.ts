'use client'

import { useEffect } from 'react'

/** Shows a text in the title of the tab while the page is hidden, and restores the title. */
export function useTabTitle(text: string): void {
  useEffect(() => {
    const before = document.title
    const show = () => {
      document.title = document.hidden ? text : before
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      document.removeEventListener('visibilitychange', show)
      document.title = before
    }
  }, [text])
}
