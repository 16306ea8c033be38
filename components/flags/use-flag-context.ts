'use client'

import { useEffect, useState } from 'react'
import { useVisitor, type Visitor } from '@/components/session/visitor'
import { ANONYMOUS_KEY, type VisitorContext } from '@/lib/flags/flag-context'
import type { FlagSource } from '@/lib/flags/flag-source.server'

/**
 * For whom the flag service is asked (spec §3): undefined until it is known who looks at the page, and another context as
 * soon as somebody signs in or out, here or in another tab. In doubt it stays as it was.
 */
export function useFlagContext(source: FlagSource): VisitorContext | undefined {
  const visitor = useVisitor()
  const [context, setContext] = useState<VisitorContext>()
  useEffect(() => {
    if (visitor === undefined) return
    const ended = new AbortController()
    void contextOf(visitor, source, ended.signal).then(next => {
      if (ended.signal.aborted) return
      setContext(now => (next === undefined ? (now ?? source.context) : now?.key === next.key ? now : next))
    })
    return () => ended.abort()
  }, [visitor, source])
  return context
}

/** Undefined where it cannot be told. */
async function contextOf(
  visitor: Visitor,
  { context, visitorKey, contextPath }: FlagSource,
  signal: AbortSignal,
): Promise<VisitorContext | undefined> {
  switch (visitor.state) {
    case 'unavailable':
      return undefined
    case 'anonymous':
      return context.anonymous ? context : { ...context, key: ANONYMOUS_KEY, anonymous: true }
    case 'signedIn':
      return visitor.visitorKey === visitorKey ? context : fetchContext(contextPath, context, signal)
  }
}

/** Our server tells a cached page the key of who has signed in; everything else of the context is the site's. */
async function fetchContext(
  path: string,
  context: VisitorContext,
  signal: AbortSignal,
): Promise<VisitorContext | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    const body: unknown = response.ok ? await response.json() : undefined
    const key = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined
    if (typeof key !== 'string') return undefined
    return { ...context, key, anonymous: key === ANONYMOUS_KEY }
  } catch {
    return undefined
  }
}
