import 'server-only'
import { z } from 'zod'
import { FORM_ERRORS, type FormErrors } from '@/lib/forms/form-errors'
import { seal, unseal } from '@/lib/session/seal.server'
import { sealKey } from '@/lib/session/seal-key.server'

/** Query parameter in which a refused form comes back to its page. */
export const REFUSED = 'refused'

/** Time to read what is wrong and to load the page once more; what was typed is then gone from the address for good. */
const REFUSAL_SECONDS = 15 * 60

/** Of each text as much as the longest field can hold and a little that is too much: addresses are short. */
const MOST_CHARACTERS = 300

const REFUSAL = z.object({ fields: z.record(z.string(), z.string()), errors: FORM_ERRORS })

/** What was typed into a form that was refused, and why. */
export type Refusal = { fields: Readonly<Record<string, string>>; errors: FormErrors }

/** Seals a refused form for the way back to its page: what somebody calls a list is nobody's business in an address. */
export function sealRefusal({ fields, errors }: Refusal): Promise<string> {
  const typed = Object.entries(fields).map(([name, text]) => [name, text.slice(0, MOST_CHARACTERS)])
  return seal(
    { fields: Object.fromEntries(typed), errors },
    { ...sealKey('refusal'), maxAge: REFUSAL_SECONDS },
  )
}

/** The refused form, or undefined for anything that is not ours or too old. */
export const openRefusal = (sealed: string | undefined): Promise<Refusal | undefined> =>
  sealed === undefined ? Promise.resolve(undefined) : unseal(sealed, sealKey('refusal'), REFUSAL)
