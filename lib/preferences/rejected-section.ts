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

/** Fields by which a section says what was chosen; the names of checkboxes have a prefix. */
const KEPT: readonly string[] = [SECTION_FIELD, 'intent', 'site', 'timeZone', 'dateStyle', 'warning']

/** The fields of a section that are kept until its page shows them again. */
export const keptFields = (fields: Readonly<Record<string, unknown>>): Rejected['fields'] =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] =>
        (KEPT.includes(field[0]) || field[0].startsWith(CODE_FIELD)) && typeof field[1] === 'string',
    ),
  )

/** The section whose form is shown again; undefined where there is none. */
export function rejectedSection(rejected: Rejected | undefined): RejectedSection | undefined {
  const section = SECTIONS.find(known => known === rejected?.fields[SECTION_FIELD])
  if (rejected === undefined || section === undefined) return undefined
  const { fields, errors } = rejected
  // The page compares with the values that are saved when it is rendered, not with those sent.
  const command = readCommand({ ...fields, [SHOWN_FIELD]: '' })
  const isCleared = command !== undefined && 'takesBack' in command && command.takesBack
  return { section, errors, typed: isCleared ? undefined : command }
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
