import type { User } from '../../../lib/contract/commerce/user.ts'
import { isoDay } from '../../iso-day.ts'
import { findDefaultAddress } from '../addresses/address-store.ts'
import { toAddress } from '../addresses/to-address.ts'
import { findDefaultOrganization, isAdministratorAnywhere } from '../organizations/organization-store.ts'
import { personalUnit } from '../organizations/personal-unit.ts'
import { toDefaultUnit } from '../organizations/to-organization.ts'
import { findIndustry, findJobTitle, findSector } from '../reference/coded-lists.ts'
import { type Customer, fullName } from './customer.ts'
import { type LevelReading, levelFor } from './customer-level.ts'
import { closingTime } from './identity-person.ts'

/** The customer record with every member that any level may show. */
export const toUser = (reading: LevelReading, customer: Customer, language: string): User => {
  const { database } = reading
  const organization = findDefaultOrganization(database, customer.customerId)
  const unit =
    organization === undefined
      ? personalUnit(database, customer, language)
      : toDefaultUnit(database, organization, language)
  const closesAt = closingTime(database, customer.iamId)
  const defaultAddress = findDefaultAddress(database, customer.customerId)
  return {
    id: customer.customerId,
    uid: customer.uid,
    displayUid: customer.uid,
    customerId: customer.customerId,
    iamUsername: customer.uid,
    name: fullName(customer),
    titleCode: customer.titleCode,
    firstName: customer.firstName,
    middleName: customer.middleName,
    lastName: customer.lastName,
    ...(customer.email === '' ? {} : { email: customer.email }),
    language: customer.language === undefined ? undefined : { isocode: customer.language },
    currency: customer.currency === undefined ? undefined : { isocode: customer.currency },
    orgUnit: { uid: unit.uid, name: unit.name },
    roles: [
      'b2bcustomergroup',
      ...(isAdministratorAnywhere(database, customer.customerId) ? ['b2badmingroup'] : []),
    ],
    jobTitle: findJobTitle(customer.jobTitle, language),
    industry: findIndustry(customer.industry, language),
    sector: findSector(customer.industry, customer.sector, language),
    registrationStatus: customer.registrationStatus,
    registrationCountryIso: customer.registrationCountry,
    phoneCountryCode: customer.phoneCountryCode,
    phoneNumber: customer.phoneNumber,
    defaultB2BUnit: unit,
    qualification: { status: 'APPROVED', ...levelFor(reading, customer.customerId, organization) },
    ...(customer.marketingConsent === undefined
      ? {}
      : { consents: { marketing: customer.marketingConsent } }),
    defaultAddress: defaultAddress === undefined ? undefined : toAddress(defaultAddress, language),
    hasOrder: false,
    ...(closesAt !== undefined && { closesOn: isoDay(closesAt) }),
  }
}
