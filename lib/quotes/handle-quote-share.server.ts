import 'server-only'
import { shareQuote, withdrawQuoteShare } from '@/lib/backends/commerce/quote-details.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { CART_FORM, type CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { sharedQuotePath } from '@/lib/site/quote-paths'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { isDay } from './day'
import { QUOTE_FIELDS } from './quote-fields'
import { pageOfQuote, parseQuote, refusedQuote } from './quote-form.server'
import { textIn } from './text-in'

type Command = { code: string; day: string; withdrawn: string }

const INVALID = {
  kind: 'rejected',
  errors: { fieldErrors: [{ name: QUOTE_FIELDS.linkDay, code: 'shareDayInvalid' }], formErrors: [] },
} as const

/** Shares a quote by a link that is valid to the end of a day, or withdraws one (pages: Quotes). */
export const handleQuoteShare = defineForm<Shopper, Command, CartNext>({
  ...CART_FORM,
  name: 'quote-shares',
  signedIn: true,
  isMarked: true,
  fallbackPage: locale => accountPath(locale, 'quotes'),
  page: pageOfQuote,
  typed: ({ fields }) => ({ [QUOTE_FIELDS.linkDay]: textIn(fields, QUOTE_FIELDS.linkDay).slice(0, 20) }),
  parse: submission => {
    const code = parseQuote(submission)
    if (!code.ok) return code
    const { fields } = submission
    return ok({
      code: code.value,
      day: textIn(fields, QUOTE_FIELDS.linkDay).trim(),
      withdrawn: textIn(fields, QUOTE_FIELDS.share),
    })
  },
  submit: (submission, command, { key }) =>
    isCode(command.withdrawn) ? withdraw(submission, command) : share(submission, command, key),
})

async function share(
  { sender, locale, origin }: CartSubmission,
  { code, day }: Command,
  key: string,
): Promise<CartResult> {
  if (!isDay(day)) return INVALID
  const shared = await shareQuote(requireSignedIn(sender), code, day, key)
  const t = getTranslator(locale, 'quotes')
  if (shared.ok) {
    const { token, expiresAt } = shared.value
    const date = formatDate(locale, expiresAt) ?? expiresAt
    const link = new URL(sharedQuotePath(locale, token), origin).href
    return next(locale, code, { tone: 'success', message: t('done.share', { date }), lines: [], link })
  }
  const { error } = shared
  if (error.code === 'ValidationError') return INVALID
  if (error.details?.[0]?.reason === 'limitReached')
    return next(locale, code, { tone: 'caution', message: t('done.tooMany'), lines: [] })
  return refusedQuote(locale, code, error)
}

async function withdraw(
  { sender, locale }: CartSubmission,
  { code, withdrawn: id }: Command,
): Promise<CartResult> {
  const answer = await withdrawQuoteShare(requireSignedIn(sender), code, id)
  // A link that is gone already is what was asked for.
  if (!answer.ok && answer.error.status !== 404) return refusedQuote(locale, code, answer.error)
  const message = getTranslator(locale, 'quotes')('done.unshare')
  return next(locale, code, { tone: 'success', message, lines: [] })
}

const next = (locale: Locale, code: string, flash: CartFlash): CartResult => ({
  kind: 'next',
  href: accountDetailPath(locale, 'quotes', code),
  flash,
})
