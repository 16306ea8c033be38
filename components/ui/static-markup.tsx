import type { ComponentType, HTMLAttributes } from 'react'
import { readStaticMarkupData, type StaticMarkupData } from './read-static-markup-data'

type Props<Data> = HTMLAttributes<HTMLElement> & {
  as: 'aside' | 'div' | 'footer' | 'nav' | 'section' | 'ul'
  id: string
  data: StaticMarkupData<Data>
  /**
   * Component that renders the data, on the server only: `typeof window === 'undefined' && …`, which removes
   * it from the client bundle.
   */
  draw: ComponentType<Data> | false
}

/**
 * Static markup: rendered from data on the server and never rendered again in the browser (docs/decisions).
 * For markup that React does not update; `draw` has neither state nor context.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, escaped as always.
    dangerouslySetInnerHTML={{ __html: draw ? drawn(id, draw, data) : kept(id) }}
  />
)

/** Cache size: enough for all languages of the store and the changes by editors. */
const DRAWN_MAX = 100

const memory = new Map<string, string>()

/** Renders equal data once. */
function drawn<Data extends object>(
  id: string,
  Draw: ComponentType<Data>,
  name: StaticMarkupData<Data>,
): string {
  if (typeof window !== 'undefined') return kept(id)
  const key = `${id} ${name}`
  const known = memory.get(key)
  if (known !== undefined) return remember(key, known)
  // Required here, so that the client bundle does not contain it.
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server')
  const html = renderToStaticMarkup(<Draw {...readStaticMarkupData(name)} />, { identifierPrefix: id })
  return remember(key, html)
}

/** LRU eviction: every page has the header, only one has the items of a title. */
function remember(key: string, html: string): string {
  memory.delete(key)
  memory.set(key, html)
  const [oldest] = memory.keys()
  if (memory.size > DRAWN_MAX && oldest !== undefined) memory.delete(oldest)
  return html
}

/** The delivered HTML, in case the browser has to create the element again. */
function kept(id: string): string {
  const known = memory.get(id)
  if (known !== undefined) return known
  const html = document.getElementById(id)?.innerHTML ?? ''
  memory.set(id, html)
  return html
}
