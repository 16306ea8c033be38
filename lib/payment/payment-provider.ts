import type { PaymentToken } from '@/lib/contract/payment'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** What a card is entered for: it is kept for later, or an amount in minor units is paid. */
export type FieldsPurpose = { kind: 'setup' } | { kind: 'payment'; amount: number; currency: string }

/** Where a page shows the card fields: origin of the page, and the language of the fields. */
type FieldsRequest = { origin: string; locale: Locale; purpose: FieldsPurpose }

/** Frame of the card fields; pages exchange messages with `origin` only. */
export type FieldsFrame = { kind: 'frame'; address: string; origin: string }

/** Card fields that the script of Stripe mounts, for the intent behind the client secret. */
export type StripeSession = {
  kind: 'stripe'
  scriptUrl: string
  publishableKey: string
  clientSecret: string
  language: string
}

export type FieldsSession = FieldsFrame | StripeSession

/** What may be known of a card: never its number. */
export type CardFacts = Omit<PaymentToken, 'kind' | 'fingerprint'>

/**
 * What the store needs of a payment provider. Money is moved by commerce; the store opens the card fields and
 * reads what may be known of the card behind a token.
 */
export type PaymentProvider = {
  /** Opens the card fields for a page. */
  createFieldsSession: (request: FieldsRequest) => Promise<Result<FieldsSession, Problem>>
  /** Facts of the card behind a one-time token; a problem with status 404 for any other or expired one. */
  describeToken: (token: string) => Promise<Result<CardFacts, Problem>>
}
