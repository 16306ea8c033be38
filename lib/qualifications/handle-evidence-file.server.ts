import 'server-only'
import { addEvidenceFile } from '@/lib/backends/commerce/qualifications.server'
import { digestOf } from '@/lib/checkout/documents/digest.server'
import { type ReadDocument, readDocument } from '@/lib/checkout/documents/read-document'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { isCodeOrNothing } from '@/lib/validation/codes'
import { QUALIFICATION_FIELDS } from './qualification-fields'
import {
  backToChanged,
  backToQualification,
  pageOfQualification,
  parseQualification,
  QUALIFICATION_FORM,
} from './qualification-form.server'

type Command = { id: string; replaces: string; document: ReadDocument; digest: string }

const FAULTS = ['tooLarge', 'wrongType', 'malware', 'tooMany'] as const

const faultOf = ({ code, details = [] }: Problem): string | undefined =>
  code === 'ValidationError' ? FAULTS.find(fault => fault === details[0]?.reason) : undefined

const rejected = (code: string) =>
  ({
    kind: 'rejected',
    errors: { fieldErrors: [{ name: QUALIFICATION_FIELDS.document, code }], formErrors: [] },
  }) as const

/** Adds a file to an evidence, or replaces one. */
export const handleEvidenceFile = defineForm<Sender, Command, NextResult>({
  ...QUALIFICATION_FORM,
  name: 'qualification-file',
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: pageOfQualification,
  typed: () => ({}),
  parse: async submission => {
    const id = parseQualification(submission)
    if (!id.ok) return id
    const { file, document: name } = QUALIFICATION_FIELDS
    const replaced = submission.fields[file]
    if (!isCodeOrNothing(replaced)) return failed('malformed')
    const replaces = typeof replaced === 'string' ? replaced : ''
    const document = await readDocument(submission.fields[name], ['pdf', 'png', 'jpeg'])
    return ok({ id: id.value, replaces, document, digest: await digestOf(document) })
  },
  content: ({ id, replaces, digest }) => [id, replaces, digest],
  submit: async ({ sender, locale }, { id, replaces, document }) => {
    if ('fault' in document) return rejected(document.fault)
    const t = getTranslator(locale, 'qualifications')
    const { file } = document
    const added = await addEvidenceFile(requireSignedIn(sender), id, { file, replaces })
    if (added.ok) return backToQualification(locale, id, t('told.fileAdded', { name: file.name }))
    const changed = backToChanged(locale, id, added.error)
    if (changed !== undefined) return changed
    const fault = faultOf(added.error)
    return fault === undefined ? failedBy(added.error) : rejected(fault)
  },
})
