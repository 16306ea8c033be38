'use client'

import type { ReactNode } from 'react'
import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import type { Serialized } from '@/components/ui/serialized'
import { StaticMarkup } from '@/components/ui/static-markup'
import { AccountMenu, type AccountMenuProps } from './account-menu'
import { CountrySelector, type CountrySelectorProps } from './country-selector'
import { MegaMenu, type MegaMenuProps } from './mega-menu'
import { MenuScript } from './menu-script'
import { NavigationRow, type NavigationRowData } from './navigation-row'
import { ToolLinks, type ToolLinksData } from './tool-links'

type Props = {
  /** Accessible name of the tool bar above. */
  toolsLabel: string
  tools: StaticMarkupData<ToolLinksData>
  country: StaticMarkupData<CountrySelectorProps>
  row: StaticMarkupData<NavigationRowData>
  menu: StaticMarkupData<MegaMenuProps>
  account: Serialized<AccountMenuProps>
  /** Link to the cart. */
  cart: ReactNode
}

const HEADER_ID = 'site-header'
const TOOLS_ID = 'site-tools'
const COUNTRY_ID = 'site-country'
const BRAND_ID = 'site-brand'
const NAVIGATION_ID = 'site-navigation'

/**
 * Header. Only the account menu is interactive React; the rest is not updated, and a script opens its menus.
 */
export const SiteHeaderView = ({ toolsLabel, tools, country, row, menu, account, cart }: Props) => (
  <header id={HEADER_ID} data-menus="" className="relative border-b border-line bg-white">
    <div className="no-print bg-mist text-sm">
      <div className="column flex flex-wrap items-center justify-between gap-x-4">
        <StaticMarkup
          as="div"
          id={COUNTRY_ID}
          data-menu=""
          className="relative"
          data={country}
          draw={typeof window === 'undefined' && CountrySelector}
        />
        <StaticMarkup
          as="nav"
          id={TOOLS_ID}
          aria-label={toolsLabel}
          className="ml-auto"
          data={tools}
          draw={typeof window === 'undefined' && ToolLinks}
        />
      </div>
    </div>
    {/* No coordinates in the layout: what does not fit wraps to the next line. */}
    <div className="column flex flex-wrap items-center gap-x-1 gap-y-3 py-3 min-[26rem]:gap-x-3 lg:gap-x-6 lg:pt-4 lg:pb-0">
      <StaticMarkup
        as="div"
        id={BRAND_ID}
        className="contents"
        data={row}
        draw={typeof window === 'undefined' && NavigationRow}
      />
      <AccountMenu {...(JSON.parse(account) as AccountMenuProps)} />
      {cart}
      <StaticMarkup
        as="div"
        id={NAVIGATION_ID}
        className="contents lg:block lg:w-full"
        data={menu}
        draw={typeof window === 'undefined' && MegaMenu}
      />
    </div>
    <MenuScript headerId={HEADER_ID} />
  </header>
)
