'use client'

import { useSyncExternalStore } from 'react'
import { type AccountSummary, fetchAccountSummary } from './account-summary'

/** Who looks at the page, as our server has told it. */
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

/** Who looks at the page; undefined while nobody has said so yet, and on the server. */
export const useVisitor = (): Visitor | undefined =>
  useSyncExternalStore(
    subscribe,
    () => visitor,
    () => undefined,
  )

/** The same outside of what is drawn. */
export const currentVisitor = (): Visitor | undefined => visitor

/**
 * Asks our server again and tells everybody who looks. Of several answers on the way the last question's
 * counts.
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

/**
 * What was known of the visitor, or is on its way, is of the past: nobody is shown until our server has been
 * asked again.
 */
export function forgetVisitor(): void {
  watch?.ended.abort()
  if (watch !== undefined) watch = { path: watch.path, ended: new AbortController() }
  publish(undefined)
}

/**
 * Asks once for the view of a page, and again where the browser's memory of pages makes the answer doubtful.
 * Only the frame of the page calls it. Returns what ends it and forgets the visitor.
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
