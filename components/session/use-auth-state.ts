'use client'

import { useEffect, useReducer } from 'react'
import { useVisitor } from '@/components/session/visitor'
import { AUTH_START, type AuthState, nextAuthState } from '@/lib/auth/auth-state'
import { AUTH_FALLBACK_MS } from '@/lib/config/limits'
import { KNOWN_BROWSER_COOKIE } from '@/lib/cookies/cookie-names'
import { hasBrowserMark } from './browser-mark'

export type SignInAddresses = { silentSignIn: string; signIn: string }

/** One attempt per page load: after a refusal or a sign-out, the visitor is not signed in silently. */
let hasAsked = false

/** Whether this page has the given address: a silent sign-in must not overtake the login form. */
const isAt = (address: string): boolean => new URL(address, location.href).pathname === location.pathname

/**
 * Whether the visitor is still being determined (spec §4), and the silent sign-in of an anonymous visitor
 * with a session at the identity provider: at most one request per page, and none without the flag cookie of
 * such a browser.
 */
export function useAuthState({ silentSignIn, signIn }: SignInAddresses): AuthState {
  const [state, dispatch] = useReducer(nextAuthState, AUTH_START)
  const visitor = useVisitor()?.state ?? 'unknown'

  useEffect(() => {
    const timer = setTimeout(() => dispatch({ kind: 'fallback' }), AUTH_FALLBACK_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const asks = visitor === 'anonymous' && !hasAsked && hasBrowserMark(KNOWN_BROWSER_COOKIE) && !isAt(signIn)
    dispatch({ kind: 'answered', visitor, asks })
    if (!asks) return
    hasAsked = true
    void import('./ask-silently')
      .then(({ askSilently }) => askSilently(silentSignIn))
      .catch(() => undefined)
      .then(() => dispatch({ kind: 'silentEnded' }))
  }, [visitor, silentSignIn, signIn])

  return state
}

/** The same as a component. */
export function SilentSignIn(addresses: SignInAddresses) {
  useAuthState(addresses)
  return null
}
