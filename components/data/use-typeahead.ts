import { useEffect, useState } from 'react'
import { isLongEnough } from '@/lib/catalogue/search/suggestions'
import { getJson } from './get-json'

/** Debounce of the requests while typing. */
const PAUSE_MS = 150
/** Timeout of a request: a later suggestion is useless. */
const TIMEOUT_MS = 4_000

/**
 * Loads suggestions while the user types, after a pause; a response to earlier text is dropped. Returns the
 * latest suggestions with their text, which may not be the current one.
 * @param address of the suggestions for the text; the response is the same for all visitors
 * @param parse a function outside of the component: another one starts another request
 */
export function useTypeahead<T>(
  text: string,
  address: string,
  parse: (body: unknown) => T | undefined,
): { text: string; suggestions: T } | undefined {
  const [answered, setAnswered] = useState<{ text: string; suggestions: T }>()
  useEffect(() => {
    if (!isLongEnough(text)) return
    const current = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await getJson(address, parse, {
        signal: current.signal,
        waitMs: TIMEOUT_MS,
        isShared: true,
      })
      if (!current.signal.aborted && answer.ok) setAnswered({ text, suggestions: answer.value })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      current.abort()
    }
  }, [text, address, parse])
  return answered
}
