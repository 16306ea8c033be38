import type { Flash } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { QuoteHold } from './quote-hold'

/** The page of a quote that cannot be ordered, which says why. */
export const toHeldQuote = (
  locale: Locale,
  { hold, quote }: { hold: QuoteHold; quote: string },
): { kind: 'next'; href: string; flash: Flash } => ({
  kind: 'next',
  href: accountDetailPath(locale, 'quotes', quote),
  flash: {
    tone: 'danger',
    message: getTranslator(locale, 'orders')(`placing.${hold}`, { number: quote }),
    lines: [],
  },
})
