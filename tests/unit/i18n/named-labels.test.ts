import { expect, test } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'

type Texts = { readonly [key: string]: string | Texts }

const NAMED = 'Named'

/** Pairs of a label that is seen and the same for screen readers, which also names its object. */
const pairsOf = (texts: Texts): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return pairsOf(text)
    const seen = key.endsWith(NAMED) ? texts[key.slice(0, -NAMED.length)] : undefined
    return typeof seen === 'string' ? [[seen, text] as const] : []
  })

// Whoever speaks to their computer says what they see (WCAG 2.5.3).
test.each(LOCALES)('a label with the name of its object contains the label that is seen in %s', locale => {
  const pairs = pairsOf(getMessages(locale))
  expect(pairs.length).toBeGreaterThan(10)
  expect(pairs.filter(([seen, named]) => !named.toLowerCase().includes(seen.toLowerCase()))).toEqual([])
})
