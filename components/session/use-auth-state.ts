'use client'

import { useEffect, useReducer } from 'react'
import { useVisitor } from '@/components/session/visitor'
import { AUTH_START, type AuthState, nextAuthState } from '@/lib/auth/auth-state'
import { AUTH_FALLBACK_MS } from '@/lib/config/limits'
import { KNOWN_BROWSER_COOKIE } from '@/lib/cookies/cookie-names'
import { hasBrowserMark } from './browser-mark'

export type SignInAddresses = { silentSignIn: string; signIn: string }

/**
 * Once for all that this page's life brings: whoever was refused, or signs out later, is not signed in behind
 * their back.
 */
let hasAsked = false

/** Whoever is about to sign in by the form is not overtaken. */
const isAt = (address: string): boolean => new URL(address, location.href).pathname === location.pathname

/**
 * Whether it is still being found out who looks at the page (spec §4), and the silent sign-in of a stranger
 * whom the identity provider knows: at most one request per page, none for other strangers.
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
    dispatch({ kind: 'told', visitor, asks })
    if (!asks) return
    hasAsked = true
    void import('./ask-silently')
      .then(({ askSilently }) => askSilently(silentSignIn))
      .catch(() => undefined)
      .then(() => dispatch({ kind: 'silentEnded' }))
  }, [visitor, silentSignIn, signIn])

  return state
}

/** The same as a part of the page. */
export function SilentSignIn(addresses: SignInAddresses) {
  useAuthState(addresses)
  return null
}
