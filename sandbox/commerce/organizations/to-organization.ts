import type { DatabaseSync } from 'node:sqlite'
import type { Association } from '../../../lib/contract/commerce/association.ts'
import type { Organization } from '../../../lib/contract/commerce/organization.ts'
import type { DefaultUnit } from '../../../lib/contract/commerce/user.ts'
import {
  findOrganizationAddress,
  type OrganizationAddressRole,
} from '../addresses/organization-address-store.ts'
import { toLocality, toPlainAddress } from '../addresses/to-address.ts'
import { type LevelReading, levelOfOrganization } from '../customers/customer-level.ts'
import { findIndustry, findQualificationLevel, findSector } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import { countAdministrators, findAssociation } from './association-store.ts'
import { findMerge } from './merge-store.ts'
import type { NewAssociation, OrganizationRecord } from './organization-record.ts'
import { findOrganization } from './organization-store.ts'

export const toAssociation = ({
  status,
  administrator,
  isDefault,
  since,
  administratorRequested,
}: NewAssociation): Association => ({
  status,
  administrator,
  default: isDefault,
  since: toWireDate(since),
  ...(administratorRequested === true && { administratorRequested }),
})

/** The association with who decides about it while it waits: customer service, where nobody else can. */
export const describeAssociation = (database: DatabaseSync, association: NewAssociation): Association => ({
  ...toAssociation(association),
  ...(association.status === 'PENDING_APPROVAL' && {
    decidedBy:
      countAdministrators(database, association.organizationUid) > 0 ? 'ADMINISTRATOR' : 'CUSTOMER_SERVICE',
  }),
})

/** Whether an organisation is new and being checked, so that nobody orders for it yet. */
export const isInReview = ({ status }: Pick<OrganizationRecord, 'status'>): boolean => status === 'PENDING'

/** An organisation as this customer may see it: whole for a member, name and place only for anybody else. */
export const toOrganization = (
  reading: LevelReading,
  record: OrganizationRecord,
  customerId: string,
  language: string,
): Organization => {
  const { database } = reading
  const association = findAssociation(database, record.uid, customerId)
  const link = association === undefined ? {} : { association: describeAssociation(database, association) }
  const shown =
    association?.status === 'ASSOCIATED'
      ? whole(reading, record, language)
      : masked(database, record, language)
  return { ...shown, ...link }
}

const masked = (database: DatabaseSync, record: OrganizationRecord, language: string): Organization => {
  const billing = findOrganizationAddress(database, record.uid, 'PRIMARY_BILLING')
  return {
    uid: record.uid,
    name: record.name,
    accountType: 'ORGANIZATION',
    status: record.status,
    mergedInto: mergeTarget(database, record, { language, member: false }),
    addresses: {
      primaryBillingAddress: billing === undefined ? undefined : toLocality(billing.body, language),
    },
  }
}

const whole = (reading: LevelReading, record: OrganizationRecord, language: string): Organization => {
  const { database } = reading
  const addressOf = (role: OrganizationAddressRole) => {
    const stored = findOrganizationAddress(database, record.uid, role)
    return stored === undefined ? undefined : { ...toPlainAddress(stored.body, language), id: stored.id }
  }
  return {
    uid: record.uid,
    name: record.name,
    accountType: 'ORGANIZATION',
    customerAccountNumber: record.accountNumber ?? record.temporaryNumber,
    temporaryAccountNumber: record.accountNumber === undefined && record.temporaryNumber !== undefined,
    industry: findIndustry(record.industry, language),
    sector: findSector(record.industry, record.sector, language),
    qglobalAccountNumber: record.qglobalAccountNumber,
    qualificationLevel: findQualificationLevel(levelOfOrganization(record, reading), language),
    addresses: { primaryBillingAddress: addressOf('PRIMARY_BILLING'), matchedAddress: addressOf('MATCHED') },
    status: record.status,
    creditStatus: record.creditSuspended ? 'SUSPENDED' : 'GOOD',
    mergedInto: mergeTarget(database, record, { language, member: true }),
  }
}

/** The number of the target opens its record, so only members of the merged organisation see it. */
const mergeTarget = (
  database: DatabaseSync,
  { uid: source, mergedInto }: OrganizationRecord,
  { language, member }: { language: string; member: boolean },
) => {
  const target = mergedInto === undefined ? undefined : findOrganization(database, mergedInto)
  if (target === undefined) return undefined
  const { uid, name, accountNumber } = target
  const billing = findOrganizationAddress(database, uid, 'PRIMARY_BILLING')
  const merge = member ? findMerge(database, source) : undefined
  return {
    uid,
    name,
    ...(billing === undefined ? {} : { address: toLocality(billing.body, language) }),
    ...(merge && { mergedAt: toWireDate(merge.mergedAt), moved: merge.moved }),
    ...(member && accountNumber !== undefined ? { customerAccountNumber: accountNumber } : {}),
  }
}

/** The organisation as the default account of the customer record. */
export const toDefaultUnit = (
  database: DatabaseSync,
  record: OrganizationRecord,
  language: string,
): DefaultUnit => {
  const billing = findOrganizationAddress(database, record.uid, 'PRIMARY_BILLING')
  return {
    uid: record.uid,
    name: record.name,
    accountType: 'ORGANIZATION',
    customerAccountNumber: record.accountNumber ?? record.temporaryNumber,
    billingAddress:
      billing === undefined ? undefined : { ...toPlainAddress(billing.body, language), id: billing.id },
  }
}
