import 'server-only'
import {
  removeEvidenceFile,
  submitQualification,
  withdrawQualification,
} from '@/lib/backends/commerce/qualifications.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { FORM_LOCKED, failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { readFields } from '@/lib/validation/form-input'
import { cleanMultilineText } from '@/lib/validation/multiline-text'
import { refusedEvidence } from './check-evidence'
import { dropDraft, dropDraftsOf } from './kept-drafts.server'
import { DRAFT_FIELD, QUALIFICATION_FIELDS } from './qualification-fields'
import {
  backToChanged,
  backToQualification,
  backToQualifications,
  pageOfQualification,
  parseQualification,
  QUALIFICATION_FORM,
} from './qualification-form.server'

type Command =
  | { intent: 'discard'; draft: string }
  | ({ id: string } & (
      | { intent: 'send'; statement: boolean; note: string }
      | { intent: 'withdraw' }
      | { intent: 'removeFile'; file: string }
    ))

/** Most characters of an answer or an appeal. */
const MOST_NOTE_CHARACTERS = 500

const FIELDS = {
  statement: 'checkbox',
  note: 'text',
  file: 'text',
  intent: 'text',
  [DRAFT_FIELD]: 'text',
} as const

const MOST_KEY_CHARACTERS = 200

const rejected = (name: string, code: string) =>
  ({
    kind: 'rejected',
    errors: {
      fieldErrors: [{ name, code, ...(code === 'tooLong' && { params: { max: MOST_NOTE_CHARACTERS } }) }],
      formErrors: [],
    },
  }) as const

/** Sends an evidence with the statement of responsible use, withdraws it, or removes a file of it. */
export const handleQualificationAction = defineForm<Sender, Command, NextResult>({
  ...QUALIFICATION_FORM,
  name: 'qualification-action',
  page: pageOfQualification,
  typed: ({ fields }) => {
    const { note, statement } = readFields(fields, FIELDS)
    return { note, ...(statement && { statement: 'on' }) }
  },
  parse: submission => {
    const { intent, statement, note, file, draft } = readFields(submission.fields, FIELDS)
    if (intent === 'discard') return ok({ intent, draft: draft.slice(0, MOST_KEY_CHARACTERS) })
    const id = parseQualification(submission)
    if (!id.ok) return id
    switch (intent) {
      case 'send':
        return ok({ id: id.value, intent, statement, note: note.replaceAll('\r\n', '\n').trim() })
      case 'withdraw':
        return ok({ id: id.value, intent })
      case 'removeFile':
        return isCode(file) ? ok({ id: id.value, intent, file }) : failed('malformed')
      default:
        return failed('malformed')
    }
  },
  submit: async ({ sender, locale }, command, { key }) => {
    const context = requireSignedIn(sender)
    const t = getTranslator(locale, 'qualifications')
    if (command.intent === 'discard') {
      const isDropped = await dropDraft(context.user.id, command.draft)
      return isDropped ? backToQualifications(locale, t('told.discarded')) : FORM_LOCKED
    }
    const { id } = command
    switch (command.intent) {
      case 'send':
        if (command.note.length > MOST_NOTE_CHARACTERS) return rejected(QUALIFICATION_FIELDS.note, 'tooLong')
        if (!cleanMultilineText(command.note).ok)
          return rejected(QUALIFICATION_FIELDS.note, 'forbiddenCharacters')
        if (!command.statement) return rejected(QUALIFICATION_FIELDS.statement, 'statement')
        return after(locale, id, 'told.sent', await submitQualification(context, command, key))
      case 'withdraw': {
        const withdrawn = await withdrawQualification(context, id)
        if (!withdrawn.ok) return after(locale, id, 'told.withdrawn', withdrawn)
        // The list shows no draft of it, even if this one is not forgotten in time.
        await dropDraftsOf(context.user.id, id)
        return backToQualifications(locale, t('told.withdrawn'))
      }
      case 'removeFile':
        return after(locale, id, 'told.fileRemoved', await removeEvidenceFile(context, id, command.file))
    }
  },
})

type Told = 'told.sent' | 'told.withdrawn' | 'told.fileRemoved'

function after(
  locale: Locale,
  id: string,
  told: Told,
  done: Awaited<ReturnType<typeof withdrawQualification>>,
): ResultOf<NextResult> {
  const t = getTranslator(locale, 'qualifications')
  if (done.ok) return backToQualification(locale, id, t(told))
  const changed = backToChanged(locale, id, done.error)
  if (changed !== undefined) return changed
  const fieldErrors = refusedEvidence(done.error.details)
  if (fieldErrors === undefined) return failedBy(done.error)
  return { kind: 'rejected', errors: { fieldErrors, formErrors: [] } }
}
