import type { CardBrand, PaymentToken } from '@/lib/contract/payment'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Card fields that the script of Stripe mounts. */
export type StripeSetup = {
  kind: 'stripe'
  /** Handler of our own that opens a session of the fields. */
  openPath: string
  scriptUrl: string
  publishableKey: string
  language: string
  /** ISO code in lower case. */
  currency: string
}

/** Card fields in a frame of the provider. */
export type FrameSetup = { kind: 'frame'; openPath: string }

/** How a page shows the card fields. It is known without asking the provider. */
export type FieldsSetup = FrameSetup | StripeSetup

/** Frame of the card fields; pages exchange messages with `origin` only. */
export type FieldsFrame = { kind: 'frame'; address: string; origin: string }

/** What one entry of a card at Stripe is confirmed with; `holder` is the user's name. */
export type StripeSession = { kind: 'stripe'; clientSecret: string; holder: string }

/** What the provider has opened for one card that is entered. */
export type FieldsSession = FieldsFrame | StripeSession

/** The user who enters a card: nobody else can use what is made of it. */
type CardOwner = { id: string; name: string }

/** Origin of the page, and the language of the fields. */
type FieldsRequest = { origin: string; locale: Locale; owner: CardOwner }

/** What may be known of a card: never its number. The brand is undefined if the store does not know it. */
export type CardFacts = Omit<PaymentToken, 'kind' | 'customer' | 'fingerprint' | 'brand'> & {
  brand: CardBrand | undefined
}

/**
 * What the store needs of a payment provider. Money is moved by commerce; the store opens the card fields and
 * reads what may be known of the card behind a token.
 */
export type PaymentProvider = {
  /** How pages of a site show the card fields. */
  fieldsSetup: (locale: Locale) => FieldsSetup
  /** Opens the card fields for one card. */
  openFields: (request: FieldsRequest) => Promise<Result<FieldsSession, Problem>>
  /**
   * Facts of the card behind a one-time token; a problem with status 404 for any other token, an expired one,
   * or one that is not the user's.
   */
  describeToken: (token: string, ownerId: string) => Promise<Result<CardFacts, Problem>>
}
