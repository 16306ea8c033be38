import { STORE_SEGMENT } from '@/lib/site/routes'

/** Pages with frames of the payment provider, as paths below the store; no other page may frame it. */
const PAYMENT_PAGES: readonly string[] = ['my-account/payment-cards/new']

/** Whether a page, as its path below the locale, may show frames of the payment provider. */
export const isPaymentPage = (page: string): boolean =>
  PAYMENT_PAGES.some(path => page === `/${STORE_SEGMENT}/${path}`)
