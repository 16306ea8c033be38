'use client'

import { useEffect } from 'react'

/** Says something in the title of the tab while nobody can see the page, and takes it back. */
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
