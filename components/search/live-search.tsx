'use client'

import { useEffect } from 'react'

/** Makes the filters work at once, without the button that sends them; what does so comes after the page. */
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
