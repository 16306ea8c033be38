import type { LinkData } from './link-data'
import { Logo } from './logo'
import { SearchBox, type SearchBoxProps } from './search-box'

export type NavigationRowData = {
  home: LinkData
  search: Pick<SearchBoxProps, 'action' | 'label' | 'submitLabel'>
}

/**
 * Logo and search of the store; on narrow screens the search has a row of its own below the other controls.
 */
export const NavigationRow = ({ home: [name, href], search }: NavigationRowData) => (
  <>
    <Logo name={name} href={href} />
    <div className="w-full max-lg:order-1 lg:mx-auto lg:max-w-form lg:flex-[1_1_18rem]">
      <SearchBox {...search} landmark />
    </div>
  </>
)
