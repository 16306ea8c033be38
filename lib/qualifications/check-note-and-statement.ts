import type { FieldRefusal } from '@/lib/forms/form-errors'
import { cleanMultilineText } from '@/lib/validation/multiline-text'
import { QUALIFICATION_FIELDS } from './qualification-fields'

/** Most characters of an answer or an appeal. */
const MOST_NOTE_CHARACTERS = 500

/** The errors of what is sent with an evidence: the message to the reviewers and the statement. */
export function checkNoteAndStatement({
  note,
  statement,
}: {
  note: string
  statement: boolean
}): readonly FieldRefusal[] {
  const code = noteFault(note)
  return [
    ...(code === undefined
      ? []
      : [{ name: QUALIFICATION_FIELDS.note, code, params: { max: MOST_NOTE_CHARACTERS } }]),
    ...(statement ? [] : [{ name: QUALIFICATION_FIELDS.statement, code: 'statement' }]),
  ]
}

function noteFault(note: string): string | undefined {
  if (note.length > MOST_NOTE_CHARACTERS) return 'tooLong'
  return cleanMultilineText(note).ok ? undefined : 'forbiddenCharacters'
}
