import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { keepVersion } from './keep-version.ts'
import { makeOffer } from './make-offer.ts'
import { quoteContext } from './quote-context.ts'
import { DAY_MS } from './quote-rules.ts'
import { listQuotesIn, type StoredQuote, stepQuote } from './quote-store.ts'
import { tellExpiry, tellOffered } from './tell-requester.ts'
import { listVersions } from './version-store.ts'

type Settling = Pick<Commerce, 'database' | 'catalogue' | 'mail'>

/** How long after a quote was submitted support takes it up, and makes an offer, in milliseconds. */
const TAKEN_UP_MS = 2 * 60 * 60 * 1000
const OFFERED_MS = DAY_MS

/** What support offers when nobody steps in. */
const DISCOUNT = { discountType: 'PERCENT', discountRate: 5 } as const

/** How long before its end somebody is reminded of an offer. */
const REMINDER_MS = 3 * DAY_MS

/**
 * Does what the clock asks for: support takes quotes up and makes offers, and tells of them, and of offers
 * that end soon.
 */
export function settleQuotes(commerce: Settling, now: number): void {
  const waiting = listQuotesIn(commerce.database, ['BUYER_SUBMITTED', 'SELLER_REQUEST'])
  const offered = listQuotesIn(commerce.database, ['BUYER_OFFER', 'BUYER_APPROVED', 'BUYER_ACCEPTED'])
  if (waiting.length === 0 && offered.length === 0) return
  transaction(commerce.database, () => {
    for (const quote of waiting) workOn(commerce, quote, now)
    for (const { code, expiresAt = 0 } of offered)
      if (now >= expiresAt - REMINDER_MS && now < expiresAt) tellExpiry(commerce, code, now)
  })
}

const submittedAt = (database: DatabaseSync, { code, version, updatedAt }: StoredQuote): number =>
  listVersions(database, code).find(known => known.version === version)?.submittedAt ?? updatedAt

function workOn(commerce: Settling, quote: StoredQuote, now: number): void {
  const { database } = commerce
  const since = submittedAt(database, quote)
  if (now >= since + OFFERED_MS) {
    requireVersion(commerce, quote, since)
    if (makeOffer(database, quote, { discount: DISCOUNT }, since + OFFERED_MS))
      tellOffered(commerce, quote.code, now)
  } else if (quote.state === 'BUYER_SUBMITTED' && now >= since + TAKEN_UP_MS)
    stepQuote(database, quote.code, { ...quote, state: 'SELLER_REQUEST' }, since + TAKEN_UP_MS)
}

/** Quotes from before versions were kept get theirs now. Call inside a transaction. */
export function requireVersion(commerce: Settling, quote: StoredQuote, now: number): void {
  const isKept = listVersions(commerce.database, quote.code).some(({ version }) => version === quote.version)
  if (!isKept) keepVersion(quoteContext(commerce, quote, now), quote, quote.version)
}
