import 'server-only'
import { POSTAL_ADDRESS, type PostalAddress, toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { PersonalInfoRecord } from '@/lib/backends/commerce/users.server'
import type { User } from '@/lib/contract/commerce/user'
import { type Facts, replacesLater, versionOf } from '@/lib/forms/record-version.server'
import type { FormId, StepId } from '@/lib/site/steps'

const PARTS = POSTAL_ADDRESS.keyof().options

export const personalFacts = (record: Partial<PersonalInfoRecord>): Facts => [
  record.jobTitle,
  record.industry,
  record.sector,
  record.phoneCountryCode?.replace(/^\+/, ''),
  record.phoneNumber,
]

export const addressFacts = (address: PostalAddress | undefined): Facts => PARTS.map(part => address?.[part])

/** Values of the record that a step shows and replaces; undefined for other steps. */
function factsOnRecord(
  step: StepId | FormId,
  { jobTitle, industry, sector, phoneCountryCode, phoneNumber, defaultB2BUnit }: User,
): Facts | undefined {
  const address = defaultB2BUnit?.billingAddress
  if (step === 'contact-address') return addressFacts(address && toPostalAddress(address))
  if (step !== 'personal-info') return undefined
  return personalFacts({
    ...(jobTitle && { jobTitle: jobTitle.code }),
    ...(industry && { industry: industry.code }),
    ...(sector && { sector: sector.code }),
    ...(phoneCountryCode !== undefined && { phoneCountryCode }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  })
}

/** Version of the record that a step's form is rendered from; undefined for steps that replace nothing. */
export function recordVersion(step: StepId | FormId, record: User | undefined): string | undefined {
  const facts = record && factsOnRecord(step, record)
  return facts && versionOf(facts)
}

type Submission = {
  /** Version of the record that the form was rendered from; undefined where the form does not state it. */
  baseVersion: string | undefined
  /** The same form was submitted before and its outcome is unknown: the change may be its own effect. */
  isRepeated: boolean
  record: User
}

/** Whether a step would overwrite values that were saved after its form was rendered. */
export function stepReplacesLater(
  { baseVersion, isRepeated, record }: Submission,
  step: FormId,
  sent: Facts,
): boolean {
  const current = recordVersion(step, record)
  if (current === undefined || isRepeated) return false
  return replacesLater(baseVersion, { current, next: versionOf(sent) })
}
