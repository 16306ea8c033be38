'use client'

import { useEffect, useState } from 'react'
import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { useVisitor, type Visitor } from '@/components/session/visitor'
import { ANONYMOUS_KEY, type VisitorContext } from '@/lib/backends/flags/flag-context'
import type { FlagSource } from '@/lib/backends/flags/flag-source.server'

/**
 * For whom the flag service is asked (spec §3): undefined until it is known who looks at the page, and
 * another context as soon as somebody signs in or out, here or in another tab. In doubt it stays as it was.
 */
export function useFlagContext(source: FlagSource): VisitorContext | undefined {
  const visitor = useVisitor()
  const [context, setContext] = useState<VisitorContext>()
  useEffect(() => {
    if (visitor === undefined) return
    let isOutdated = false
    void contextOf(visitor, source).then(next => {
      if (isOutdated) return
      setContext(now => (next === undefined ? (now ?? source.context) : now?.key === next.key ? now : next))
    })
    return () => {
      isOutdated = true
    }
  }, [visitor, source])
  return context
}

/** Undefined where it cannot be told. */
async function contextOf(
  visitor: Visitor,
  { context, visitorKey, contextPath }: FlagSource,
): Promise<VisitorContext | undefined> {
  switch (visitor.state) {
    case 'unavailable':
      return undefined
    case 'anonymous':
      return context.anonymous ? context : { ...context, key: ANONYMOUS_KEY, anonymous: true }
    case 'signedIn':
      return visitor.visitorKey === visitorKey ? context : fetchContext(contextPath, context)
  }
}

/**
 * Our server tells a cached page the key of who has signed in; everything else of the context is the site's.
 */
async function fetchContext(path: string, context: VisitorContext): Promise<VisitorContext | undefined> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    })
    const body: unknown = response.ok ? await response.json() : undefined
    const key = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined
    if (typeof key !== 'string') return undefined
    return { ...context, key, anonymous: key === ANONYMOUS_KEY }
  } catch {
    return undefined
  }
}
