import 'server-only'
import { UNVERIFIED, verifyAddress } from '@/lib/backends/commerce/addresses.server'
import type { PostalAddress, SettledAddress } from '@/lib/backends/commerce/postal-address'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type ChosenAddress, chosenAddress, planVerification } from './address-choice'
import { refusedFields, refusedForm, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/** A settled address, or the outcome (error or question) that comes first. */
export type AddressSettlement = { ok: true; value: SettledAddress } | { ok: false; outcome: StepOutcome }

const settled = ({ address, result, choice }: ChosenAddress, verifiedAt: string): AddressSettlement => ({
  ok: true,
  value: { address, verification: { result, choice, verifiedAt } },
})

export const notSettled = (outcome: StepOutcome): AddressSettlement => ({ ok: false, outcome })

/** The address that was chosen, where a form answers the question about it; undefined for any other form. */
export function answeredAddress({
  intent,
  review,
  form,
  sentAt,
}: CustomerStepRequest): AddressSettlement | undefined {
  if (intent !== 'use-address' || review?.kind !== 'address') return undefined
  const chosen = chosenAddress(review, form.addressToUse)
  return chosen === undefined
    ? notSettled(refusedFields([{ name: 'addressToUse', code: 'required' }]))
    : settled(chosen, sentAt)
}

/**
 * Has an address verified (spec §4), unless the flag is off: the result is settled, a question, or an error.
 */
export async function verifiedAddress(
  { context, sentAt }: CustomerStepRequest,
  entered: PostalAddress,
  purpose: 'CONTACT' | 'ORGANISATION',
): Promise<AddressSettlement> {
  const { values: flags } = await getFlags(context.locale, context.user.id)
  const answer = flags['address-doctor'] ? await verifyAddress(context, entered, purpose) : UNVERIFIED
  const plan = planVerification(entered, answer)
  switch (plan.kind) {
    case 'save':
      return settled(plan.chosen, sentAt)
    case 'ask':
      return notSettled({ kind: 'review', review: plan.review })
    case 'refuse':
      return notSettled(refusedForm('addressRefused'))
  }
}
