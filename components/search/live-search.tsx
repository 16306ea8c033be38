'use client'

import { useEffect } from 'react'

/** Applies filters at once, without the submit button; the code for it is loaded after the page. */
export function LiveSearch() {
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    import('./live-results').then(
      part => {
        if (!isGone) stop = part.startLiveResults()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return null
}
