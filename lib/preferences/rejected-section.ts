import { type FormErrors, hasErrors } from '@/lib/forms/form-errors'
import { type PreferenceSection, SECTION_FIELD, SECTIONS } from './sections'

type Rejected = { fields: Readonly<Record<string, string>>; errors: FormErrors }

/** The section that could not be saved, and why. */
export type RejectedSection = { section: PreferenceSection; errors: FormErrors }

/** The section whose form is shown again with errors; undefined where there is none. */
export function rejectedSection(rejected: Rejected | undefined): RejectedSection | undefined {
  const section = SECTIONS.find(known => known === rejected?.fields[SECTION_FIELD])
  if (rejected === undefined || section === undefined || !hasErrors(rejected.errors)) return undefined
  return { section, errors: rejected.errors }
}
