import type { DatabaseSync } from 'node:sqlite'
import { quoteStep } from '../../lib/contract/commerce/quote/quote-states.ts'
import type { CustomerContext } from '../commerce/carts/cart-context.ts'
import { insertCart, releaseCart } from '../commerce/carts/cart-store.ts'
import { putEntry } from '../commerce/carts/entry-store.ts'
import { changeCheckout } from '../commerce/checkout/checkout-store.ts'
import { addAttachment } from '../commerce/quotes/attachment-store.ts'
import { insertComment } from '../commerce/quotes/comment-store.ts'
import { makeOffer } from '../commerce/quotes/make-offer.ts'
import {
  describeQuote,
  findAnyQuote,
  insertQuote,
  noteOrder,
  type StoredQuote,
  stepQuote,
} from '../commerce/quotes/quote-store.ts'
import { submitQuote } from '../commerce/quotes/submit-quote.ts'
import { noteTold } from '../commerce/quotes/tell-requester.ts'
import type { SandboxContext } from '../context.ts'
import { DEMO_QUOTES, type DemoQuote } from './demo-quotes.ts'
import { contextOf } from './orders.ts'

const HOUR = 3_600_000
const SITE = 'usassessments'
const ORGANIZATION = 'org-lindenrow'

/** When a quote is submitted, offered and decided on, in hours after its creation. */
const SUBMITTED = 1
const OFFERED = 24
const DECIDED = 72

/** Quotes of the people who show them; their orders are there already. Nobody is told of them. */
export const seedQuotes = ({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): void => {
  for (const quote of DEMO_QUOTES) seedQuote(database, clock.now() - quote.hoursAgo * HOUR, quote)
}

const read = (database: DatabaseSync, code: number): StoredQuote => {
  const quote = findAnyQuote(database, code)
  if (quote === undefined) throw new Error('the quote was written above')
  return quote
}

const seedQuote = (database: DatabaseSync, createdAt: number, demo: DemoQuote): void => {
  const context = contextOf(database, demo.customer, { site: SITE, now: createdAt })
  const code = draft(context, demo)
  for (const { after, text, isSupport, itemCode } of demo.comments ?? [])
    insertComment(database, code, {
      itemCode,
      text,
      authorId: undefined,
      fromSupport: isSupport,
      createdAt: createdAt + after * HOUR,
    })
  if (demo.state === 'BUYER_DRAFT') return
  submitQuote({ ...context, now: createdAt + SUBMITTED * HOUR }, read(database, code))
  if (demo.discount !== undefined) offer(context, code, demo)
  decide(context, code, demo)
}

const draft = (context: CustomerContext, demo: DemoQuote): number => {
  const { database, customer, now, market } = context
  const { customerId } = customer
  const { lines, name, description, reference } = demo
  const cart = insertCart(database, { site: SITE, customerId, now })
  for (const [itemCode, quantity] of lines) putEntry(database, cart.code, { itemCode, quantity })
  changeCheckout(database, cart.code, { organizationUid: ORGANIZATION })
  const facts = { cart: cart.code, name, description, organizationUid: ORGANIZATION, now }
  const code = insertQuote(database, { site: SITE, customerId }, { ...facts, language: market.language })
  describeQuote(database, code, { name, description, reference, cc: [] }, now)
  return code
}

const offer = ({ database, now }: CustomerContext, code: number, { discount, fileName }: DemoQuote): void => {
  if (discount === undefined) return
  const offeredAt = now + OFFERED * HOUR
  makeOffer(database, read(database, code), { discount }, offeredAt)
  if (fileName !== undefined) addAttachment(database, code, { fileName, addedAt: offeredAt })
  noteTold(database, read(database, code), 'quoteExpires', offeredAt)
}

/** What has come of a quote. An offer expires by itself. */
const decide = (context: CustomerContext, code: number, { state, order }: DemoQuote): void => {
  const { database, now } = context
  const step = quoteStep(state)
  if (step === 'offer' || step === 'expired') return
  const at = now + DECIDED * HOUR
  const since = step === 'review' ? now + SUBMITTED * HOUR : at
  if (order === undefined) stepQuote(database, code, { ...read(database, code), state }, since)
  else become(context, code, order, at)
}

/** The quote has become an order that was seeded before. */
const become = ({ database }: CustomerContext, code: number, number: string, at: number): void => {
  const [order] = database
    .prepare(
      `UPDATE commerce_orders SET snapshot = json_set(snapshot, '$.sapQuoteCode', ?)
       WHERE purchase_order_number = ? RETURNING code`,
    )
    .all(String(code), number)
  releaseCart(database, read(database, code).cart)
  noteOrder(database, code, Number(order?.code), at)
}
