import type { SummaryEntry } from '@/components/form/error-summary'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { START_LIMITS } from '@/lib/support/start-form'

type StartErrors = { fields: ReadonlyMap<string, string>; summary: readonly SummaryEntry[] }

const isField = (name: string): name is keyof typeof START_LIMITS => name in START_LIMITS

/** The errors of the form with which an agent begins to act as a customer, in words. */
export function startErrors(locale: Locale, rejected: RejectedForm | undefined): StartErrors {
  const t = getTranslator(locale, 'support')
  const { fieldErrors = [], formErrors = [] } = rejected?.errors ?? {}
  const fields = new Map(
    fieldErrors.flatMap(({ name, code }): [string, string][] => {
      if (!isField(name)) return []
      const key = code === 'tooLong' ? 'tooLong' : 'required'
      return [[name, t(`start.errors.${name}.${key}`, { max: START_LIMITS[name] })]]
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
