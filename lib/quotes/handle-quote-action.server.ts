import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { actOnQuote, createQuote, fetchQuote } from '@/lib/backends/commerce/quotes.server'
import type { QUOTE_ACTIONS } from '@/lib/contract/commerce/quote/quote'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { NextResult, ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import {
  backToQuote,
  pageOfQuote,
  parseQuote,
  QUOTE_FORM,
  refusedQuote,
  versionIn,
} from './quote-form.server'
import { belowMinimum } from './quote-minimum'

/** What the buttons of a quote's page do, and the action of commerce; a copy is a quote of its own. */
const ACTIONS = {
  submit: 'SUBMIT',
  edit: 'EDIT',
  cancel: 'CANCEL',
  checkout: 'CHECKOUT',
  approve: 'APPROVE',
  reject: 'REJECT',
} as const satisfies Record<string, (typeof QUOTE_ACTIONS)[number]>

type Intent = keyof typeof ACTIONS | 'requote'

type Command = { code: string; intent: Intent; version: number | undefined }

const isIntent = (text: unknown): text is Intent =>
  typeof text === 'string' && (text === 'requote' || Object.hasOwn(ACTIONS, text))

/**
 * Carries out what a quote's page offers (pages: Quotes). Commerce decides by the state of the quote, and
 * refuses what was shown of another version.
 */
export const handleQuoteAction = defineForm<Sender, Command, NextResult>({
  ...QUOTE_FORM,
  name: 'quote-action',
  page: pageOfQuote,
  typed: () => ({}),
  parse: submission => {
    const code = parseQuote(submission)
    if (!code.ok) return code
    const { intent } = submission.fields
    return isIntent(intent) ? ok({ code: code.value, intent, version: versionIn(submission) }) : MALFORMED
  },
  submit: ({ sender }, command, { key }) => {
    const context = requireSignedIn(sender)
    return command.intent === 'requote'
      ? copy(context, command.code, key)
      : act(context, { ...command, intent: command.intent }, key)
  },
})

const MALFORMED = failed('malformed' as const)

async function copy(context: SignedInContext, code: string, key: string): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const created = await createQuote(context, { quoteCode: code }, key)
  if (!created.ok) return refusedQuote(locale, code, created.error)
  const message = getTranslator(locale, 'quotes')('done.requote', { number: code })
  return backToQuote(locale, created.value.code, message)
}

type Act = { code: string; intent: keyof typeof ACTIONS; version: number | undefined }

async function act(
  context: SignedInContext,
  { code, intent, version }: Act,
  key: string,
): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const t = getTranslator(locale, 'quotes')
  const acted = await actOnQuote(context, code, { action: ACTIONS[intent], version }, key)
  if (!acted.ok) return refusedAction(locale, code, acted.error)
  if (intent === 'checkout') return toCheckout(context, code)
  const message = t(`done.${intent}`, { number: code })
  if (intent !== 'cancel' && intent !== 'reject') return backToQuote(locale, code, message)
  return {
    kind: 'next',
    href: accountPath(locale, 'quotes'),
    flash: { tone: 'success', message, lines: [] },
  }
}

function refusedAction(locale: Locale, code: string, problem: Problem): ResultOf<NextResult> {
  if (problem.code !== 'QuoteUnderThresholdError') return refusedQuote(locale, code, problem)
  return backToQuote(locale, code, belowMinimum(locale), 'danger')
}

/** The cart, which is the quote's now; says under which name the one before it was saved. */
async function toCheckout(context: SignedInContext, code: string): Promise<NextResult> {
  const { locale } = context
  const t = getTranslator(locale, 'quotes')
  const quote = await fetchQuote(context, code)
  const saved = quote.ok ? quote.value.savedCart : undefined
  return {
    kind: 'next',
    href: cartPath(locale),
    flash: {
      tone: 'success',
      message: t('done.checkout', { number: code }),
      lines:
        saved === undefined ? [] : [{ tone: 'success', text: t('done.savedCart', { name: saved.name }) }],
    },
  }
}
