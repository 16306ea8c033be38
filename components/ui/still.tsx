import type { ComponentType, HTMLAttributes } from 'react'

declare const drawnFrom: unique symbol

/** The name of data that stays with the server (`stillData`): a page carries what was drawn of it, not the data. */
export type StillData<Data> = string & { readonly [drawnFrom]: Data }

type Props<Data> = HTMLAttributes<HTMLElement> & {
  as: 'aside' | 'div' | 'footer' | 'nav'
  id: string
  data: StillData<Data>
  /** What draws the data, on the server alone: `typeof window === 'undefined' && …`, which leaves it out of the scripts. */
  draw: ComponentType<Data> | false
}

/**
 * Markup that the server draws from data and the browser leaves as it came: no script draws it again (README, "Drawn from data").
 * For what nothing of React changes; `draw` has neither state nor context.
 */
export const Still = <Data extends object>({ as: Element, id, data, draw, ...attributes }: Props<Data>) => (
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

/** The same data is drawn once. @throws if nobody has left such data */
function drawn<Data extends object>(id: string, Draw: ComponentType<Data>, name: StillData<Data>): string {
  if (typeof window !== 'undefined') return kept(id)
  const key = `${id} ${name}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const data = globalThis.storeStillData?.get(name)
  if (data === undefined) throw new Error(`Nothing is left to be drawn as ${id}`)
  // Loaded here because the browser's part must not have it.
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server')
  const html = renderToStaticMarkup(<Draw {...(data as Data)} />, { identifierPrefix: id })
  if (memory.size >= DRAWN_MAX) memory.clear()
  memory.set(key, html)
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
