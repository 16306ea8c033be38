import { useEffect, useState } from 'react'
import { getJson, isObject } from '@/components/data/get-json'
import { isLongEnough, type SuggestAnswer } from '@/lib/catalogue/search/suggestions'

/** Debounce of the requests while typing. */
const PAUSE_MS = 150
/** Timeout of a request: a later suggestion is useless. */
const TIMEOUT_MS = 4_000

const isAnswer = (value: unknown): value is SuggestAnswer => isObject(value) && Array.isArray(value.sections)

async function ask(path: string, text: string, signal: AbortSignal): Promise<SuggestAnswer | undefined> {
  const address = `${path}&q=${encodeURIComponent(text)}`
  const answer = await getJson(address, body => (isAnswer(body) ? body : undefined), {
    signal,
    waitMs: TIMEOUT_MS,
    isShared: true,
  })
  return answer.ok ? answer.value : undefined
}

/**
 * Loads suggestions while the user types, after a pause. The result always belongs to the current text; a
 * response to earlier text is dropped.
 */
export function useSuggestions(input: HTMLInputElement, path: string): SuggestAnswer | undefined {
  const [text, setText] = useState(() => input.value.trim())
  const [answered, setAnswered] = useState<{ text: string; answer: SuggestAnswer | undefined }>()

  useEffect(() => {
    const read = () => setText(input.value.trim())
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])

  useEffect(() => {
    if (!isLongEnough(text)) return
    const current = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(path, text, current.signal)
      if (!current.signal.aborted) setAnswered({ text, answer })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      current.abort()
    }
  }, [text, path])

  return answered?.text === text ? answered.answer : undefined
}
