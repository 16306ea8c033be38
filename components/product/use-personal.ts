import { useEffect, useState } from 'react'
import { useVisitor } from '@/components/session/visitor'

/**
 * Personal data from our server for a signed-in user on a cached page; undefined for anonymous visitors,
 * while loading, and where the data is unavailable. Data of one user are never shown to another.
 * @param ask never rejects, and stays the same
 */
export function usePersonal<T>(
  path: string,
  ask: (path: string, signal: AbortSignal) => Promise<T | undefined>,
): T | undefined {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  const [loaded, setLoaded] = useState<{ visitorKey: string; words: T }>()
  useEffect(() => {
    if (visitorKey === undefined) return
    const ended = new AbortController()
    void ask(path, ended.signal).then(words => {
      if (words !== undefined && !ended.signal.aborted) setLoaded({ visitorKey, words })
    })
    return () => ended.abort()
  }, [ask, path, visitorKey])
  return loaded?.visitorKey === visitorKey ? loaded?.words : undefined
}
