import 'server-only'
import { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CaptchaOutcome } from '@/lib/captcha/captcha.server'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { toHeldQuote } from '@/lib/checkout/held-quote'
import { pageShownOn, stepShownOn } from '@/lib/checkout/page-shown-on'
import { isQuoteHold } from '@/lib/checkout/quote-hold'
import { EXPRESS, SHOWN_ON, shownOnOf } from '@/lib/checkout/shown-on'
import { fetchActiveCart } from '@/lib/checkout/visitor.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { withParameter } from '@/lib/site/address-parameters'
import { REVIEWED_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath, orderConfirmationPath, placingPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { askAboutNumber } from './ask-about-purchase-order-number.server'
import { asksForStatement } from './asks-for-statement'
import { afterChange } from './changed-order.server'
import { type Consent, missingConsents, tickedBoxes } from './consents'
import { admitOrder } from './order-captcha.server'
import { mendedAt, type OrderRefusal } from './order-refusal'
import { type Placing, placeReviewedOrder, type RefusedAdmission } from './place-order.server'

/** Fields of the form, beside the hidden ones; an unticked box submits nothing. */
const ORDER = z.object({
  reviewed: z.string().max(64),
  [SHOWN_ON]: z.literal(EXPRESS).optional(),
  /** The quote that was reviewed. */
  quote: z.string().max(60).optional(),
  terms: z.literal('on').optional(),
  statement: z.literal('on').optional(),
  marketing: z.literal('on').optional(),
  /** Empty if the captcha was not completed; absent if it was not asked for or could not be shown. */
  [CAPTCHA_TOKEN]: z.string().default(''),
})

type Order = z.infer<typeof ORDER>

/** Places the order that the review shows; a repeated request places no second one. */
export const handlePlaceOrder = defineForm<Sender, Order, NextResult>({
  ...ownForm('orders', cartPath),
  name: 'place-order',
  page: ({ locale, fields }, order) => reviewAddress(locale, order ?? { shownOn: shownOnOf(fields) }),
  typed: ({ fields }) => tickedBoxes(fields),
  parse: ({ fields }) => {
    const order = ORDER.safeParse(fields)
    return order.success ? ok(order.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ sender, locale, address }, order) => {
    const context = requireSignedIn(sender)
    if (order.terms === undefined) return withoutTerms(context, order)
    const visit = { context, cookies: sender.cookies, now: Date.now() }
    const placing = await placeReviewedOrder(context, order, {
      agrees: cart => !lacksStatement(order, cart),
      admit: async () => REFUSALS[await admitOrder(visit, { token: order[CAPTCHA_TOKEN], address })],
      marketing: order.marketing !== undefined,
      network: address,
    })
    if (placing.kind === 'numberUsed') await askAboutNumber(context, placing.problem)
    if (placing.kind === 'changed') return afterChange(context, order)
    return nextAfter(locale, order, placing)
  },
})

/** Whether the statement is needed and missing; the cart decides, not the form. */
const lacksStatement = ({ statement }: Order, cart: Cart): boolean =>
  asksForStatement(cart) && statement === undefined

const REFUSALS = {
  passed: undefined,
  failed: 'captchaFailed',
  unavailable: 'captchaUnavailable',
} as const satisfies Record<CaptchaOutcome, RefusedAdmission | undefined>

/** Names every consent that is missing, so that the form has to be corrected only once. */
async function withoutTerms(context: SignedInContext, order: Order): Promise<ResultOf<NextResult>> {
  const cart = await fetchActiveCart(context)
  const lacksBoth = cart.ok && cart.value !== undefined && lacksStatement(order, cart.value)
  return withoutConsents(lacksBoth ? ['terms', 'statement'] : ['terms'])
}

const withoutConsents = (missing: readonly Consent[]): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: missingConsents(missing),
})

/** The page that was submitted, which says what has changed since. */
const reviewAddress = (locale: Locale, { reviewed, shownOn }: Partial<Order>): string => {
  const page = pageShownOn(locale, 'review', shownOn)
  return reviewed === undefined ? page : withParameter(page, REVIEWED_PARAMETER, reviewed)
}

/** The page that was submitted, where the order can be sent once more. */
const backToReview = (
  locale: Locale,
  order: Order,
  message: 'captchaFailed' | 'captchaUnavailable',
): NextResult => ({
  kind: 'next',
  href: reviewAddress(locale, order),
  flash: { tone: 'danger', message: getTranslator(locale, 'orders')(`placing.${message}`), lines: [] },
})

type Stopped = { kind: OrderRefusal | 'numberUsed'; quote?: string }

/** The page, the cart or the quote that can mend what stops the order. */
function toMend(locale: Locale, { shownOn }: Order, { kind: refusal, quote }: Stopped): NextResult {
  if (quote !== undefined && isQuoteHold(refusal)) return toHeldQuote(locale, { hold: refusal, quote })
  const at = refusal === 'numberUsed' ? 'payment' : mendedAt(refusal)
  return {
    kind: 'next',
    href: at === 'cart' || at === 'quote' ? cartPath(locale) : stepShownOn(locale, at, shownOn),
    flash: {
      tone: 'danger',
      message: getTranslator(locale, 'orders')(`placing.${refusal}`, { number: quote ?? '' }),
      lines: [],
    },
  }
}

/** Tells a buyer that what they sent before their last changes has come first. */
const earlierNote = (locale: Locale, { earlier }: { earlier?: true }): Omit<NextResult, 'href'> => ({
  kind: 'next',
  ...(earlier && {
    flash: { tone: 'caution', message: getTranslator(locale, 'orders')('placing.earlier'), lines: [] },
  }),
})

type Told = Exclude<Placing, { kind: 'changed' }>

function nextAfter(locale: Locale, order: Order, placing: Told): ResultOf<NextResult> {
  const t = getTranslator(locale, 'orders')
  switch (placing.kind) {
    case 'placed':
      return { ...earlierNote(locale, placing), href: orderConfirmationPath(locale, placing.code) }
    case 'open':
      return { ...earlierNote(locale, placing), href: placingPath(locale) }
    case 'statementRequired':
      return withoutConsents(['statement'])
    case 'captchaFailed':
    case 'captchaUnavailable':
      return backToReview(locale, order, placing.kind)
    case 'nothing':
      // In another tab the quote was left, or came to be edited; its page tells.
      if (order.quote !== undefined) return toHeldQuote(locale, { hold: 'quoteChanged', quote: order.quote })
      return {
        kind: 'next',
        href: cartPath(locale),
        flash: { tone: 'caution', message: t('placing.nothing'), lines: [] },
      }
    case 'failed':
      return failedBy(placing.problem)
    default:
      return toMend(locale, order, placing)
  }
}
