import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { submitQualification } from '@/lib/backends/commerce/qualifications.server'
import type { ReadDocument } from '@/lib/checkout/documents/read-document'
import type { FlashLine } from '@/lib/flash/flash'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failedBy, type NextResult, NO_ERRORS, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { accountDetailPath } from '@/lib/site/account-pages'
import { refusedEvidence } from './check-evidence'
import { checkNoteAndStatement } from './check-note-and-statement'
import { addDocument, removeDocument } from './evidence-documents.server'
import { QUALIFICATION_FIELDS } from './qualification-fields'
import { backToChanged, backToQualification } from './qualification-form.server'

/** What the form on the page of an evidence asks for. */
export type EvidenceSubmission = {
  id: string
  intent: 'add' | 'send' | 'remove'
  /** The document that is removed; empty for other intents. */
  removed: string
  /** The document that the chosen file replaces; empty if it is another one. */
  replaces: string
  /** The chosen file; undefined if there is none and none is needed. */
  document: ReadDocument | undefined
  note: string
  statement: boolean
}

type Work = {
  context: SignedInContext
  submission: EvidenceSubmission
  /** What is wrong with the input that is to be sent. */
  errors: readonly FieldRefusal[]
}

type Outcome = ResultOf<NextResult>

/** Adds the chosen file, if there is one, then does what the pressed button says, and tells of both. */
export async function performSubmission(
  context: SignedInContext,
  submission: EvidenceSubmission,
  key: string,
): Promise<Outcome> {
  const { intent } = submission
  const work = { context, submission, errors: intent === 'send' ? checkNoteAndStatement(submission) : [] }
  const added = await addChosen(work)
  return added.ok ? withAdded(work, added.value, await doNext(work, key)) : added.error
}

/** What the pressed button says, once the chosen file is added. */
async function doNext(work: Work, key: string): Promise<Outcome> {
  switch (work.submission.intent) {
    case 'add':
      return formAgain(work)
    case 'remove':
      return remove(work)
    case 'send':
      return work.errors.length > 0 ? rejected(work.errors) : send(work, key)
  }
}

const rejected = (fieldErrors: readonly FieldRefusal[]) =>
  ({ kind: 'rejected', errors: { fieldErrors, formErrors: [] } }) as const

const FAULTS = ['tooLarge', 'wrongType', 'malware', 'tooMany'] as const

const faultOf = ({ code, details = [] }: Problem): string | undefined =>
  code === 'ValidationError' ? FAULTS.find(fault => fault === details[0]?.reason) : undefined

/**
 * Adds the chosen file, if there is one, and returns the sentence that tells of it. The file takes the place
 * of a document that is to be removed, unless it replaces another one: so there is room for it.
 */
async function addChosen(work: Work): Promise<Result<string | undefined, Outcome>> {
  const { id, document, removed, replaces } = work.submission
  if (document === undefined) return ok(undefined)
  const refusedFor = (code: string) =>
    failed(rejected([{ name: QUALIFICATION_FIELDS.document, code }, ...work.errors]))
  if ('fault' in document) return refusedFor(document.fault)
  const { file } = document
  const added = await addDocument(work.context, id, { file, replaces: replaces || removed })
  if (added.ok) return ok(translatorOf(work)('told.fileAdded', { name: file.name }))
  const fault = faultOf(added.error)
  return fault === undefined ? failed(notDone(work, added.error)) : refusedFor(fault)
}

async function remove(work: Work): Promise<Outcome> {
  const { context, submission } = work
  const { id, document, removed, replaces } = submission
  const isReplaced = document !== undefined && (replaces === '' || replaces === removed)
  const done = isReplaced ? ok(undefined) : await removeDocument(context, id, removed)
  return done.ok ? formAgain(work, translatorOf(work)('told.fileRemoved')) : notDone(work, done.error)
}

async function send(work: Work, key: string): Promise<Outcome> {
  const { context, submission } = work
  const sent = await submitQualification(context, submission, key)
  if (sent.ok) return backToQualification(context.locale, submission.id, translatorOf(work)('told.sent'))
  const refused = refusedEvidence(sent.error.details)
  return refused === undefined ? notDone(work, sent.error) : rejected(refused)
}

const translatorOf = ({ context: { locale } }: Work) => getTranslator(locale, 'qualifications')

const notDone = ({ context: { locale }, submission: { id } }: Work, problem: Problem): Outcome =>
  backToChanged(locale, id, problem) ?? failedBy(problem)

/** The page of the evidence, with what was typed and not yet used. */
function formAgain({ context: { locale }, submission }: Work, message?: string): NextResult {
  const { id, document, replaces, note, statement } = submission
  const isTyped = note !== '' || statement || (replaces !== '' && document === undefined)
  return {
    kind: 'next',
    href: accountDetailPath(locale, 'qualifications', id),
    ...(message !== undefined && { flash: { tone: 'success', message, lines: [] } }),
    ...(isTyped && { shownAgain: NO_ERRORS }),
  }
}

/** Tells beside an outcome of the file that was added before; what was rejected then is only the rest. */
function withAdded(work: Work, text: string | undefined, outcome: Outcome): Outcome {
  if (text === undefined) return outcome
  const line: FlashLine = { tone: 'success', text }
  switch (outcome.kind) {
    case 'rejected':
      return { ...formAgain(work, text), shownAgain: outcome.errors }
    case 'failed':
      return { ...outcome, done: [line] }
    case 'next': {
      const { flash } = outcome
      if (flash === undefined) return { ...outcome, flash: { tone: 'success', message: text, lines: [] } }
      return { ...outcome, flash: { ...flash, lines: [...flash.lines, line] } }
    }
  }
}
