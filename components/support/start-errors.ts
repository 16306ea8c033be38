import type { SummaryEntry } from '@/components/form/errors/error-summary'
import { REASON_MAX_CHARACTERS } from '@/lib/contract/commerce/assisted-service'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type StartErrors = { fields: ReadonlyMap<string, string>; summary: readonly SummaryEntry[] }

/** Error messages by field and code. */
const TEXTS = {
  'reasonCode/required': 'start.errors.reasonCode',
  'reason/required': 'start.errors.reason.required',
  'reason/tooLong': 'start.errors.reason.tooLong',
  'ticket/required': 'start.errors.ticket.required',
  'ticket/format': 'start.errors.ticket.format',
} as const

const isKnown = (fault: string): fault is keyof typeof TEXTS => fault in TEXTS

/** The errors of the form with which an agent begins to act as a customer, in words. */
export function startErrors(locale: Locale, rejected: RejectedForm | undefined): StartErrors {
  const t = getTranslator(locale, 'support')
  const { fieldErrors = [], formErrors = [] } = rejected?.errors ?? {}
  const fields = new Map(
    fieldErrors.flatMap(({ name, code }): [string, string][] => {
      if (code === 'forbiddenCharacters') return [[name, getMessages(locale).errors.codes[code]]]
      const fault = `${name}/${code}`
      return isKnown(fault) ? [[name, t(TEXTS[fault], { max: REASON_MAX_CHARACTERS })]] : []
    }),
  )
  return {
    fields,
    summary: [
      ...formErrors.map(({ code }) => ({ text: t(code === 'locked' ? 'start.locked' : 'start.notFound') })),
      ...[...fields].map(([fieldId, text]) => ({ fieldId, text })),
    ],
  }
}
