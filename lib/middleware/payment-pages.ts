import { STORE_SEGMENT } from '@/lib/site/paths'

/** What is shown in frames of another origin. */
type Framed = 'payment' | 'captcha'

/** Pages with frames of another origin, as paths below the store; no other page may frame one. */
const FRAMING_PAGES: ReadonlyMap<string, readonly Framed[]> = new Map([
  ['my-account/payment-cards/new', ['payment', 'captcha']],
  ['checkout/payment', ['payment']],
  ['checkout/review', ['captcha']],
  ['exp-checkout', ['captcha']],
  ['checkout/placing', ['payment']],
  ['invoices/payment', ['payment']],
  ['invoices/payment/confirmation', ['payment']],
])

/** What a page, as its path below the locale, may show in frames. */
export const framedOn = (page: string): readonly Framed[] => {
  const store = `/${STORE_SEGMENT}/`
  return (page.startsWith(store) ? FRAMING_PAGES.get(page.slice(store.length)) : undefined) ?? []
}
