import 'server-only'
import { lookUpQglobalAccount, requestQglobalAccess } from '@/lib/organisation/qglobal.server'
import { toStepOutcome } from './refusals'
import { refusedForm, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * The question that a Q-global account number raises (spec §4): found, not found, or owned by somebody else.
 * It is asked when the form is sent; whoever answers a question has seen it. The organization that is being
 * registered is new, so an account that any organization has belongs to another one, whose name and town are
 * nobody's business here.
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

/** Asks the owner for access and shows the question again, now with the word that it was done. */
export async function requestAccess({ context, review }: CustomerStepRequest): Promise<StepOutcome> {
  if (review?.kind !== 'qglobalNotAuthorised') return refusedForm('conflict')
  const requested = await requestQglobalAccess(context, review.accountNumber)
  if (!requested.ok) return toStepOutcome(requested.error)
  return { kind: 'review', review: { ...review, requested: true } }
}
