import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { TEMPORARY_ACCOUNT_NUMBER_PATTERN } from '@/lib/contract/commerce/temporary-account-number'
import type { User } from '@/lib/contract/commerce/user'
import { linkedOrganisations } from '@/lib/organisation/linked-organisations'
import { issueTemporaryNumber, listOrganisations } from '@/lib/organisation/organisations.server'

/**
 * Account that orders are placed for, as the confirmation shows it. `number` is absent while it is pending.
 */
export type RegisteredOrganisation =
  | { kind: 'personal' }
  | {
      kind: 'organisation'
      name: string
      number?: string
      temporary: boolean
      approvalPending: boolean
      decidedByService?: true
    }

/**
 * The user's organization with its customer account number. If the temporary number of a new organization was
 * not issued with the last step, it is issued here: a repeated request returns the same number (spec §4).
 */
export async function loadRegisteredOrganisation(
  context: SignedInContext,
  record: User,
): Promise<RegisteredOrganisation> {
  const organisations = await listOrganisations(context)
  if (!organisations.ok) return fromRecord(record)
  const linked = linkedOrganisations(organisations.value)
  const chosen =
    linked.find(({ organisation }) => organisation.uid === record.defaultB2BUnit?.uid) ?? linked[0]
  if (chosen === undefined) return { kind: 'personal' }
  const own = chosen.organisation
  const approvalPending = chosen.status === 'PENDING_APPROVAL'
  const base = {
    kind: 'organisation' as const,
    name: own.name,
    approvalPending,
    ...(own.association?.decidedBy === 'CUSTOMER_SERVICE' && { decidedByService: true as const }),
  }
  if (own.customerAccountNumber !== undefined)
    return { ...base, number: own.customerAccountNumber, temporary: own.temporaryAccountNumber === true }
  // The number is for members, and only a member may request it.
  if (approvalPending) return { ...base, temporary: false }
  const issued = await issueTemporaryNumber(context, own.uid)
  return { ...base, ...(issued.ok && { number: issued.value }), temporary: true }
}

/**
 * The account according to the record alone, for when the list of organizations cannot be loaded: an outage
 * must not make an organization's account look like a personal one.
 */
function fromRecord({ defaultB2BUnit: unit }: User): RegisteredOrganisation {
  if (unit?.accountType !== 'ORGANIZATION') return { kind: 'personal' }
  const base = { kind: 'organisation' as const, name: unit.name, approvalPending: false }
  const number = unit.customerAccountNumber
  if (number === undefined) return { ...base, temporary: true }
  return { ...base, number, temporary: TEMPORARY_ACCOUNT_NUMBER_PATTERN.test(number) }
}
