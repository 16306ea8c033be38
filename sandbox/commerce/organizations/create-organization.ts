import { randomUUID } from 'node:crypto'
import {
  type OrganizationInput,
  organizationInputSchema,
} from '../../../lib/contract/commerce/organization.ts'
import { normalizeAddress } from '../addresses/address-rules.ts'
import type { Commerce } from '../commerce.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { findQglobalAccount, giveQglobalAccount } from '../qglobal/qglobal-store.ts'
import { putAssociation } from './association-store.ts'
import { findDuplicate, findSimilarOrganizations } from './find-similar.ts'
import { putOrganizationAddresses } from './organization-addresses.ts'
import { validateAddresses, validateBranch, validateQualificationLevel } from './organization-rules.ts'
import { findDefaultOrganization, findOrganization, insertOrganization } from './organization-store.ts'
import { toOrganization } from './to-organization.ts'

/**
 * Registers a new organisation with its creator as first member; it is pending until a real number is given.
 */
export const createOrganization = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const confirmNew = request.req.query('confirmNew') === 'true'
  const input = await readBody(request, organizationInputSchema)
  const language = request.get('regionalLanguage')
  return runIdempotent(commerce, request, {
    owner: customerId,
    operation: 'createOrganization',
    input: { input, confirmNew },
    work: () => {
      requireSound(commerce, input)
      requireNew(commerce, input, confirmNew, language)
      const uid = randomUUID()
      write(commerce, input, uid, customerId)
      const record = findOrganization(commerce.database, uid)
      if (record === undefined) throw new Error('the organisation was written above')
      const reading = levelReading(commerce, request)
      return { status: 201, body: toOrganization(reading, record, customerId, language) }
    },
  })
}

const requireSound = ({ database }: Commerce, input: OrganizationInput): void => {
  const faults = [
    ...validateBranch(input.industry.code, input.sector.code),
    ...validateQualificationLevel(input.qualificationLevel?.code),
    ...validateAddresses(input.addresses, input.name),
  ]
  // An account that an organisation has cannot be the new one's, regardless of who registers it.
  const isFree = (number: string) => findQglobalAccount(database, number)?.organizationUid === null
  if (input.qglobalAccountNumber !== undefined && !isFree(input.qglobalAccountNumber)) {
    faults.push(fieldFault('qglobalAccountNumber', 'invalid', 'There is no such account to link.'))
  }
  if (faults.length > 0) throw validationError(faults)
}

const requireNew = (
  { database }: Commerce,
  { name, addresses }: OrganizationInput,
  confirmNew: boolean,
  language: string,
): void => {
  const candidate = { name, address: normalizeAddress(addresses.primaryBillingAddress) }
  const duplicate = findDuplicate(database, candidate)
  if (duplicate !== undefined) {
    const details = { reason: 'duplicate', subject: duplicate.uid, subjectType: 'organization' }
    throw occError.alreadyExists('The organization exists already.', details)
  }
  const similar = confirmNew ? [] : findSimilarOrganizations(database, candidate, language)
  if (similar.length > 0) {
    const extra = { similarOrganizations: similar }
    throw occError.similarOrganizations('Similar organizations exist.', { reason: 'similar' }, extra)
  }
}

const write = (
  { database, clock }: Commerce,
  input: OrganizationInput,
  uid: string,
  customerId: string,
): void => {
  const now = clock.now()
  const { name, industry, sector, qglobalAccountNumber, qualificationLevel, addresses } = input
  insertOrganization(
    database,
    {
      uid,
      name,
      industry: industry.code,
      sector: sector.code,
      status: 'PENDING',
      qglobalAccountNumber,
      qualificationLevel: qualificationLevel?.code ?? 'A',
    },
    now,
  )
  if (qglobalAccountNumber !== undefined) giveQglobalAccount(database, qglobalAccountNumber, uid)
  putOrganizationAddresses(database, uid, addresses, now)
  putAssociation(database, {
    organizationUid: uid,
    customerId,
    status: 'ASSOCIATED',
    administrator: input.actAsAdministrator,
    isDefault: findDefaultOrganization(database, customerId) === undefined,
    since: now,
  })
}
