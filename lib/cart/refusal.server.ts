import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import { FORM_ERRORS, type FormErrors } from '@/lib/forms/form-errors'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'

/** Query parameter in which a form that was not taken comes back to its page. */
export const REFUSED = 'refused'

const ID = /^[\w-]{22}$/

const REFUSAL = z.object({ fields: z.record(z.string(), z.string()), errors: FORM_ERRORS })

/**
 * What was typed into a form that was not taken, and why; nothing is wrong with it where only its session has
 * ended.
 */
export type Refusal = { fields: Readonly<Record<string, string>>; errors: FormErrors }

const keyOf = (id: string): string => `refusal/${id}`

/**
 * Keeps a form that was not taken and gives the name under which its page finds it. What somebody calls a
 * list is nobody's business in an address, and a short name goes through sign-in, too.
 */
export async function keepRefusal(refusal: Refusal): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await sharedState().set(keyOf(id), JSON.stringify(refusal), IDLE_TIMEOUT_SECONDS)
  return id
}

/** The form as it was typed, or undefined for anything that we have not kept or not any more. */
export const openRefusal = async (id: string | undefined): Promise<Refusal | undefined> =>
  id !== undefined && ID.test(id) ? readStored(await sharedState().get(keyOf(id)), REFUSAL) : undefined

/** The form that the query of its page names. */
export const refusalIn = (parameters: AddressParameters) => openRefusal(firstParam(parameters, REFUSED))

/** The page of a form with the name of what was typed into it; without a name, the page. */
export const refusedAddress = (page: string, id: string): string =>
  id === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [REFUSED]: id })}`
