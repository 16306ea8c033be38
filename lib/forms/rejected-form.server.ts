import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import { withParameter } from '@/lib/site/address-parameters'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { FORM_ERRORS, type FormErrors } from './form-errors'

/** Query parameter with which a rejected form comes back to its page. */
export const REJECTED_FORM = 'form'

const ID = /^[\w-]{22}$/

const STORED = z.object({
  user: z.string().optional(),
  fields: z.record(z.string(), z.string()),
  errors: FORM_ERRORS,
})

/** What was typed into a form that was not carried out, and its errors: none where only its session ended. */
export type RejectedForm = { fields: Readonly<Record<string, string>>; errors: FormErrors }

const keyOf = (id: string): string => `rejected-form/${id}`

/**
 * Stores a form that was not carried out, for as long as a session may idle, and returns the id under which
 * its page finds it. What was typed belongs into no address, and a short id passes through sign-in.
 * @param user id of the user who may read it; without one whoever has the id, since nobody was signed in
 */
export async function saveRejectedForm(form: RejectedForm, user: string | undefined): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await sharedState().set(keyOf(id), JSON.stringify({ ...form, user }), IDLE_TIMEOUT_SECONDS)
  return id
}

/** The form as it was typed; undefined for anything that is not stored, or is another user's. */
export async function readRejectedForm(
  id: string,
  user: string | undefined,
): Promise<RejectedForm | undefined> {
  if (!ID.test(id)) return undefined
  const stored = readStored(await sharedState().get(keyOf(id)), STORED)
  if (stored === undefined || (stored.user !== undefined && stored.user !== user)) return undefined
  return { fields: stored.fields, errors: stored.errors }
}

/** The page of a form with the id of what was typed into it; without an id, the page. */
export const rejectedFormAddress = (page: string, id: string): string =>
  id === '' ? page : withParameter(page, REJECTED_FORM, id)
