'use client'

import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'
import type { Warning } from '@/lib/session/timer/timer-state'
import { hasBrowserMark } from './browser-mark'
import type { SessionTimerTexts } from './session-timer-texts'
import { noteSignInEnd, noteSignInStart, pageBeforeLogin } from './sso-referrer'
import type { RunningTimer } from './timer/start-session-timer'
import { useVisitor } from './visitor'

type DialogPart = typeof import('./timeout-dialog')

/**
 * Watches over the session of somebody who is signed in, once the page is at rest (spec §4, Session). Nothing
 * is drawn but the warning, whose part is loaded when there is one.
 */
export function SessionTimer({ texts }: { texts: SessionTimerTexts }) {
  const visitorKey = useVisitorKey()
  const [warning, setWarning] = useState<Warning>()
  const running = useRef<RunningTimer>(undefined)
  const part = useDialogPart(warning !== undefined)

  useEffect(() => noteSignIn(visitorKey !== undefined), [visitorKey])

  useEffect(() => {
    // Nobody is signed in who pays an invoice in the simplified mode, so it has no session to watch.
    if (visitorKey === undefined) return
    let isEnded = false
    const callOff = whenIdle(() => {
      void import('./timer/start-session-timer').then(({ startSessionTimer }) => {
        if (!isEnded) running.current = startSessionTimer({ onWarning: setWarning, onEnd: end })
      }, ignore)
    })
    return () => {
      isEnded = true
      callOff()
      running.current?.stop()
      running.current = undefined
      setWarning(undefined)
    }
  }, [visitorKey])

  if (warning === undefined || part === undefined) return null
  return (
    <part.TimeoutDialog
      warning={warning}
      texts={texts}
      onStay={() => running.current?.staySignedIn()}
      onNoted={() => running.current?.noteEnd()}
      onSignOut={() => signOut(false)}
    />
  )
}

/** The login page begins a sign-in, and whoever is signed in has ended one. */
function noteSignIn(isSignedIn: boolean): void {
  const before = pageBeforeLogin(window.location, document.referrer)
  if (isSignedIn) noteSignInEnd()
  else if (before !== undefined) noteSignInStart(before)
}

/**
 * Parts that cannot be had are missed by nobody: the server keeps to the limits, and says so at the next
 * page.
 */
const ignore = () => undefined

/** A session that another tab has signed out of is gone, too, but has reached no limit. */
function end(): void {
  if (hasBrowserMark(SIGNED_OUT_COOKIE)) window.location.reload()
  else signOut(true)
}

function signOut(timeout: boolean): void {
  void import('./sign-out').then(
    ({ signOutFromHere }) => signOutFromHere({ timeout }),
    () => window.location.reload(),
  )
}

/** An outage does not end the watch over somebody who was there before it. */
function useVisitorKey(): string | undefined {
  const visitor = useVisitor()
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (visitor?.state !== 'unavailable')
      setKey(visitor?.state === 'signedIn' ? visitor.visitorKey : undefined)
  }, [visitor])
  return key
}

function useDialogPart(isNeeded: boolean): DialogPart | undefined {
  const [part, setPart] = useState<DialogPart>()
  useEffect(() => {
    if (isNeeded) void import('./timeout-dialog').then(setPart, ignore)
  }, [isNeeded])
  return part
}
