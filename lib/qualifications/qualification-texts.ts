import { DECISION_REASONS, type Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { QUALIFICATION_FIELDS } from './qualification-fields'
import { daysLeft, qualificationState } from './qualification-state'

/** The text of a reason that reviewers gave; undefined for one that is not known. */
export function reasonText(locale: Locale, reason: string | undefined): string | undefined {
  const known = DECISION_REASONS.find(code => code === reason)
  return known && getTranslator(locale, 'qualifications')(`reasons.${known}`)
}

/** What a holder has to know of a qualification: why, until when, and the way on. */
export function stateTexts(locale: Locale, qualification: Qualification, now: number): readonly string[] {
  const t = getTranslator(locale, 'qualifications')
  const state = qualificationState(qualification, now)
  const days = daysLeft(qualification, now)
  const reason = reasonText(locale, qualification.reason)
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(state === 'ending' && days !== undefined ? [t('daysLeft', { days })] : []),
    t(`states.${state}.next`),
  ]
}

/** The last day of a qualification, as a fact of it. */
export function untilText(locale: Locale, { validUntil }: Qualification): string | undefined {
  const date = validUntil === undefined ? undefined : formatDate(locale, validUntil)
  return date === undefined ? undefined : getTranslator(locale, 'qualifications')('until', { date })
}

type ErrorCode = keyof ReturnType<typeof getMessages>['qualifications']['errors']

/** The errors of the forms of qualifications, for their pages. */
export function qualificationErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'qualifications')
  const { qualifications } = getMessages(locale)
  const isKnown = (code: string): code is ErrorCode => Object.hasOwn(qualifications.errors, code)
  const text: ErrorText = ({ code, params = {} }) =>
    isKnown(code) ? t(`errors.${code}`, { max: params.max ?? '' }) : t('errors.invalid')
  return shownErrors(locale, errors, text, {
    ...qualifications.fields,
    [QUALIFICATION_FIELDS.document]: qualifications.files.label,
    [QUALIFICATION_FIELDS.statement]: qualifications.send.statementLabel,
    [QUALIFICATION_FIELDS.note]: qualifications.send.note,
  })
}
