import type { AreaData } from './area-links-view'

export type AreaGridData = { areas: readonly AreaData[] }

/** List items for areas with their descriptions. */
export const AreaGridContents = ({ areas }: AreaGridData) =>
  areas.map(({ href, name, text, count }) => (
    <li key={href} className="area">
      <h3>
        <a href={href} className="area-name">
          {name}
        </a>
      </h3>
      {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      {count !== undefined && <p className="mt-1 text-sm">{count}</p>}
    </li>
  ))
