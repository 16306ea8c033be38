import 'server-only'
import { digestOf } from '@/lib/checkout/documents/digest.server'
import { readDocument } from '@/lib/checkout/documents/read-document'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { isCodeOrNothing } from '@/lib/validation/codes'
import { readFields } from '@/lib/validation/form-input'
import { type EvidenceSubmission, performSubmission } from './perform-submission.server'
import { ADD_INTENT, QUALIFICATION_FIELDS, SEND_INTENT } from './qualification-fields'
import { pageOfQualification, parseQualification, QUALIFICATION_FORM } from './qualification-form.server'

type Command = EvidenceSubmission & { digest: string }

const FIELDS = {
  intent: 'text',
  [QUALIFICATION_FIELDS.remove]: 'text',
  [QUALIFICATION_FIELDS.replaces]: 'text',
  [QUALIFICATION_FIELDS.note]: 'text',
  [QUALIFICATION_FIELDS.statement]: 'checkbox',
} as const

const INTENTS = [ADD_INTENT, SEND_INTENT] as const

/** What the pressed button means: one that removes a document names it and has no intent. */
function intentOf(intent: string, removed: string): EvidenceSubmission['intent'] | undefined {
  if (removed !== '') return 'remove'
  return INTENTS.find(known => known === intent)
}

/** Whether a file was chosen; browsers send a file without name and content if none was. */
const isChosen = (sent: unknown): boolean => sent instanceof File && (sent.name !== '' || sent.size > 0)

/**
 * Adds and removes documents of an evidence, and sends it with a message and the statement of responsible
 * use. Whichever button is pressed, a chosen file is added, because no page can show it again, and what was
 * typed is shown until it is sent.
 */
export const handleSubmission = defineForm<Sender, Command, NextResult>({
  ...QUALIFICATION_FORM,
  name: 'qualification-submission',
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: pageOfQualification,
  typed: ({ fields }) => {
    const { note, replaces, statement } = readFields(fields, FIELDS)
    return { note, replaces, ...(statement && { statement: 'on' }) }
  },
  parse: async submission => {
    const id = parseQualification(submission)
    if (!id.ok) return id
    const { remove: removed, replaces, note, statement, ...sent } = readFields(submission.fields, FIELDS)
    const intent = intentOf(sent.intent, removed)
    if (intent === undefined || ![removed, replaces].every(isCodeOrNothing)) return failed('malformed')
    const file = submission.fields[QUALIFICATION_FIELDS.document]
    const document =
      intent === 'add' || isChosen(file) ? await readDocument(file, ['pdf', 'png', 'jpeg']) : undefined
    return ok({
      id: id.value,
      ...{ intent, removed, replaces, document, statement },
      note: note.replaceAll('\r\n', '\n').trim(),
      digest: document === undefined ? '' : await digestOf(document),
    })
  },
  content: ({ document: _, ...command }) => command,
  submit: ({ sender }, command, { key }) => performSubmission(requireSignedIn(sender), command, key),
})
