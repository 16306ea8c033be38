import { hrefIn } from './link-data'
import type { ToolData } from './menu-data'

export type ToolLinksData = { base: string; tools: readonly ToolData[] }

/** Links of the bar above the header. */
export const ToolLinks = ({ base, tools }: ToolLinksData) => (
  <ul className="link-list-2 flex flex-wrap gap-x-4 whitespace-nowrap text-ink">
    {tools.map(([label, href, dialog]) => (
      <li key={label}>
        <a href={hrefIn(base, href)} data-dialog={dialog}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
