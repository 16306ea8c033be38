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
 * The address of a new organisation (spec §4): the contact address as it is on record, or one of its own,
 * which is verified once and stands while the questions after it are answered.
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
  // The rule of the form has seen the street only where it was typed in it.
  if (containsOwnName(address.street, [name]))
    return notSettled(refusedFields([{ name: 'addressChoice', code: 'ownName' }]))
  const { verificationResult } = contact
  return { ok: true, value: { address, ...(verificationResult && { verification: verificationResult }) } }
}
