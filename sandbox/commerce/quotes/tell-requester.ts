import type { DatabaseSync } from 'node:sqlite'
import type { Mail } from '../../context.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type QuoteEvent, quoteMail } from '../mails/quote-mails.ts'
import { findSite } from '../sites.ts'
import { findAnyQuote, type StoredQuote } from './quote-store.ts'

type Telling = Pick<Commerce, 'database' | 'mail'>

/** Notes that somebody was told of the current version of a quote; false if it was noted before. */
export const noteTold = (
  database: DatabaseSync,
  quote: StoredQuote,
  event: QuoteEvent,
  now: number,
): boolean =>
  database
    .prepare('INSERT OR IGNORE INTO commerce_quote_mails VALUES (?, ?, ?)')
    .run(quote.code, `${event}:${quote.version}:${quote.expiresAt ?? ''}`, now).changes > 0

/** Sends a mail about the current version of a quote, unless it was sent before. */
function tellOnce(commerce: Telling, code: number, event: QuoteEvent, now: number): void {
  const quote = findAnyQuote(commerce.database, code)
  if (quote === undefined || !noteTold(commerce.database, quote, event, now)) return
  for (const mail of mailsOf(commerce, quote, event)) commerce.mail.send(mail)
}

function mailsOf({ database }: Telling, quote: StoredQuote, event: QuoteEvent): Mail[] {
  const customer = findCustomer(database, quote.customerId)
  const site = findSite(quote.site)
  if (customer === undefined || site === undefined || customer.email === '') return []
  const { language, cc } = quote
  const told = { quote, event, site }
  const copies = event === 'quoteOffered' ? cc : []
  return [customer.email, ...copies].map(email =>
    quoteMail({ email, name: fullName(customer), language }, told),
  )
}

/** That a quote has reached the seller. */
export const tellSubmitted = (commerce: Telling, code: number, now: number): void =>
  tellOnce(commerce, code, 'quoteReceived', now)

/** That there is an offer. */
export const tellOffered = (commerce: Telling, code: number, now: number): void =>
  tellOnce(commerce, code, 'quoteOffered', now)

/** That an offer ends soon. */
export const tellExpiry = (commerce: Telling, code: number, now: number): void =>
  tellOnce(commerce, code, 'quoteExpires', now)
