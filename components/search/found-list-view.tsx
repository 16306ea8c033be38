'use client'

export type ItemRow = { href: string; name: string; code: string; level: string; price: string }

export type ContentRow = { href: string; title: string; summary?: string }

type Props = {
  id: string
  heading: string
  count: string
  notes: readonly string[]
  rows: readonly ItemRow[]
}

/**
 * Presentational component for items. A client component because the serialized list is a tenth of its markup
 * (docs/decisions).
 */
export function FoundItemsView({ id, heading, count, notes, rows }: Props) {
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h2 id={id}>{heading}</h2>
      <p className="text-muted">{count}</p>
      {notes.map(note => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map(row => (
          <li key={row.code} className="flex flex-wrap items-baseline gap-x-6 py-2">
            <a href={row.href} className="inline-block min-w-0 flex-1 basis-64 py-1">
              {row.name}
            </a>
            <span className="text-sm text-muted">{row.code}</span>
            <span className="text-sm">{row.level}</span>
            <span className="ml-auto min-w-24 text-right font-semibold">{row.price}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same for pages. */
export function FoundContentView({
  id,
  heading,
  rows,
}: Pick<Props, 'id' | 'heading'> & { rows: readonly ContentRow[] }) {
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h2 id={id}>{heading}</h2>
      <ul className="mt-2">
        {rows.map(({ title, summary, href }) => (
          <li key={href} className="py-1">
            <a href={href} className="inline-block py-1">
              {title}
            </a>
            {summary !== undefined && <p className="text-sm text-muted">{summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
