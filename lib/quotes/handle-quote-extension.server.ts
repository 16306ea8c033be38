import 'server-only'
import { patchQuote } from '@/lib/backends/commerce/quotes.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { isDay } from './day'
import { QUOTE_FIELDS } from './quote-fields'
import { backToQuote, pageOfQuote, parseQuote, QUOTE_FORM, refusedQuote } from './quote-form.server'
import { textIn } from './text-in'

type Command = { code: string; day: string }

const INVALID = {
  kind: 'rejected',
  errors: { fieldErrors: [{ name: QUOTE_FIELDS.offerDay, code: 'dayInvalid' }], formErrors: [] },
} as const

/** Extends an offer to the end of a day, once; commerce knows how far. */
export const handleQuoteExtension = defineForm<Sender, Command, NextResult>({
  ...QUOTE_FORM,
  name: 'quote-extension',
  page: pageOfQuote,
  typed: ({ fields }) => ({ [QUOTE_FIELDS.offerDay]: textIn(fields, QUOTE_FIELDS.offerDay).slice(0, 20) }),
  parse: submission => {
    const code = parseQuote(submission)
    return code.ok
      ? ok({ code: code.value, day: textIn(submission.fields, QUOTE_FIELDS.offerDay).trim() })
      : code
  },
  submit: async ({ sender, locale }, { code, day }) => {
    if (!isDay(day)) return INVALID
    // With an offset, because OCC refuses `Z` for this member.
    const extended = await patchQuote(requireSignedIn(sender), code, {
      expirationTime: `${day}T23:59:59+0000`,
    })
    if (extended.ok) {
      const date = formatDate(locale, day) ?? day
      return backToQuote(locale, code, getTranslator(locale, 'quotes')('done.extend', { date }))
    }
    return extended.error.code === 'IllegalArgumentError'
      ? INVALID
      : refusedQuote(locale, code, extended.error)
  },
})
