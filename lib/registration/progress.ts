import type { Fact } from '@/lib/site/steps'
import type { Progress, RegistrationStatus } from './decide-step'

/** What the customer record tells about the registration; other members do not matter here. */
export type RegistrationRecord = {
  jobTitle?: unknown
  registrationStatus?: RegistrationStatus | undefined
  hasAddress: boolean
}

/**
 * Progress of a signed-in user (spec §2): the account exists, a job title and an address are facts of the
 * record.
 */
export function toProgress(record: RegistrationRecord, justRegistered: boolean): Progress {
  const facts = new Set<Fact>(['account'])
  if (record.jobTitle !== undefined) facts.add('jobTitle')
  if (record.hasAddress) facts.add('address')
  return { facts, status: record.registrationStatus ?? 'NEW', justRegistered }
}
