import 'server-only'
import { randomUUID } from 'node:crypto'
import { isAssisted } from '@/lib/request/request-context'
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
  if (user === undefined) return { submissionKey }
  const isAgent = isAssisted()
  return { submissionKey, formOwner: await sealFormOwner(user), ...(isAgent && { isAgent }) }
}
