'use client'

import type { ReactNode } from 'react'
import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { AccountMenu, type AccountMenuProps } from './account-menu'
import { CountrySelector, type CountrySelectorProps } from './country-selector'
import { MenuScript } from './menu-script'
import { NavigationRow, type NavigationRowData } from './navigation-row'
import { ToolLinks, type ToolLinksData } from './tool-links'

type Props = {
  /** Names the links of the bar above. */
  toolsLabel: string
  tools: StillData<ToolLinksData>
  country: StillData<CountrySelectorProps>
  row: StillData<NavigationRowData>
  account: AccountMenuProps
  /** The way to the cart. */
  cart: ReactNode
}

const HEADER_ID = 'site-header'
const TOOLS_ID = 'site-tools'
const COUNTRY_ID = 'site-country'
const NAVIGATION_ID = 'site-navigation'

/** Only the account menu lives in the browser; the rest stays as it came, and a script opens its menus. */
export const SiteHeaderView = ({ toolsLabel, tools, country, row, account, cart }: Props) => (
  <header id={HEADER_ID} data-menus="" className="relative border-b border-line bg-white">
    <div className="no-print bg-mist text-sm">
      <div className="column flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <Still
          as="nav"
          id={TOOLS_ID}
          aria-label={toolsLabel}
          className="max-lg:hidden"
          data={tools}
          draw={typeof window === 'undefined' && ToolLinks}
        />
        <div className="flex min-w-0 grow items-center justify-between gap-x-2 lg:justify-end lg:gap-x-6">
          <Still
            as="div"
            id={COUNTRY_ID}
            data-menu=""
            className="relative min-w-0 lg:w-50 lg:max-w-max lg:grow"
            data={country}
            draw={typeof window === 'undefined' && CountrySelector}
          />
          <AccountMenu {...account} />
        </div>
      </div>
    </div>
    <div className="no-print column">
      <div className="relative">
        <div className="absolute top-3 right-12.5 z-1 lg:top-5 lg:right-0">{cart}</div>
      </div>
    </div>
    <Still
      as="div"
      id={NAVIGATION_ID}
      className="column flex flex-wrap items-center justify-between gap-x-3 py-3 lg:justify-start lg:gap-x-10 lg:pt-5 lg:pb-1"
      data={row}
      draw={typeof window === 'undefined' && NavigationRow}
    />
    <MenuScript headerId={HEADER_ID} />
  </header>
)
