import 'server-only'
import { toPostalAddress } from '@/lib/backends/commerce/postal-address'
import { containsOwnName } from '@/lib/validation/own-name'
import type { Organisation } from '../schemas/organisation'
import { toEnteredAddress } from './address-choice'
import { type AddressSettlement, answeredAddress, notSettled, verifiedAddress } from './settle-address.server'
import { refusedFields, refusedForm } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

type NewChoice = Extract<Organisation, { choice: 'new' }>

/**
 * Settles the address of a new organization (spec §4): the contact address on record, or one of its own,
 * which is verified once and stays valid while the later questions are answered.
 */
export async function settleOrganisationAddress(
  request: CustomerStepRequest,
  { address, name }: NewChoice,
): Promise<AddressSettlement> {
  if (address.source === 'contact') return contactAddress(request, name)
  if (request.settledAddress !== undefined) return { ok: true, value: request.settledAddress }
  return answeredAddress(request) ?? verifiedAddress(request, toEnteredAddress(address), 'ORGANISATION')
}

function contactAddress({ record }: CustomerStepRequest, name: string): AddressSettlement {
  const contact = record.defaultB2BUnit?.billingAddress
  if (contact === undefined) return notSettled(refusedForm('conflict'))
  const address = toPostalAddress(contact)
  // The form validation has checked the street only where it was entered in the form.
  if (containsOwnName(address.street, [name]))
    return notSettled(refusedFields([{ name: 'addressChoice', code: 'ownName' }]))
  const { verificationResult } = contact
  return { ok: true, value: { address, ...(verificationResult && { verification: verificationResult }) } }
}
