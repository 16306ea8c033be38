'use client'

import { useEffect, useState } from 'react'
import { getJson, isObject } from '@/components/data/get-json'
import { useVisitor, type Visitor } from '@/components/session/visitor'
import { ANONYMOUS_KEY, type VisitorContext } from '@/lib/backends/flags/flag-context'
import type { FlagSource } from '@/lib/backends/flags/flag-source.server'

/**
 * Context for the flag service (spec §3): undefined until the visitor is known, and another context as soon
 * as a user signs in or out, here or in another tab. In an outage the context stays as it was.
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

/** Undefined where it cannot be determined. */
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
 * Fetches the context key of the signed-in user, which a cached page does not contain; the rest of the
 * context belongs to the site.
 */
async function fetchContext(path: string, context: VisitorContext): Promise<VisitorContext | undefined> {
  const answer = await getJson(path, parseKey)
  return answer.ok ? { ...context, key: answer.value, anonymous: answer.value === ANONYMOUS_KEY } : undefined
}

const parseKey = (body: unknown): string | undefined =>
  isObject(body) && typeof body.key === 'string' ? body.key : undefined
