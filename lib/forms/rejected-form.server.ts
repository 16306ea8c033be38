import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { currentRequest } from '@/lib/request/request-context'
import { withParameter } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { FORM_ERRORS, type FormErrors } from './form-errors'

const ID = /^[\w-]{22}$/

const STORED = z.object({
  user: z.string().optional(),
  fields: z.record(z.string(), z.string()),
  errors: FORM_ERRORS,
})

/**
 * Typed input of a form that was not carried out, or only in part, and its errors; no errors if only the
 * session has ended.
 */
export type RejectedForm = { fields: Readonly<Record<string, string>>; errors: FormErrors }

const keyOf = (id: string): string => `rejected-form/${id}`

/**
 * Stores a form that is shown again, by default for the duration of the idle timeout, and returns the
 * id under which its page finds it. Typed input must not be in an address, and a short id passes through
 * sign-in. Beyond what a sender may store, the form is not stored and the id is empty.
 * @param user id of the user who may read it; undefined if the sender was anonymous: then the id alone gives
 * access
 * @param replaced id of an earlier version, which the user could read and which this one replaces
 */
export async function saveRejectedForm(
  form: RejectedForm,
  user: string | undefined,
  seconds = IDLE_TIMEOUT_SECONDS,
  replaced?: string,
): Promise<string> {
  const text = JSON.stringify({ ...form, user })
  if (replaced === undefined && !(await mayStore(text, user))) return ''
  const id = replaced ?? randomBytes(16).toString('base64url')
  await sharedState().set(keyOf(id), text, seconds)
  return id
}

/**
 * Whether a user or network may store this much: when the shared state is full, it evicts the oldest entries
 * of all users.
 */
async function mayStore({ length }: string, user: string | undefined): Promise<boolean> {
  const sender = user === undefined ? `network/${currentRequest()?.network ?? ''}` : `user/${user}`
  const { allowed } = await consumeLimit('rejectedForm', sender, Math.ceil(length / 1_000))
  return allowed
}

/** The typed input of a rejected form; undefined if it is not stored or belongs to another user. */
export async function readRejectedForm(
  id: string,
  user: string | undefined,
): Promise<RejectedForm | undefined> {
  if (!ID.test(id)) return undefined
  const stored = readStored(await sharedState().get(keyOf(id)), STORED)
  if (stored === undefined || (stored.user !== undefined && stored.user !== user)) return undefined
  return { fields: stored.fields, errors: stored.errors }
}

/** Address of a form's page with the id of the rejected form; the page itself for anything but such an id. */
export const rejectedFormAddress = (page: string, id: string): string =>
  ID.test(id) ? withParameter(page, REJECTED_FORM_PARAMETER, id) : page
