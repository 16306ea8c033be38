import type { Quote } from '@/lib/contract/commerce/quote/quote'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import type { QuoteQuestion } from '@/lib/site/quote-paths'
import type { Locale } from '@/lib/site/sites'

/** A link to a quote that is valid, without its token. */
export type QuoteShare = { id: string; expiresAt: string }

/** What the page of a quote is drawn from. */
export type QuoteView = {
  locale: Locale
  quote: Quote
  hidden: HiddenFieldValues
  /** What was typed into a form that was rejected, and its errors. */
  typed: Readonly<Record<string, string>>
  errors: ShownErrors
  /** The question that the page asks. */
  question: QuoteQuestion | undefined
  /** Lines in the active cart, which is saved before the quote takes its place; undefined if not known. */
  cartLines: number | undefined
  /** Links to the quote; undefined for colleagues, who only see it. */
  shares: readonly QuoteShare[] | undefined
  /** The link that was just made, and what to know of it. */
  newLink: { link: string; message: string } | undefined
  /** Epoch milliseconds. */
  now: number
}
