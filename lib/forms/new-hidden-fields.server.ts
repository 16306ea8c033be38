import 'server-only'
import { randomUUID } from 'node:crypto'
import { sealFormOwner } from './form-owner.server'
import type { HiddenFieldValues } from './hidden-fields'

/**
 * Hidden field values for the forms of one page.
 * @param user id of the signed-in user, undefined for an anonymous visitor
 * @param submissionKey key of an earlier submission with unknown outcome; a new key by default
 */
export async function newHiddenFields(
  user: string | undefined,
  submissionKey: string = randomUUID(),
): Promise<HiddenFieldValues> {
  return user === undefined ? { submissionKey } : { submissionKey, formOwner: await sealFormOwner(user) }
}
