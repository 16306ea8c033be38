'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { SuggestBoxProps } from './suggest-box'

const BOX = '[role="search"] input[name="q"]'

/**
 * Loads the suggestions of the header's search when the box gets the focus for the first time. Without them
 * it is a plain form.
 */
export function SuggestEnhancer({ path }: { path: string }) {
  const [input, setInput] = useState<HTMLInputElement>()
  const [Box, setBox] = useState<ComponentType<SuggestBoxProps>>()
  useEffect(() => {
    const ended = new AbortController()
    const arrive = (element: Element | null) => {
      if (!(element instanceof HTMLInputElement) || !element.matches(BOX)) return
      ended.abort()
      setInput(element)
      import('./suggest-box').then(
        part => setBox(() => part.SuggestBox),
        () => undefined,
      )
    }
    document.addEventListener('focusin', ({ target }) => arrive(target instanceof Element ? target : null), {
      signal: ended.signal,
    })
    // The box may have the focus already.
    arrive(document.activeElement)
    return () => ended.abort()
  }, [])
  return Box && input && <Box input={input} path={path} />
}
