import type { Locale } from '@/lib/site/sites'
import type { SignedInStep } from '@/lib/site/steps'
import { addressOf, phoneOf } from './addresses'
import { WORK } from './facts'

/** Values of controls by name. */
export type Values = Readonly<Record<string, string | boolean>>

/** Values with which each step after the sign-up is accepted without a question. */
export function validValues(locale: Locale, step: SignedInStep): Values {
  switch (step) {
    case 'personal-info': {
      const { jobTitle, industry, sector } = WORK
      return { jobTitle, industry, sector, phone: phoneOf(locale) }
    }
    case 'contact-address':
      return addressOf(locale)
    case 'organisation':
      return { choice: 'none' }
  }
}
