import type { Fact } from '@/lib/site/steps'
import type { Progress, RegistrationStatus } from './decide-step'

/** The members of the customer record that determine the progress of the registration. */
export type RegistrationRecord = {
  jobTitle?: unknown
  registrationStatus?: RegistrationStatus | undefined
  hasAddress: boolean
}

/**
 * Progress of a signed-in user (spec §2): the account exists; job title and address are facts of the record.
 */
export function toProgress(record: RegistrationRecord, justRegistered: boolean): Progress {
  const facts = new Set<Fact>(['account'])
  if (record.jobTitle !== undefined) facts.add('jobTitle')
  if (record.hasAddress) facts.add('address')
  return { facts, status: record.registrationStatus ?? 'NEW', justRegistered }
}
