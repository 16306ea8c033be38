'use client'

import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'
import type { Warning } from '@/lib/session/timer/timer-state'
import { hasBrowserMark } from './browser-mark'
import { keepTyped } from './keep-typed'
import type { SessionTimerTexts } from './session-timer-texts'
import { noteSignInEnd, noteSignInStart, pageBeforeLogin } from './sso-referrer'
import type { RunningTimer } from './timer/start-session-timer'
import { useVisitor } from './visitor'

type DialogPart = typeof import('./timeout-dialog')

/**
 * Runs the session timer of a signed-in user, once the page is idle (spec §4, Session). It renders only the
 * warning, whose code is loaded when there is one.
 */
export function SessionTimer({ texts }: { texts: SessionTimerTexts }) {
  const visitorKey = useVisitorKey()
  const [warning, setWarning] = useState<Warning>()
  const running = useRef<RunningTimer>(undefined)
  const part = useDialogPart(warning !== undefined)

  useEffect(() => noteSignIn(visitorKey !== undefined), [visitorKey])

  useEffect(() => {
    // Paying an invoice in simplified mode needs no sign-in, so there is no session to watch.
    if (visitorKey === undefined) return
    let isEnded = false
    const callOff = whenIdle(() => {
      void import('./timer/start-session-timer').then(({ startSessionTimer }) => {
        if (!isEnded) running.current = startSessionTimer({ onWarning: setWarning, onEnd: () => void end() })
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

/** Records the start of a sign-in on the login page, and its end once a user is signed in. */
function noteSignIn(isSignedIn: boolean): void {
  const before = pageBeforeLogin(window.location, document.referrer)
  if (isSignedIn) noteSignInEnd()
  else if (before !== undefined) noteSignInStart(before)
}

/**
 * A chunk that fails to load does no harm: the server enforces the limits, and reports them on the next page.
 */
const ignore = () => undefined

/**
 * Ends the session on this page; what was typed comes back after sign-in. After a sign-out in another tab the
 * page only reloads, because no limit was reached.
 */
async function end(): Promise<void> {
  await keepTyped()
  if (hasBrowserMark(SIGNED_OUT_COOKIE)) window.location.reload()
  else signOut(true)
}

function signOut(timeout: boolean): void {
  void import('./sign-out').then(
    ({ signOutFromHere }) => signOutFromHere({ timeout }),
    () => window.location.reload(),
  )
}

/**
 * Visitor key of the signed-in user; an outage keeps the last one, so that the timer goes on. An agent who
 * acts as a customer has a bar with a time of its own.
 */
function useVisitorKey(): string | undefined {
  const visitor = useVisitor()
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (visitor?.state !== 'unavailable')
      setKey(visitor?.state === 'signedIn' && visitor.assisted === undefined ? visitor.visitorKey : undefined)
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
