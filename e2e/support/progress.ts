import type { Page } from 'playwright/test'
import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { type AddressValues, addressOf } from './addresses'
import { createPerson, type KnownPerson } from './sandbox'
import { signInAs } from './sign-in'
import { openStep } from './wizard'

/** An address as the commerce engine keeps it. */
const stored = ({ country = '', street = '', city = '', region, postalCode }: AddressValues) => ({
  line1: street,
  town: city,
  country: { isocode: country },
  ...(region !== undefined && { region: { isocode: region } }),
  ...(postalCode !== undefined && { postalCode }),
})

const WORK = {
  jobTitle: 'school-psychologist',
  industry: 'schools',
  sector: 'public-school',
  phoneCountryCode: '1',
  phoneNumber: '6145550142',
} as const

/** What somebody has done whose open step in either order is this one. */
function factsBefore(step: 'personal-info' | 'contact-address' | 'organisation', locale: Locale): SeedFacts {
  const address = { address: stored(addressOf(locale)), registrationCountry: getSite(locale).defaultCountry }
  switch (step) {
    case 'personal-info':
      return getSite(locale).flow === 'addressFirst' ? address : {}
    case 'contact-address':
      return getSite(locale).flow === 'addressFirst' ? {} : WORK
    case 'organisation':
      return { ...WORK, ...address }
  }
}

/** Somebody new whose open step is this one, signed in and looking at it. */
export async function startAt(
  page: Page,
  locale: Locale,
  step: 'personal-info' | 'contact-address' | 'organisation',
): Promise<KnownPerson> {
  const person = await createPerson(factsBefore(step, locale))
  await signInAs(page, person, { locale })
  await openStep(page, locale, step)
  return person
}
