'use client'

import { useSyncExternalStore } from 'react'
import { type AccountSummary, fetchAccountSummary } from './account-summary'

/** The visitor of the page, as reported by our server. */
export type Visitor = AccountSummary

type Watch = { path: string; ended: AbortController }

let watch: Watch | undefined
let visitor: Visitor | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: Visitor | undefined): void {
  visitor = next
  for (const listener of listeners) listener()
}

/** The visitor of the page; undefined until it is known, and on the server. */
export const useVisitor = (): Visitor | undefined =>
  useSyncExternalStore(
    subscribe,
    () => visitor,
    () => undefined,
  )

/** The same outside of components. */
export const currentVisitor = (): Visitor | undefined => visitor

/**
 * Requests the visitor from our server again and updates all components. Of several requests in flight only
 * the last one counts.
 */
export async function askAgain(): Promise<Visitor | undefined> {
  if (watch === undefined) return visitor
  watch.ended.abort()
  const asked: Watch = { path: watch.path, ended: new AbortController() }
  watch = asked
  const answer = await fetchAccountSummary(asked.path, asked.ended.signal)
  if (asked === watch) publish(answer)
  return visitor
}

/** Fetches the visitor from our server without publishing it; undefined while nothing watches it. */
export const peekVisitor = async (): Promise<Visitor | undefined> =>
  watch && fetchAccountSummary(watch.path, new AbortController().signal)

/**
 * Discards the known visitor and any request in flight: no user is shown until our server has responded
 * again.
 */
export function forgetVisitor(): void {
  watch?.ended.abort()
  if (watch !== undefined) watch = { path: watch.path, ended: new AbortController() }
  publish(undefined)
}

/**
 * Requests the visitor once per page view, and again when the page is restored from the back/forward cache.
 * Only the header calls it. Returns the cleanup function, which also discards the visitor.
 */
export function watchVisitor(path: string): () => void {
  watch = { path, ended: new AbortController() }
  void askAgain()
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void askAgain()
  }
  window.addEventListener('pageshow', onReturn)
  return () => {
    window.removeEventListener('pageshow', onReturn)
    forgetVisitor()
    watch = undefined
  }
}
