import 'server-only'
import { lookUpQglobalAccount, requestQglobalAccess } from '@/lib/organisation/qglobal.server'
import { toStepOutcome } from './refusals'
import { refusedForm, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Asks about a Q-global account number (spec §4): found, not found, or owned by another organization. An
 * answer to this question, or to the one after it, does not raise it again. The organization that is being
 * registered is new, so an account with an organization belongs to another one, whose name and town must not
 * be shown here.
 */
export async function askAboutQglobal(
  { context }: CustomerStepRequest,
  accountNumber: string,
): Promise<StepOutcome> {
  const found = await lookUpQglobalAccount(context, accountNumber)
  if (found.ok) {
    const { name, organization, linkable } = found.value
    return organization === undefined && linkable
      ? { kind: 'review', review: { kind: 'qglobalFound', accountNumber, name } }
      : belongsToAnother(accountNumber)
  }
  if (found.error.status === 404)
    return { kind: 'review', review: { kind: 'qglobalNotFound', accountNumber } }
  return found.error.status === 403 ? belongsToAnother(accountNumber) : toStepOutcome(found.error)
}

const belongsToAnother = (accountNumber: string): StepOutcome => ({
  kind: 'review',
  review: { kind: 'qglobalNotAuthorised', accountNumber, requested: false },
})

/** Requests access from the owner, and shows the question again with `requested` set. */
export async function requestAccess({ context, review }: CustomerStepRequest): Promise<StepOutcome> {
  if (review?.kind !== 'qglobalNotAuthorised') return refusedForm('conflict')
  const requested = await requestQglobalAccess(context, review.accountNumber)
  if (!requested.ok) return toStepOutcome(requested.error)
  return { kind: 'review', review: { ...review, requested: true } }
}
