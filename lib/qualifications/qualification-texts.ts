import { DECISION_REASONS, type Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { EVIDENCE_FIELDS, evidenceName, shownValuesOf } from './evidence-fields'
import { QUALIFICATION_FIELDS } from './qualification-fields'
import { daysLeft, type QualificationView, qualificationState, renewalOf } from './qualification-state'

/** The text of a reason that reviewers gave; undefined for one that is not known. */
export function reasonText(locale: Locale, reason: string | undefined): string | undefined {
  const known = DECISION_REASONS.find(code => code === reason)
  return known && getTranslator(locale, 'qualifications')(`reasons.${known}`)
}

/** What a holder has to know of a qualification: why, until when, what renews it, and the way on. */
export function stateTexts(qualification: Qualification, view: QualificationView): readonly string[] {
  const { locale, now } = view
  const t = getTranslator(locale, 'qualifications')
  const state = qualificationState(qualification, view)
  const days = daysLeft(locale, qualification, now)
  const renewal = renewalText(qualification, view)
  return [
    reasonText(locale, qualification.reason),
    reviewersNote(qualification),
    state === 'ending' && days !== undefined ? t('daysLeft', { days }) : undefined,
    state === 'expired' && renewal !== undefined ? undefined : t(`states.${state}.next`),
    renewal,
  ].filter(text => text !== undefined)
}

/** What reviewers asked or said in their own words, as long as their decision stands. */
function reviewersNote({ status, history }: Qualification): string | undefined {
  if (status !== 'MORE_INFORMATION' && status !== 'REJECTED') return undefined
  const last = history.at(-1)
  return last?.status === status ? last.note : undefined
}

/** What has become of the evidence that renews a qualification; undefined without one. */
function renewalText(qualification: Qualification, view: QualificationView): string | undefined {
  const renewal = renewalOf(qualification, view)
  if (renewal === undefined) return undefined
  const t = getTranslator(view.locale, 'qualifications')
  if (renewal.status === 'SUBMITTED') return t('renewal.submitted')
  if (renewal.status === 'MORE_INFORMATION') return t('renewal.moreInformation')
  const date = renewal.validUntil && formatDate(view.locale, renewal.validUntil)
  return t('renewal.approved', { name: evidenceName(renewal), date: date ?? 'none' })
}

/** The last day of a qualification, as a fact of it. */
export function untilText(locale: Locale, { validUntil }: Qualification): string | undefined {
  const date = validUntil === undefined ? undefined : formatDate(locale, validUntil)
  return date === undefined ? undefined : getTranslator(locale, 'qualifications')('until', { date })
}

/** The details of an evidence in words, with their labels. */
export function evidenceFacts(locale: Locale, qualification: Qualification) {
  const t = getTranslator(locale, 'qualifications')
  const values = shownValuesOf(qualification)
  return EVIDENCE_FIELDS[qualification.kind].flatMap(({ name, type }) => {
    const value = values[name] ?? ''
    const shown = type === 'date' ? formatDate(locale, value) : value
    return shown ? [{ label: t(`fields.${name}`), value: shown }] : []
  })
}

type ErrorCode = keyof ReturnType<typeof getMessages>['qualifications']['errors']

/** The errors of the forms of qualifications, for their pages. */
export function qualificationErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'qualifications')
  const { qualifications, errors: general } = getMessages(locale)
  const others: Readonly<Record<string, string>> = { ...general.codes, ...general.forms }
  const isKnown = (code: string): code is ErrorCode => Object.hasOwn(qualifications.errors, code)
  const text: ErrorText = ({ code, params = {} }) =>
    isKnown(code) ? t(`errors.${code}`, { max: params.max ?? '' }) : (others[code] ?? t('errors.invalid'))
  return shownErrors(locale, errors, text, {
    ...qualifications.fields,
    [QUALIFICATION_FIELDS.document]: qualifications.files.label,
    [QUALIFICATION_FIELDS.statement]: qualifications.send.statementLabel,
    [QUALIFICATION_FIELDS.note]: qualifications.send.note,
  })
}
