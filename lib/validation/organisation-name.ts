import { ORGANISATION_NAME_MAX_CHARACTERS, ORGANISATION_NAME_MIN_CHARACTERS } from '../config/limits.ts'
import { type Checked, refuse } from './problem.ts'
import { checkText } from './text.ts'

/** Organization name of any script, 3 to 50 characters, with at least one letter or digit (spec §5). */
export function checkOrganisationName(raw: string): Checked {
  const name = checkText(raw, 'NFC', {
    min: ORGANISATION_NAME_MIN_CHARACTERS,
    max: ORGANISATION_NAME_MAX_CHARACTERS,
  })
  return name.ok && !/[\p{L}\p{N}]/u.test(name.value) ? refuse('letterMissing') : name
}
