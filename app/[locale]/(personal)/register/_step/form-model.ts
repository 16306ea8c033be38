import { randomUUID } from 'node:crypto'
import type { StepFormModel } from '@/components/registration/form-model'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts.server'
import type { SubmittableStep } from '@/lib/registration/steps'
import { stepActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Options = {
  locale: Locale
  step: SubmittableStep
  draft: Draft | undefined
  defaults?: Record<string, string>
}

/** Error texts of some fields by `fields.<name>.<code>`, and of all codes and whole forms. */
function errorMessages(locale: Locale, fieldNames: readonly string[]): Record<string, string> {
  const { fields, codes, forms } = getMessages(locale).errors
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = fields
  const own = fieldNames.flatMap(name =>
    Object.entries(all[name] ?? {}).map(([code, text]) => [`fields.${name}.${code}`, text]),
  )
  return { ...codes, ...forms, ...Object.fromEntries(own) }
}

/** What a step's form needs from the server: address, kept values, errors to tell, and its words. */
export function buildFormModel(
  { locale, step, draft, defaults = {} }: Options,
  fieldNames: readonly string[],
): StepFormModel {
  const { common, errors, register } = getMessages(locale)
  return {
    action: stepActionPath(step, locale),
    submissionKey: draft?.unsettled?.submissionKey ?? randomUUID(),
    ...(draft?.question !== undefined && { question: draft.question }),
    values: { ...defaults, ...draft?.values },
    ...(draft?.errors && { errors: draft.errors }),
    messages: errorMessages(locale, fieldNames),
    words: { errorPrefix: errors.prefix, optional: common.optional },
    summaryTitle: errors.summaryTitle,
    errorTitle: common.errorTitlePrefix,
    submit: register.submit[step],
    pending: register.submit.pending,
  }
}
