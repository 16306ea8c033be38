'use client'

import { useEffect, useRef } from 'react'
import { keepTyped } from './keep-typed'
import { isLeaving, setLeaving } from './sign-out-state'
import { onTabMessage } from './tab-channel'
import { askAgain, currentVisitor, forgetVisitor, useVisitor } from './visitor'

/** Minimum interval between requests of a tab that is shown several times. */
const ASK_EVERY_MS = 5_000

const reloadPage = () => void keepTyped().then(() => window.location.reload())

/**
 * Reacts to a sign-out or a change of user in another tab: where the server reports that the user of this
 * page is no longer signed in, the page is reloaded, and the server decides what to show; what was typed
 * comes back after sign-in. An outage changes nothing, and the reload happens once only, because an anonymous
 * page has no user to lose.
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

/** The same as a component. */
export function SignOutElsewhere() {
  useSignOutElsewhere()
  return null
}

/**
 * Checks with the server after a message of another tab, and when a tab is shown again. A page that enters
 * the back/forward cache shows no user when it returns, until the server has responded.
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
