'use client'

export type AreaData = { href: string; name: string; text?: string; count?: string }

/** Only draws areas with what they are about. In the browser's part because data is short (README, decisions). */
export const AreaGridView = ({ areas }: { areas: readonly AreaData[] }) => (
  <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
    {areas.map(({ href, name, text, count }) => (
      <li key={href} className="area">
        <h3>
          <a href={href} className="area-name">
            {name}
          </a>
        </h3>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
        {count !== undefined && <p className="mt-1 text-sm">{count}</p>}
      </li>
    ))}
  </ul>
)

/** Areas as links in a row. */
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
