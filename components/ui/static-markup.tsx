import type { ComponentType, HTMLAttributes } from 'react'
import { readStaticMarkupData, type StaticMarkupData } from './read-static-markup-data'

type Props<Data> = HTMLAttributes<HTMLElement> & {
  as: 'aside' | 'div' | 'footer' | 'nav' | 'section' | 'ul'
  id: string
  data: StaticMarkupData<Data>
  /**
   * What draws the data, on the server alone: `typeof window === 'undefined' && …`, which leaves it out of
   * the scripts.
   */
  draw: ComponentType<Data> | false
}

/**
 * Markup that the server draws from data and the browser leaves as it came: no script draws it again
 * (docs/decisions). For what nothing of React changes; `draw` has neither state nor context.
 */
export const StaticMarkup = <Data extends object>({
  as: Element,
  id,
  data,
  draw,
  ...attributes
}: Props<Data>) => (
  <Element
    id={id}
    {...attributes}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, escaped as always.
    dangerouslySetInnerHTML={{ __html: draw ? drawn(id, draw, data) : kept(id) }}
  />
)

/** As much as the languages of the store and what editors change meanwhile need. */
const DRAWN_MAX = 100

const memory = new Map<string, string>()

/** The same data is drawn once. */
function drawn<Data extends object>(
  id: string,
  Draw: ComponentType<Data>,
  name: StaticMarkupData<Data>,
): string {
  if (typeof window !== 'undefined') return kept(id)
  const key = `${id} ${name}`
  const known = memory.get(key)
  if (known !== undefined) return remember(key, known)
  // Loaded here because the browser's part must not have it.
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server')
  const html = renderToStaticMarkup(<Draw {...readStaticMarkupData(name)} />, { identifierPrefix: id })
  return remember(key, html)
}

/**
 * What was drawn longest ago and not again goes first: every page has the header, only one has the items of a
 * title.
 */
function remember(key: string, html: string): string {
  memory.delete(key)
  memory.set(key, html)
  const [oldest] = memory.keys()
  if (memory.size > DRAWN_MAX && oldest !== undefined) memory.delete(oldest)
  return html
}

/** What came with the page, should the browser ever have to make the element anew. */
function kept(id: string): string {
  const known = memory.get(id)
  if (known !== undefined) return known
  const html = document.getElementById(id)?.innerHTML ?? ''
  memory.set(id, html)
  return html
}
