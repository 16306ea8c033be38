import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  changeQualification,
  createQualification,
  listQualifications,
} from '@/lib/backends/commerce/qualifications.server'
import {
  EVIDENCE_KINDS,
  type Evidence,
  type EvidenceKind,
} from '@/lib/contract/commerce/qualification/evidence'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import type { Flash } from '@/lib/flash/flash'
import { dayIn } from '@/lib/format/calendar-day'
import { type FieldRefusal, formError } from '@/lib/forms/form-errors'
import { baseFieldIn, baseVersionIn, replacesLater } from '@/lib/forms/record-version.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { FORM_LOCKED, failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, isOutage, ok, type Problem, type Result } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import { newQualificationPath, qualificationEditPath } from '@/lib/site/qualification-paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { withLock } from '@/lib/state/lock.server'
import { isCode, isCodeOrNothing } from '@/lib/validation/codes'
import { checkEvidence, refusedFields } from './check-evidence'
import { EVIDENCE_FIELDS } from './evidence-fields'
import { evidenceVersion } from './evidence-version.server'
import { draftKey, dropDraft, keepDraft } from './kept-drafts.server'
import { KEEP_INTENT, QUALIFICATION_FIELD, QUALIFICATION_FIELDS } from './qualification-fields'
import {
  backToChanged,
  backToQualification,
  backToQualifications,
  QUALIFICATION_FORM,
  qualificationIn,
} from './qualification-form.server'
import { qualificationErrors } from './qualification-texts'

type Command = {
  kind: EvidenceKind
  id: string
  renews: string
  /** What was typed, and the version that the form was rendered from. */
  values: Readonly<Record<string, string>>
  /** Whether it is kept as a draft where details are missing. */
  keeps: boolean
}

type Sent = Pick<FormSubmission, 'fields'>

const kindIn = ({ fields }: Sent): EvidenceKind | undefined =>
  EVIDENCE_KINDS.find(kind => kind === fields[QUALIFICATION_FIELDS.kind])

const renewsIn = ({ fields }: Sent): string => {
  const renews = fields[QUALIFICATION_FIELDS.renews]
  return typeof renews === 'string' && isCode(renews) ? renews : ''
}

/** Whether a form names the evidence that it changes or renews, if any, by codes. */
const isWellNamed = ({ fields }: Sent): boolean =>
  [QUALIFICATION_FIELD, QUALIFICATION_FIELDS.renews].every(name => isCodeOrNothing(fields[name]))

const valuesIn = ({ fields }: Sent, kind: EvidenceKind): Readonly<Record<string, string>> =>
  Object.fromEntries(
    EVIDENCE_FIELDS[kind].flatMap(({ name }) => {
      const value = fields[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

const rejected = (fieldErrors: readonly FieldRefusal[]) =>
  ({ kind: 'rejected', errors: { fieldErrors, formErrors: [] } }) as const

/** Writes an evidence, a new one or one that is not approved; its page shows the level it would give. */
export const handleEvidence = defineForm<Sender, Command, NextResult>({
  ...QUALIFICATION_FORM,
  name: 'qualification-evidence',
  page: submission => {
    const { locale } = submission
    const [kind, id] = [kindIn(submission), qualificationIn(submission)]
    if (id !== '') return qualificationEditPath(locale, id)
    if (kind === undefined) return accountPath(locale, 'qualifications')
    return newQualificationPath(locale, kind, renewsIn(submission) || undefined)
  },
  typed: submission => {
    const kind = kindIn(submission)
    return kind === undefined ? {} : { ...valuesIn(submission, kind), ...baseFieldIn(submission.fields) }
  },
  parse: submission => {
    const kind = kindIn(submission)
    if (kind === undefined || !isWellNamed(submission)) return failed('malformed')
    const [id, renews] = [qualificationIn(submission), renewsIn(submission)]
    const keeps = submission.fields.intent === KEEP_INTENT
    const values = { ...valuesIn(submission, kind), ...baseFieldIn(submission.fields) }
    return ok({ kind, id, renews, values, keeps })
  },
  submit: async ({ sender, locale }, { kind, id, renews, values, keeps }, { key }) => {
    const checked = checkEvidence(kind, values, dayIn(getSite(locale).timeZone, Date.now()))
    if (!checked.ok && !keeps) return rejected(checked.error)
    const context = requireSignedIn(sender)
    const t = getTranslator(locale, 'qualifications')
    const name = { kind, id, renews }
    if (!checked.ok) {
      const isKept = await keepDraft(context.user.id, { ...name, values })
      return isKept ? backToQualifications(locale, t('told.kept')) : FORM_LOCKED
    }
    const saved =
      id === ''
        ? await createQualification(context, renewing(checked.value, renews), key)
        : await changeUnlessOutdated(context, { id, evidence: checked.value, values })
    if (saved === 'locked') return FORM_LOCKED
    if (saved === 'outdated') return { kind: 'rejected', errors: formError('outdated') }
    if (saved.ok) {
      await dropDraft(context.user.id, draftKey(name))
      return backToQualification(locale, saved.value.id, t(toldOf(saved.value, id)))
    }
    const changed = backToChanged(locale, id, saved.error)
    if (changed !== undefined) return changed
    const errors = refusedFields(kind, saved.error.details)
    const isUnsaved = errors !== undefined || isOutage(saved.error)
    if (keeps && isUnsaved && (await keepDraft(context.user.id, { ...name, values })))
      return backToQualifications(locale, t('told.kept'), { lines: errorLines(locale, errors) })
    return errors === undefined ? failedBy(saved.error) : rejected(errors)
  },
})

type Change = { id: string; evidence: Evidence; values: Command['values'] }

/** Changes of one evidence are serialized by a lock, so that the second one detects an edit conflict. */
async function changeUnlessOutdated(
  context: SignedInContext,
  change: Change,
): Promise<Result<Qualification, Problem> | 'outdated' | 'locked'> {
  const changed = await withLock(`qualification/${change.id}`, () => changeCurrent(context, change))
  return changed.ok ? changed.value : 'locked'
}

async function changeCurrent(
  context: SignedInContext,
  { id, evidence, values }: Change,
): Promise<Result<Qualification, Problem> | 'outdated'> {
  const list = await listQualifications(context)
  if (!list.ok) return list
  const known = list.value.qualifications.find(each => each.id === id)
  const isOutdated =
    known !== undefined &&
    replacesLater(baseVersionIn(values), {
      current: evidenceVersion(known),
      next: evidenceVersion(evidence),
    })
  return isOutdated ? 'outdated' : changeQualification(context, id, evidence)
}

/** An evidence that was with the reviewers has to be sent again once it is changed. */
function toldOf({ status, history }: Qualification, changed: string) {
  if (changed === '') return 'told.saved'
  const wasSent = status === 'DRAFT' && history.some(event => event.status === 'SUBMITTED')
  return wasSent ? 'told.changedSend' : 'told.changed'
}

/** What commerce refused of a draft that was kept all the same. */
const errorLines = (locale: Locale, fieldErrors: readonly FieldRefusal[] = []): Flash['lines'] =>
  qualificationErrors(locale, { fieldErrors, formErrors: [] }).summary.map(({ label, text }) => ({
    tone: 'caution',
    text: label === undefined ? text : `${label} ${text}`,
  }))

const renewing = (evidence: Evidence, renews: string) => (renews === '' ? evidence : { ...evidence, renews })
