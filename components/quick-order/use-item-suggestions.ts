import { useState } from 'react'
import { isObject } from '@/components/data/get-json'
import { useTypeahead } from '@/components/data/use-typeahead'

type ItemSuggestion = { code: string; label: string }

const readItems = (body: unknown): readonly ItemSuggestion[] | undefined =>
  isObject(body) && Array.isArray(body.items) ? body.items : undefined

/** Items that a typed text can mean. Those of an earlier text stay: the browser filters them itself. */
export function useItemSuggestions(path: string) {
  const [text, setText] = useState('')
  const answered = useTypeahead(text, `${path}&${new URLSearchParams({ term: text })}`, readItems)
  return { items: answered?.suggestions ?? [], type: (typed: string) => setText(typed.trim()) }
}
