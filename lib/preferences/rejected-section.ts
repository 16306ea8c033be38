import type { FormErrors } from '@/lib/forms/form-errors'
import { type PreferenceCommand, readCommand } from './preference-command'
import { CODE_FIELD, type PreferenceSection, SECTION_FIELD, SECTIONS, SHOWN_FIELD } from './sections'

type Rejected = { fields: Readonly<Record<string, string>>; errors: FormErrors }

/** What was chosen in a section, as its form sent it. */
export type TypedSection<S extends PreferenceSection> = Extract<PreferenceCommand, { section: S }>

/**
 * The section that was not saved, and why; no errors if the session had ended. `typed` is what was chosen in
 * it, undefined where it was to be cleared.
 */
export type RejectedSection = {
  section: PreferenceSection
  errors: FormErrors
  typed: PreferenceCommand | undefined
}

const CHOICES: readonly string[] = ['site', 'timeZone', 'dateStyle', 'warning']

/** The fields of a section that are kept until its page shows them again. */
export function keptFields(fields: Readonly<Record<string, unknown>>): Rejected['fields'] {
  const command = readCommand(fields)
  const isCleared = command === undefined || ('takesBack' in command && command.takesBack)
  const isKept = (name: string) =>
    name === SECTION_FIELD || (!isCleared && (CHOICES.includes(name) || name.startsWith(CODE_FIELD)))
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => isKept(field[0]) && typeof field[1] === 'string',
    ),
  )
}

/** The section whose form is shown again; undefined where there is none. */
export function rejectedSection(rejected: Rejected | undefined): RejectedSection | undefined {
  const section = SECTIONS.find(known => known === rejected?.fields[SECTION_FIELD])
  if (rejected === undefined || section === undefined) return undefined
  const { fields, errors } = rejected
  const isCleared = Object.keys(fields).length === 1
  // What is saved is what the page is about to show.
  return { section, errors, typed: isCleared ? undefined : readCommand({ ...fields, [SHOWN_FIELD]: '' }) }
}

/** What the form of a section shows again, if it is the one that was not saved. */
export function shownAgain<S extends PreferenceSection>(rejected: RejectedSection | undefined, section: S) {
  const isRejected = rejected?.section === section
  return {
    errors: isRejected ? rejected.errors : undefined,
    // The section of the command is that of the rejected form.
    typed: isRejected ? (rejected.typed as TypedSection<S> | undefined) : undefined,
  }
}
