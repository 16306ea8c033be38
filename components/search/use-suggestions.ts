import { useEffect, useState } from 'react'
import { isObject } from '@/components/data/get-json'
import { useTypeahead } from '@/components/data/use-typeahead'
import type { SuggestAnswer } from '@/lib/catalogue/search/suggestions'

const isAnswer = (value: unknown): value is SuggestAnswer => isObject(value) && Array.isArray(value.sections)

const readAnswer = (body: unknown): SuggestAnswer | undefined => (isAnswer(body) ? body : undefined)

/** Suggestions for what is typed into a search box. The result always belongs to the current text. */
export function useSuggestions(input: HTMLInputElement, path: string): SuggestAnswer | undefined {
  const [text, setText] = useState(() => input.value.trim())
  useEffect(() => {
    const read = () => setText(input.value.trim())
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  const answered = useTypeahead(text, `${path}&${new URLSearchParams({ q: text })}`, readAnswer)
  return answered?.text === text ? answered.suggestions : undefined
}
