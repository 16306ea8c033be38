import type { KnownPerson } from './people'
import { createPerson } from './sandbox'

/** Known facts about the user. */
export const KNOWN = {
  jobTitle: 'clinical-psychologist',
  industry: 'clinical-practice',
  sector: 'private-practice',
  phoneCountryCode: '1',
  phoneNumber: '5035550117',
} as const

export const ADDRESS = {
  line1: '27 Cedarlight Avenue',
  town: 'Portland',
  region: { isocode: 'US-OR' },
  postalCode: '97205-3310',
  country: { isocode: 'US' },
}

export const ELSEWHERE = {
  street: '100 North Main Street',
  city: 'Eastmarsh',
  region: 'US-OH',
  postalCode: '44250-1201',
}

/** A user whom the publisher knows and who registers in the store. */
export const registersAgain = (): Promise<KnownPerson> =>
  createPerson({
    ...KNOWN,
    registrationStatus: 'REGISTER_EXISTING',
    registrationCountry: 'US',
    address: ADDRESS,
  })
