import { useEffect, useState } from 'react'
import { getJson, isObject } from '@/components/data/get-json'
import { isLongEnough } from '@/lib/catalogue/search/suggestions'

export type ItemSuggestion = { code: string; label: string }

/** Debounce of the requests while typing. */
const PAUSE_MS = 150
/** Timeout of a request: a later suggestion is useless. */
const TIMEOUT_MS = 4_000

const readItems = (body: unknown): readonly ItemSuggestion[] | undefined =>
  isObject(body) && Array.isArray(body.items) ? body.items : undefined

/** Items that a typed text can mean, after a pause; a response to earlier text is dropped. */
export function useItemSuggestions(path: string) {
  const [text, setText] = useState('')
  const [items, setItems] = useState<readonly ItemSuggestion[]>([])
  useEffect(() => {
    if (!isLongEnough(text)) return
    const current = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await getJson(`${path}&${new URLSearchParams({ term: text })}`, readItems, {
        signal: current.signal,
        waitMs: TIMEOUT_MS,
        isShared: true,
      })
      if (!current.signal.aborted && answer.ok) setItems(answer.value)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      current.abort()
    }
  }, [text, path])
  return { items, type: (typed: string) => setText(typed.trim()) }
}
