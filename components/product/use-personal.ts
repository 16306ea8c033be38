import { useEffect, useState } from 'react'
import { useVisitor } from '@/components/session/visitor'

/**
 * What our server says to whoever is signed in, on a page that is the same for everybody; undefined for
 * strangers, until it is said, and where it cannot be. Nobody is shown what was said to somebody else.
 * @param ask never rejects, and stays the same
 */
export function usePersonal<T>(
  path: string,
  ask: (path: string, signal: AbortSignal) => Promise<T | undefined>,
): T | undefined {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  const [told, setTold] = useState<{ visitorKey: string; words: T }>()
  useEffect(() => {
    if (visitorKey === undefined) return
    const ended = new AbortController()
    void ask(path, ended.signal).then(words => {
      if (words !== undefined && !ended.signal.aborted) setTold({ visitorKey, words })
    })
    return () => ended.abort()
  }, [ask, path, visitorKey])
  return told?.visitorKey === visitorKey ? told?.words : undefined
}
