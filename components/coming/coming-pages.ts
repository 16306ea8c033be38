import { ACCOUNT_PAGES } from '@/lib/site/account-pages'

/** A page of the store that has an address and a name, and opens later. */
export type ComingPage = (typeof COMING_PAGES)[number]['page']

const CHECKOUT_STEPS = [
  'account',
  'qualified-user',
  'shipping',
  'delivery',
  'payment',
  'review',
  'confirmation',
] as const

/** Paths below the store prefix, as links name them; a path that is not here has no page. */
const COMING_PAGES = [
  { page: 'aToZ', path: 'a-z' },
  { page: 'compare', path: 'compare' },
  { page: 'quickOrder', path: 'quick-order' },
  { page: 'orderStatus', path: 'order-status' },
  { page: 'cart', path: 'cart' },
  ...CHECKOUT_STEPS.map(step => ({ page: 'checkout', path: `checkout/${step}` }) as const),
  { page: 'expressCheckout', path: 'exp-checkout' },
  { page: 'invoices', path: 'invoices' },
  { page: 'invoicePayment', path: 'invoices/payment' },
  { page: 'paymentConfirmation', path: 'invoices/payment/confirmation' },
  { page: 'accountHome', path: 'my-account' },
  ...ACCOUNT_PAGES.map(({ page, path }) => ({ page, path: `my-account/${path}` }) as const),
  { page: 'supportLogin', path: 'my-account/support-login' },
] as const

export const findComingPage = (path: string): ComingPage | undefined =>
  COMING_PAGES.find(known => known.path === path)?.page

/** Pages of the signed-in person; everybody else is asked to sign in first. */
export const isAccountPath = (path: string): boolean => path.split('/')[0] === 'my-account'
