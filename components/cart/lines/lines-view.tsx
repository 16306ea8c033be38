'use client'

import type { Serialized } from '@/components/ui/serialized'
import { type LineData, type LineLabels, type LineMode, LineView } from './line-view'

export type LineGroupData = {
  id: string
  title: string
  /** What this kind of delivery means. */
  text?: string
  lines: readonly LineData[]
}

export type LinesData = { groups: readonly LineGroupData[]; words: LineLabels; mode: LineMode }

/**
 * Presentational component for lines. It is a client component: otherwise the markup of up to five hundred
 * lines would be in the page twice (docs/decisions).
 */
export function LinesView({ lines: given }: { lines: Serialized<LinesData> }) {
  const { groups, words, mode }: LinesData = JSON.parse(given)
  return (
    <div className="space-y-8">
      {groups.map(({ id, title, text, lines }) => (
        <section key={id} aria-labelledby={`lines-${id}`}>
          <h2 id={`lines-${id}`} className="border-b-2 border-accent pb-2 text-xl">
            {title}
          </h2>
          {text !== undefined && <p className="mt-2 text-sm text-muted">{text}</p>}
          <ul className="cart-lines divide-y divide-line border-b border-line">
            {lines.map(line => (
              <LineView key={line.code} line={line} words={words} mode={mode} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
