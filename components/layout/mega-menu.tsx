import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Markup } from '@/components/ui/markup'
import { hrefIn } from './link-data'
import type { ColumnData, GroupData, PromoData, ToolData } from './menu-data'

const MENU_ID = 'site-menu'

export type MegaMenuProps = {
  label: string
  /** Prefix of the addresses that are given without it. */
  base: string
  groups: readonly GroupData[]
  /** Links of the tool bar on wide screens; repeated in the menu for narrow ones. */
  tools: readonly ToolData[]
  menuLabel: string
}

type Based = Pick<MegaMenuProps, 'base'>

const Promo = ({ base, title, text, link }: PromoData & Based) => (
  <div className="rounded-md border border-sand bg-paper p-5 lg:w-72">
    <p className="font-display text-lg font-bold">{title}</p>
    <p className="mt-1 text-sm text-muted">{text}</p>
    <a href={hrefIn(base, link[1])} className="mt-2 inline-flex min-h-9 items-center gap-1.5 font-semibold">
      {link[0]}
      <Icon name="arrow" className="size-4" />
    </a>
  </div>
)

type ColumnsProps = Based & { columns: readonly ColumnData[]; promo?: PromoData | undefined }

const Columns = ({ base, columns, promo }: ColumnsProps) => (
  <div className="flex flex-col gap-6 lg:column lg:flex-row lg:justify-between lg:py-8">
    <div className="grid grow gap-x-8 gap-y-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {columns.map(({ title, links, isLong = false }) => (
        <div key={title} className={isLong ? 'lg:col-span-2' : undefined}>
          <p className="text-sm font-semibold text-warm">{title}</p>
          <ul className={`link-list-1.5 mt-1 [&_a:hover]:text-link ${isLong ? 'gap-x-8 lg:columns-2' : ''}`}>
            {links.map(([label, href]) => (
              <li key={label}>
                <a href={hrefIn(base, href)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    {promo && <Promo base={base} {...promo} />}
  </div>
)

const Group = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <li data-menu="hover" className="max-lg:border-b max-lg:border-line">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={`menu-${id}`}
      className="menu-button flex min-h-12 w-full items-center justify-between gap-2 py-2 font-semibold text-accent lg:px-4"
    >
      {label}
      <Icon name="chevron" className="menu-chevron size-4" />
    </button>
    <div
      id={`menu-${id}`}
      data-panel
      className="inset-x-0 top-full z-20 border-line bg-white max-lg:pb-4 lg:absolute lg:border-t lg:border-b lg:shadow-raised"
    >
      {children}
    </div>
  </li>
)

/** A group of the built-in structure or of the editors' fragment: both look and open the same. */
function Entry({ base, group }: Based & { group: GroupData }) {
  const { id, label } = group
  if ('href' in group)
    return (
      <li className="max-lg:border-b max-lg:border-line">
        <a
          href={group.href}
          className="flex min-h-12 items-center py-2 font-semibold text-accent no-underline hover:underline lg:px-4"
        >
          {label}
        </a>
      </li>
    )
  return (
    <Group id={id} label={label}>
      {'panel' in group ? (
        <Markup html={group.panel} className="menu-fragment lg:column lg:py-8" />
      ) : (
        <Columns base={base} columns={group.columns} promo={group.promo} />
      )}
    </Group>
  )
}

/**
 * The three groups of the store's navigation (spec §2, Header); on narrow screens one button opens them all.
 */
export const MegaMenu = ({ label, base, groups, tools, menuLabel }: MegaMenuProps) => (
  <nav aria-label={label} data-menu="" className="max-lg:contents">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={MENU_ID}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm border border-accent px-2.5 font-semibold text-accent sm:px-3 lg:hidden"
    >
      <Icon name="menu" />
      <span className="max-[26rem]:sr-only">{menuLabel}</span>
    </button>
    <div id={MENU_ID} data-panel className="order-last w-full max-lg:mt-3 lg:block!">
      <ul className="flex flex-col lg:-mx-4 lg:flex-row">
        {groups.map(group => (
          <Entry key={group.id} base={base} group={group} />
        ))}
        {tools.map(([name, href, dialog]) => (
          <li key={name} className="border-b border-line lg:hidden">
            <a
              href={hrefIn(base, href)}
              data-dialog={dialog}
              className="block py-3 text-ink no-underline hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
)
