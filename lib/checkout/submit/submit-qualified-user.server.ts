import 'server-only'
import { chooseQualifiedUser } from '@/lib/backends/commerce/checkout.server'
import { readFields } from '@/lib/validation/form-input'
import { loadQualifiedUsers } from '../load-qualified-users.server'
import { checkQualifiedUser, INVITE, QUALIFIED_USER_FIELDS } from '../qualified-user'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

/** Sets the qualified user: a colleague who holds the required level, or a person invited by email. */
export async function submitQualifiedUser({
  form,
  context,
  cart,
}: CheckoutRequest): Promise<CheckoutOutcome> {
  const found = await loadQualifiedUsers(context, cart)
  if (!found.ok) return { kind: 'failed', problem: found.error }
  if (found.value === undefined) return refused({ name: 'qualifiedUser', code: 'notEligible' })
  const uids = found.value.people.filter(({ eligible }) => eligible).map(({ uid }) => uid)
  const checked = checkQualifiedUser(readFields(form, QUALIFIED_USER_FIELDS), uids)
  if (!checked.ok) return refused(...checked.error)
  const { qualifiedUser, inviteEmail } = checked.value
  const saved = await chooseQualifiedUser(
    context,
    qualifiedUser === INVITE ? { email: inviteEmail } : { uid: qualifiedUser },
  )
  return saved.ok
    ? { kind: 'saved', saved: { cart: saved.value } }
    : refusedOrFailed(saved.error, { QualificationError: { name: 'qualifiedUser', code: 'notEligible' } })
}
