import { addressOf, phoneOf } from '@/e2e/support/addresses'
import type { Person } from '@/e2e/support/people'
import { getSite, type Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import type { FormValues, PlainForm } from './plain-form'
import type { Random } from './random'
import { signUpValues } from './wizard'

/** Values that a user enters in a step; mostly valid the first time. */
export function typeInto(step: SubmittableStep, locale: Locale, person: Person, random: Random): FormValues {
  switch (step) {
    case 'register':
      return signUpValues(person)
    case 'personal-info':
      return {
        jobTitle: random.pick(['school-psychologist', 'audiologist']),
        industry: 'schools',
        sector: 'public-school',
        phoneCountry: getSite(locale).defaultCountry,
        phone: phoneOf(locale),
      }
    case 'contact-address':
      return random.chance(0.8) ? addressOf(locale) : { ...addressOf(locale), street: '77 Nowhere Lane' }
    case 'organisation':
      return typeOrganisation(random)
  }
}

function typeOrganisation(random: Random): FormValues {
  if (random.chance(0.4)) return { choice: 'none' }
  const termsAccepted = true
  if (random.chance(0.5))
    return { choice: 'existing', customerAccountNumber: random.pick(['1001', '1003', '2001']), termsAccepted }
  return {
    choice: 'new',
    name: random.word(14),
    industry: 'schools',
    sector: 'public-school',
    administrator: true,
    termsAccepted,
  }
}

/** A field that is required in its step. */
export const REQUIRED: Readonly<Record<SubmittableStep, string>> = {
  register: 'lastName',
  'personal-info': 'phone',
  'contact-address': 'city',
  organisation: 'choice',
}

/** Values for the controls of the form: address fields vary by country. */
export const fitting = ({ controls }: PlainForm, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => controls.some(control => control.name === name)),
  )
