import { itemAnchor } from './item-anchor'

/** An item on the same page: its number, and its name with the number. */
export type ItemLink = readonly [code: string, name: string]

type Props = { label: string; links: readonly ItemLink[] }

/** Links to items further down; `ItemLinksEnhancer` makes items of hidden groups reachable. */
export const ItemLinksView = ({ label, links }: Props) => (
  <div className="no-print mt-2 text-sm">
    <p>{label}</p>
    <ul>
      {links.map(([code, name]) => (
        <li key={code}>
          <a href={`#${itemAnchor(code)}`} className="inline-block py-1">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
