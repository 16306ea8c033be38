import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { changePassword, LOCKED_OUT } from '@/lib/backends/identity/managed-user.server'
import { PASSWORD_CHANGE_POLICIES } from '@/lib/contract/identity-managed-user'
import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import { type Counter, consumeAll, revertAll, revertIfThrown } from '@/lib/rate-limits/attempts.server'
import type { Problem } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import type { PasswordForm } from './password-fields'

type Change = { context: SignedInContext; form: PasswordForm; address: string }

type Changed =
  | { kind: 'changed' }
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'failed'; problem: Problem }

const WRONG: FieldRefusal = { name: 'currentPassword', code: 'wrong' }

/** What a violated policy means to the user; any other is a rule of the new password. */
const REFUSALS: ReadonlyMap<string, FieldRefusal> = new Map([
  [PASSWORD_CHANGE_POLICIES.reauth, WRONG],
  [PASSWORD_CHANGE_POLICIES.isNew, { name: 'password', code: 'reused' }],
])

/**
 * Changes the password at the identity provider. A wrong current password counts as a failed attempt, so that
 * it cannot be found out in a browser that somebody left signed in.
 */
export async function changeOwnPassword({ context, form, address }: Change): Promise<Changed> {
  const counters: readonly Counter[] = [
    { limit: 'lookupByUser', key: `password/${context.user.id}` },
    { limit: 'lookupByAddress', key: `password/${address}` },
  ]
  const limit = await consumeAll(counters)
  if (!limit.allowed) return { kind: 'refused', errors: formError('tooManyRequests') }
  const changed = await revertIfThrown(counters, () => change(context, form))
  const isWrong =
    changed.kind === 'refused' && changed.errors.fieldErrors.some(({ name }) => name === WRONG.name)
  if (!isWrong) await revertAll(counters)
  return changed
}

async function change(context: SignedInContext, form: PasswordForm): Promise<Changed> {
  const { languageTag } = getSite(context.locale)
  const changed = await changePassword(context.user, {
    current: form.currentPassword,
    next: form.password,
    languageTag,
  })
  if (changed.ok) return { kind: 'changed' }
  const problem = changed.error
  if (problem.code === LOCKED_OUT) return { kind: 'refused', errors: formError('tooManyRequests') }
  const fieldErrors = (problem.details ?? []).map(
    ({ type }) => REFUSALS.get(type) ?? { name: 'password', code: 'refused' },
  )
  if (fieldErrors.length > 0) return { kind: 'refused', errors: { fieldErrors, formErrors: [] } }
  return { kind: 'failed', problem }
}
