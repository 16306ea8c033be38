import 'server-only'
import { randomUUID } from 'node:crypto'
import { sealFormOwner } from './form-owner.server'
import type { HiddenFieldValues } from './hidden-fields'

/**
 * Hidden values for the forms of one page.
 * @param user id of the signed-in user, undefined for an anonymous visitor
 * @param submissionKey key of an earlier submission whose effect is unknown; without one, a new key
 */
export async function newHiddenFields(
  user: string | undefined,
  submissionKey: string = randomUUID(),
): Promise<HiddenFieldValues> {
  return user === undefined ? { submissionKey } : { submissionKey, formOwner: await sealFormOwner(user) }
}
