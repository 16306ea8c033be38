import { useEffect, useRef, useState } from 'react'
import type { SuggestAnswer, Suggestion } from '@/lib/catalogue/search/suggestions'
import { NO_OPTION, readKey } from './combobox-keys'

type Options = {
  /** Id of the list; its options are named after it. */
  id: string
  hits: readonly Suggestion[]
  answer: SuggestAnswer | undefined
}

/**
 * An editable combobox with a list (WAI-ARIA APG). Typing opens the list; Escape, leaving and choosing close
 * it; the arrow keys go through it while the caret stays in the box.
 */
export function useCombobox(input: HTMLInputElement, { id, hits, answer }: Options) {
  const [active, setActive] = useState(NO_OPTION)
  const [isClosed, setClosed] = useState(false)
  const isOpen = !isClosed && answer !== undefined

  // Another answer is another list.
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

  // The handlers speak of what is drawn now, so they are put on anew each time.
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

/** The page came with a plain search box; what makes it a combobox is added once there is a list. */
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
