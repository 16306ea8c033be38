'use client'

import { useEffect, useRef } from 'react'
import { isLeaving, setLeaving } from './sign-out-state'
import { onTabMessage } from './tab-channel'
import { askAgain, currentVisitor, forgetVisitor, useVisitor } from './visitor'

/** A tab that is shown several times within this time asks once. */
const ASK_EVERY_MS = 5_000

const reloadPage = () => window.location.reload()

/**
 * Follows a sign-out or a change of person in another tab: where our server says that the person whom this
 * page was drawn for is not there any more, the page is loaded anew, and the server decides what there is to
 * see. An outage changes nothing, and the reload can happen once only, because a page that begins anonymous
 * has nobody to lose.
 */
export function useSignOutElsewhere(reload: () => void = reloadPage): void {
  const visitor = useVisitor()
  const drawnFor = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (visitor === undefined || visitor.state === 'unavailable' || isLeaving()) return
    const present = visitor.state === 'signedIn' ? visitor.visitorKey : undefined
    if (drawnFor.current !== undefined && drawnFor.current !== present) {
      setLeaving(true)
      reload()
    }
    drawnFor.current = present
  }, [visitor, reload])

  useEffect(watchAbsence, [])
}

/** The same as a part of the page. */
export function SignOutElsewhere() {
  useSignOutElsewhere()
  return null
}

/**
 * What another tab says is asked about. Tabs that slept ask when they are shown. A page that goes into the
 * browser's memory shows nobody when it comes back, until the server has answered.
 */
function watchAbsence(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let askedAt = performance.now()
  const onShow = () => {
    const isDue = performance.now() - askedAt >= ASK_EVERY_MS
    if (document.visibilityState !== 'visible' || !isDue || currentVisitor()?.state !== 'signedIn') return
    askedAt = performance.now()
    void askAgain()
  }
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    setLeaving(true)
    forgetVisitor()
  }
  document.addEventListener('visibilitychange', onShow, { signal })
  window.addEventListener('pagehide', onHide, { signal })
  window.addEventListener('pageshow', () => setLeaving(false), { signal })
  const endMessages = onTabMessage(({ kind }) => {
    if (kind !== 'activity') void askAgain()
  })
  signal.addEventListener('abort', endMessages)
  return () => listeners.abort()
}
