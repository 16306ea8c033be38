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

/** An organization that holds level C. */
export const CLINIC = 'org-cedarlight'

/** An organization without a level. */
export const UNIVERSITY = 'org-westmere'

/** A member of the university who holds level C. */
export const QUALIFIED_MEMBER = { username: 'nora.kessel', name: 'Nora Kessel' } as const

/** A user of the site who belongs to the clinic and so may order every item for it. */
export const clinicFacts = (locale: Locale): SeedFacts => memberFacts(locale, CLINIC)

/** A user of the site who belongs to the university and needs a qualified member for items with a level. */
export const universityFacts = (locale: Locale): SeedFacts => memberFacts(locale, UNIVERSITY)

const memberFacts = (locale: Locale, uid: string): SeedFacts => ({
  ...factsBefore('organisation', locale),
  registrationCountry: getSite(locale).defaultCountry,
  registrationStatus: 'REGISTERED',
  marketing: false,
  organization: { uid, administrator: false },
})
