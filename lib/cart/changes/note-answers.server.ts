import 'server-only'
import type { FormErrors } from '@/lib/forms/form-errors'
import { jsonResponse } from '@/lib/handlers/respond.server'
import type { Locale } from '@/lib/site/sites'
import { noteField } from '../lines/line-fields'
import { type NoteFault, typedNotes } from '../lines/line-notes'
import { noteErrorText } from './note-error-text'

/** Typed notes by field: texts, so they are stored rather than put into an address. */
export function typedNoteFields(fields: Readonly<Record<string, unknown>>) {
  const notes = typedNotes(fields)
  return notes.length === 0
    ? undefined
    : Object.fromEntries(notes.map(({ code, note }) => [noteField(code), note]))
}

/** Errors of notes, for the page that shows them at their fields. */
export const noteErrors = (faults: readonly NoteFault[]): FormErrors => ({
  fieldErrors: faults.map(({ code, reason }) => ({ name: noteField(code), code: reason })),
  formErrors: [],
})

/** The same for a script. */
export function rejectNotes({ locale }: { locale: Locale }, faults: readonly NoteFault[]): Response {
  const errors = faults.map(({ code, reason }) => ({
    code,
    text: noteErrorText(locale, reason),
    isNote: true,
  }))
  return jsonResponse({ message: errors.map(({ text }) => text).join(' '), faults: errors }, { status: 422 })
}
