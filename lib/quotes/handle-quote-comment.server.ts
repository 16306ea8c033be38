import 'server-only'
import { commentOnQuote } from '@/lib/backends/commerce/quote-details.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { cleanMultilineText } from '@/lib/validation/multiline-text'
import { QUOTE_FIELDS, QUOTE_LENGTHS } from './quote-fields'
import { backToQuote, pageOfQuote, parseQuote, QUOTE_FORM, refusedQuote } from './quote-form.server'
import { textIn } from './text-in'

type Command = { code: string; text: string; entryNumber: number | undefined }

const rejected = (code: string, params: Record<string, number> = {}) =>
  ({
    kind: 'rejected',
    errors: { fieldErrors: [{ name: QUOTE_FIELDS.text, code, params }], formErrors: [] },
  }) as const

const ENTRY = /^\d{1,4}$/

/** Writes to the seller about a quote, or about one of its lines. */
export const handleQuoteComment = defineForm<Sender, Command, NextResult>({
  ...QUOTE_FORM,
  name: 'quote-comment',
  page: pageOfQuote,
  typed: ({ fields }) => ({
    [QUOTE_FIELDS.text]: textIn(fields, QUOTE_FIELDS.text).slice(0, 2 * QUOTE_LENGTHS.text),
    [QUOTE_FIELDS.entry]: textIn(fields, QUOTE_FIELDS.entry).slice(0, 4),
  }),
  parse: submission => {
    const code = parseQuote(submission)
    if (!code.ok) return code
    const entry = textIn(submission.fields, QUOTE_FIELDS.entry)
    return ok({
      code: code.value,
      text: textIn(submission.fields, QUOTE_FIELDS.text).replaceAll('\r\n', '\n').trim(),
      entryNumber: ENTRY.test(entry) ? Number(entry) : undefined,
    })
  },
  submit: async ({ sender, locale }, { code, text, entryNumber }, { key }) => {
    if (text === '') return rejected('textRequired')
    if (text.length > QUOTE_LENGTHS.text) return rejected('textTooLong', { max: QUOTE_LENGTHS.text })
    if (!cleanMultilineText(text).ok) return rejected('forbiddenCharacters')
    const sent = await commentOnQuote(requireSignedIn(sender), code, { text, entryNumber }, key)
    return sent.ok
      ? backToQuote(locale, code, getTranslator(locale, 'quotes')('done.comment'))
      : refusedQuote(locale, code, sent.error)
  },
})
