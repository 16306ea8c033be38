import type { Mail } from '../../context.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { StoredQuote } from '../quotes/quote-store.ts'
import type { Site } from '../sites.ts'
import { eventMail, type MailRecipient, mailDay } from './event-mail.ts'

export type QuoteEvent = 'quoteReceived' | 'quoteOffered' | 'quoteExpires'

type Told = { quote: StoredQuote; event: QuoteEvent; site: Site }

/** A mail about a quote: that it was received, that there is an offer, or that the offer ends soon. */
export function quoteMail(
  recipient: MailRecipient,
  { quote: { code, name: title, offeredTotal, expiresAt }, event, site }: Told,
): Mail {
  const { language } = recipient
  const market = { site, language, currency: site.currencies[0] }
  const day = (at: number) => mailDay(language, site.deliveryCountries[0], at, site.timeZone)
  return eventMail(recipient, {
    event,
    values: {
      quote: String(code),
      title,
      ...(offeredTotal !== undefined && { total: toPrice(market, offeredTotal).formattedValue ?? '' }),
      ...(expiresAt !== undefined && { until: day(expiresAt) }),
    },
  })
}
