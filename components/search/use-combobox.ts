import { useEffect, useRef, useState } from 'react'
import type { SuggestAnswer, Suggestion } from '@/lib/catalogue/search/suggestions'
import { NO_OPTION, readKey } from './combobox-keys'

type Options = {
  /** Id of the list; the ids of its options begin with it. */
  id: string
  hits: readonly Suggestion[]
  answer: SuggestAnswer | undefined
}

/**
 * An editable combobox with a list (WAI-ARIA APG). Typing opens the list; Escape, blur and choosing close it;
 * the arrow keys move through it while the caret stays in the box.
 */
export function useCombobox(input: HTMLInputElement, { id, hits, answer }: Options) {
  const [active, setActive] = useState(NO_OPTION)
  const [isClosed, setClosed] = useState(false)
  const isOpen = !isClosed && answer !== undefined

  // A new response resets the active option.
  const before = useRef(answer)
  if (before.current !== answer) {
    before.current = answer
    setActive(NO_OPTION)
  }

  const pressKey = (event: KeyboardEvent) => {
    const step = readKey(event, { isOpen, active, count: hits.length })
    if (step.isTaken) event.preventDefault()
    setActive(step.active)
    if (step.opens !== undefined) setClosed(!step.opens)
    if (step.follows) window.location.assign(hits[active]?.href ?? '')
  }

  // The handlers use the current render's values, so they are registered again after each render.
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const open = () => setClosed(false)
    input.addEventListener('keydown', pressKey, { signal })
    input.addEventListener('input', open, { signal })
    input.addEventListener('click', open, { signal })
    input.addEventListener('blur', () => setClosed(true), { signal })
    return () => ended.abort()
  })

  const activeId = isOpen && active !== NO_OPTION ? `${id}-${active}` : undefined
  useComboboxAttributes(input, { id, isOpen, activeId })
  return { active, isOpen }
}

type State = { id: string; isOpen: boolean; activeId: string | undefined }

/** The server renders a plain search box; the combobox attributes are added once there is a list. */
function useComboboxAttributes(input: HTMLInputElement, { id, isOpen, activeId }: State): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(isOpen))
    if (activeId === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isOpen, activeId])
}
