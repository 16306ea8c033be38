import type { CatalogueViewName } from './catalogue-views.ts'
import type { View } from './view.ts'

export type SavedCartViewName = 'OrganizationShare' | 'SavedCart' | 'SavedCartPage' | 'SavedLine'

/** What a saved cart has besides. */
export const SAVED_MEMBERS =
  'savedTotal(DEFAULT),schoolYearList,version,permission,savedBy(BASIC),organizationShare(BASIC)'

/** Views of saved carts. */
export const SAVED_CART_VIEWS: Readonly<
  Record<
    SavedCartViewName,
    View<SavedCartViewName | CatalogueViewName | 'Cart' | 'CartOrganization' | 'OrderSort'>
  >
> = {
  OrganizationShare: {
    BASIC: 'organization(BASIC),permission,since',
    nested: { organization: 'CartOrganization' },
  },
  SavedCart: {
    BASIC: 'savedCartData(BASIC)',
    DEFAULT: 'savedCartData(DEFAULT)',
    FULL: 'savedCartData(FULL)',
    nested: { savedCartData: 'Cart' },
  },
  SavedCartPage: {
    BASIC: 'carts(BASIC),sorts(BASIC),pagination(BASIC),ownTotal',
    DEFAULT: 'carts(DEFAULT)',
    FULL: 'carts(FULL)',
    nested: { carts: 'Cart', sorts: 'OrderSort', pagination: 'Pagination' },
  },
  SavedLine: {
    BASIC: 'state,currentState',
    DEFAULT: 'basePrice(DEFAULT),totalPrice(DEFAULT)',
    nested: { basePrice: 'Price', totalPrice: 'Price' },
  },
}
