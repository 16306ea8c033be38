import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type { SimilarOrganization } from '../../../lib/contract/commerce/organization.ts'
import { findOrganizationAddress } from '../addresses/organization-address-store.ts'
import { toLocality } from '../addresses/to-address.ts'
import { comparisonKey } from '../text/transliterate.ts'
import { similarity } from '../text/trigram.ts'
import type { OrganizationRecord } from './organization-record.ts'
import { listLivingOrganizations } from './organization-store.ts'

const ALIKE = 0.6
const LONGEST_LIST = 10
const POSTAL_AREA_LENGTH = 3
const SHORTEST_POSTAL_CODE = 4

type Candidate = { name: string; address: Pick<AddressInput, 'country' | 'postalCode'> }

const bare = (postalCode: string | undefined): string => (postalCode ?? '').replace(/[ -]/g, '')

const area = (postalCode: string | undefined): string => bare(postalCode).slice(0, POSTAL_AREA_LENGTH)

const neighbours = (
  database: DatabaseSync,
  { address }: Candidate,
): { record: OrganizationRecord; billing: AddressInput }[] =>
  listLivingOrganizations(database).flatMap(record => {
    const billing = findOrganizationAddress(database, record.uid, 'PRIMARY_BILLING')?.body
    const near =
      billing?.country.isocode === address.country.isocode &&
      area(billing.postalCode) === area(address.postalCode)
    return billing !== undefined && near ? [{ record, billing }] : []
  })

/** Whether two postal codes are equal, or one lacks the optional suffix of the other (as in ZIP+4). */
const isSamePlace = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST_POSTAL_CODE &&
  (one.startsWith(other) || other.startsWith(one))

/** Score of a name: its similarity, at least `ALIKE` if all its words match at the same postal code. */
const fitOf = (key: string, nameKey: string, samePlace: boolean): number => {
  const words = nameKey.split(' ')
  const isPart = samePlace && key.split(' ').every(word => words.includes(word))
  return Math.max(similarity(key, nameKey), isPart ? ALIKE : 0)
}

/** Organisations with nearly this name in the same postal area, best first (spec §4, organization path). */
export const findSimilarOrganizations = (
  database: DatabaseSync,
  candidate: Candidate,
  language: string,
): SimilarOrganization[] => {
  const name = comparisonKey(candidate.name)
  const postalCode = bare(candidate.address.postalCode)
  return neighbours(database, candidate)
    .map(({ record, billing }) => ({
      uid: record.uid,
      name: record.name,
      address: { ...toLocality(billing, language), postalCode: billing.postalCode },
      score:
        Math.round(fitOf(name, record.nameKey, isSamePlace(postalCode, bare(billing.postalCode))) * 100) /
        100,
    }))
    .filter(({ score }) => score >= ALIKE)
    .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name))
    .slice(0, LONGEST_LIST)
}

/** The organisation with exactly this name and postal code, if it exists already. */
export const findDuplicate = (database: DatabaseSync, candidate: Candidate): OrganizationRecord | undefined =>
  neighbours(database, candidate).find(
    ({ record, billing }) =>
      record.nameKey === comparisonKey(candidate.name) &&
      bare(billing.postalCode) === bare(candidate.address.postalCode),
  )?.record
