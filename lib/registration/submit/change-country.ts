import { partsToClear } from '@/lib/validation/address-fit'
import type { StepOutcome } from './step-outcome'

/**
 * Shows an address form for the country that was chosen: what fits an address there stays, the rest is
 * emptied and told.
 */
export function changeCountry(form: Readonly<Record<string, string>>): StepOutcome {
  const { country = '', region = '', postalCode = '' } = form
  return { kind: 'stay', cleared: partsToClear({ region, postalCode }, country.trim().toUpperCase()) }
}
