import type { DatabaseSync } from 'node:sqlite'
import type { Organization } from '../../../lib/contract/commerce/organization.ts'
import type { DefaultUnit } from '../../../lib/contract/commerce/user.ts'
import { findDefaultAddress } from '../addresses/address-store.ts'
import { toAddress } from '../addresses/to-address.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { findIndustry, findSector } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import { findDefaultOrganization } from './organization-store.ts'

/** Every customer has one, so it is derived and not stored. */
export const personalUnitUid = (customer: Pick<Customer, 'customerId'>): string => `P${customer.customerId}`

/** The account of a person without an organisation; its billing address is the book's default of invoices. */
export const personalUnit = (database: DatabaseSync, customer: Customer, language: string): DefaultUnit => {
  const address = findDefaultAddress(database, customer.customerId, 'billing')
  return {
    uid: personalUnitUid(customer),
    name: fullName(customer),
    accountType: 'PERSONAL',
    billingAddress: address === undefined ? undefined : toAddress(address, language),
  }
}

/** The same account as an entry of the list of accounts. */
export const toPersonalOrganization = (
  database: DatabaseSync,
  customer: Customer,
  language: string,
): Organization => {
  const { uid, name, accountType, billingAddress } = personalUnit(database, customer, language)
  return {
    uid,
    name,
    accountType,
    temporaryAccountNumber: false,
    industry: findIndustry(customer.industry, language),
    sector: findSector(customer.industry, customer.sector, language),
    addresses: { primaryBillingAddress: billingAddress },
    status: 'ACTIVE',
    association: {
      status: 'ASSOCIATED',
      administrator: true,
      default: findDefaultOrganization(database, customer.customerId) === undefined,
      since: toWireDate(customer.createdAt),
    },
  }
}
