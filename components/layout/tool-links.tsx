import { hrefIn } from './link-data'
import type { ToolData } from './menu-data'

export type ToolLinksData = { base: string; tools: readonly ToolData[] }

/**
 * Links of the tool bar above the header; on narrow screens only those that open a dialog, the others move to
 * the menu.
 */
export const ToolLinks = ({ base, tools }: ToolLinksData) => (
  <ul className="link-list-2.5 flex flex-wrap justify-end gap-x-5 text-ink">
    {tools.map(([label, href, dialog]) => (
      <li key={label} className={dialog === undefined ? 'max-lg:hidden' : ''}>
        <a href={hrefIn(base, href)} data-dialog={dialog}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
