import type { LinkData } from './link-data'
import { Logo } from './logo'
import { MegaMenu, type MegaMenuProps } from './mega-menu'
import { SearchBox, type SearchBoxProps } from './search-box'

export type NavigationRowData = {
  home: LinkData
  search: Pick<SearchBoxProps, 'action' | 'label' | 'submitLabel'>
  menu: MegaMenuProps
}

/** The mark of the store, its search and its menu. */
export const NavigationRow = ({ home: [name, href], search, menu }: NavigationRowData) => (
  <>
    <Logo name={name} href={href} />
    <div className="order-last mt-3 w-full lg:order-none lg:mt-0 lg:mr-44 lg:w-auto lg:max-w-form lg:flex-1">
      <SearchBox {...search} landmark />
    </div>
    <div className="contents lg:mt-3 lg:block lg:w-full">
      <MegaMenu {...menu} />
    </div>
  </>
)
