import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { factsBefore } from './facts'

/** Items that every site sells; all but the training need level C. */
export const ORDERED = {
  kit: '0011203101',
  forms: '0011203300',
  /** Added to an inventory account. */
  usage: '0011203401',
  /** Digital, without an inventory account. */
  manual: '0011203202',
  training: '0011203502',
} as const

/** An organization whose members hold level C, if they order for it by default. */
export const CLINIC = 'org-cedarlight'

/** A member of the clinic who holds level C. */
export const QUALIFIED_MEMBER = 'otto.dunmore'

/** A user of the site who belongs to the clinic; `isDefault: false` leaves them without its level. */
export const clinicFacts = (locale: Locale, { isDefault = true } = {}): SeedFacts => ({
  ...factsBefore('organisation', locale),
  registrationCountry: getSite(locale).defaultCountry,
  registrationStatus: 'REGISTERED',
  marketing: false,
  organization: { uid: CLINIC, administrator: false, isDefault },
})
