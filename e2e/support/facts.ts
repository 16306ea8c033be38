import { getSite, type Locale } from '@/lib/site/sites'
import type { SignedInStep } from '@/lib/site/steps'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { type AddressValues, addressOf } from './addresses'

/** Facts of a user who has entered the job and no address. */
export const WORK = {
  jobTitle: 'school-psychologist',
  industry: 'schools',
  sector: 'public-school',
  phoneCountryCode: '1',
  phoneNumber: '6145550142',
} as const

/** An address as the commerce engine stores it. */
export const storedAddress = ({
  country = '',
  street = '',
  city = '',
  region,
  postalCode,
}: AddressValues) => ({
  line1: street,
  town: city,
  country: { isocode: country },
  ...(region !== undefined && { region: { isocode: region } }),
  ...(postalCode !== undefined && { postalCode }),
})

/** Facts of a user whose open step in the locale's step order is this one. */
export function factsBefore(step: SignedInStep, locale: Locale): SeedFacts {
  const address = {
    address: storedAddress(addressOf(locale)),
    registrationCountry: getSite(locale).defaultCountry,
  }
  switch (step) {
    case 'personal-info':
      return getSite(locale).flow === 'addressFirst' ? address : {}
    case 'contact-address':
      return getSite(locale).flow === 'addressFirst' ? {} : WORK
    case 'organisation':
      return { ...WORK, ...address }
  }
}
