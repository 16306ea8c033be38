'use client'

export type UnfitData = { href: string; acronym: string; name: string; reasons: readonly string[] }

/**
 * Presentational component for titles that do not fit. A client component because the serialized list is a
 * tenth of its markup (docs/decisions).
 */
export const NonMatchingTitlesView = ({ rest }: { rest: readonly UnfitData[] }) => (
  <ul className="mt-3 border-t border-line">
    {rest.map(({ href, acronym, name, reasons }) => (
      <li key={href} className="unfit">
        <a href={href}>
          <span className="font-semibold">{acronym}</span>
          {` ${name}`}
        </a>
        <ul className="unfit-reasons">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
