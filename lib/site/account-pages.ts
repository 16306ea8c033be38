/** The pages of the account menu in their order, as paths below `my-account` (spec §2, Account menu). */
export const ACCOUNT_PAGES = [
  { page: 'orderHistory', path: 'order-history' },
  { page: 'quotes', path: 'quotes' },
  { page: 'savedCarts', path: 'saved-carts' },
  { page: 'profile', path: 'profile' },
  { page: 'qualifications', path: 'qualifications' },
  { page: 'accounts', path: 'accounts' },
  { page: 'addressBook', path: 'address-book' },
  { page: 'preferences', path: 'preferences' },
  { page: 'paymentCards', path: 'payment-cards' },
] as const

export type AccountPage = (typeof ACCOUNT_PAGES)[number]['page']
