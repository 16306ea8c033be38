import type { Mail } from '../../context.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { StoredQuote } from '../quotes/quote-store.ts'
import type { Site } from '../sites.ts'
import { fill, mailTexts } from './mail-texts.ts'
import type { MailRecipient } from './order-mails.ts'
import { renderMail } from './render-mail.ts'

export type QuoteEvent = 'quoteReceived' | 'quoteOffered' | 'quoteExpires'

type Told = { quote: StoredQuote; event: QuoteEvent; site: Site }

/** A mail about a quote: that it was received, that there is an offer, or that the offer ends soon. */
export function quoteMail(
  { email, name, language }: MailRecipient,
  { quote: { code, name: title, offeredTotal, expiresAt }, event, site }: Told,
): Mail {
  const { mails, sender } = mailTexts(language)
  const { subject, title: heading, text } = mails[event]
  const day = new Intl.DateTimeFormat(`${language}-${site.deliveryCountries[0]}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const market = { site, language, currency: site.currencies[0] }
  const values = {
    name,
    quote: String(code),
    title,
    ...(offeredTotal !== undefined && { total: toPrice(market, offeredTotal).formattedValue ?? '' }),
    ...(expiresAt !== undefined && { until: day.format(expiresAt) }),
  }
  return renderMail(email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(heading, values),
    paragraphs: [fill(text, values)],
  })
}
