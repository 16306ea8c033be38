'use client'

export type AreaData = { href: string; name: string; text?: string; count?: string }

/**
 * Presentational component for a row of area links. A client component because a script renews the search
 * results (docs/decisions).
 */
export const AreaLinksView = ({ areas }: { areas: readonly AreaData[] }) => (
  <ul className="flex flex-wrap gap-3 max-sm:flex-col">
    {areas.map(({ href, name, count }) => (
      <li key={href}>
        <a href={href} className="area-link">
          {name}
          {count !== undefined && <span className="area-count">{count}</span>}
        </a>
      </li>
    ))}
  </ul>
)
