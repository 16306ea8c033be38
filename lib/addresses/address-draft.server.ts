import 'server-only'
import { z } from 'zod'
import { type FormErrors, hasErrors } from '@/lib/forms/form-errors'
import { type RejectedForm, readRejectedForm, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { REVIEW, type Review } from '@/lib/registration/review'
import { readStored } from '@/lib/state/state'
import type { ClearedPart } from '@/lib/validation/address-fit'

type AddressReview = Extract<Review, { kind: 'address' }>

/** Names under which what the server adds to the typed values is stored; no form has such fields. */
const REVIEW_NAME = 'stored.review'
const CLEARED_NAME = 'stored.cleared'

const CLEARED = z.array(z.object({ name: z.enum(['region', 'postalCode']), country: z.string() }))

/** Name of the hidden field with the id of the question that a form answers. */
export const QUESTION = 'question'

/** A form of an address that is not saved yet. */
export type AddressDraft = {
  values: Readonly<Record<string, string>>
  errors?: FormErrors
  /** The question of the verification, with the id under which it is stored. */
  asked?: { id: string; review: AddressReview }
  /** Parts that the last change of country has cleared. */
  cleared: readonly ClearedPart[]
}

type DraftInput = {
  values: AddressDraft['values']
  asked?: AddressReview
  cleared?: AddressDraft['cleared']
  errors?: FormErrors
}

/** Stores what the user has typed, with the question or errors about it, or the parts that were cleared. */
export const saveAddressDraft = (
  { values, asked, cleared, errors = NO_ERRORS }: DraftInput,
  user: string,
): Promise<string> =>
  saveRejectedForm(
    {
      fields: {
        ...values,
        ...(asked && { [REVIEW_NAME]: JSON.stringify(asked) }),
        ...(cleared !== undefined && { [CLEARED_NAME]: JSON.stringify(cleared) }),
      },
      errors,
    },
    user,
  )

const shown = (errors: FormErrors): Pick<AddressDraft, 'errors'> => (hasErrors(errors) ? { errors } : {})

function toDraft(id: string, { fields, errors }: RejectedForm): AddressDraft {
  const { [REVIEW_NAME]: review, [CLEARED_NAME]: cleared, ...values } = fields
  // Another release may have stored them in another format; what was typed is shown all the same.
  const asked = readStored(review, REVIEW)
  return {
    values,
    ...shown(errors),
    ...(asked?.kind === 'address' && { asked: { id, review: asked } }),
    cleared: readStored(cleared, CLEARED) ?? [],
  }
}

/**
 * The draft with an id. One that was stored because the answer to a question was rejected leads to the
 * draft with that question.
 */
export async function readAddressDraft(
  id: string,
  user: string | undefined,
): Promise<AddressDraft | undefined> {
  const stored = await readRejectedForm(id, user)
  if (stored === undefined) return undefined
  const answered = stored.fields[QUESTION]
  if (answered === undefined || answered === '') return toDraft(id, stored)
  const question = await readAddressDraft(answered, user)
  return question && { ...question, ...shown(stored.errors) }
}
