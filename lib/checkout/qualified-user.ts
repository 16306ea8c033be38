import { collectFields } from '@/lib/forms/collect-fields'
import { ok } from '@/lib/result/result'
import { checkEmail } from '@/lib/validation/email'
import type { FormValues } from '@/lib/validation/form-input'
import { checkOption } from '@/lib/validation/option'

export const QUALIFIED_USER_FIELDS = { qualifiedUser: 'text', inviteEmail: 'text' } as const

/** The choice to invite somebody who is not in the list. */
export const INVITE = 'invite'

/** Checks the choice of a colleague; `uids` are those who may answer for the items. */
export const checkQualifiedUser = (
  { qualifiedUser, inviteEmail }: FormValues<typeof QUALIFIED_USER_FIELDS>,
  uids: readonly string[],
) =>
  collectFields({
    qualifiedUser: checkOption(qualifiedUser, [...uids, INVITE]),
    inviteEmail: qualifiedUser === INVITE ? checkEmail(inviteEmail) : ok(''),
  })
