import { partsToClear } from '@/lib/validation/address-fit'
import type { StepOutcome } from './step-outcome'

/**
 * Shows an address form for the chosen country: parts that are valid there stay, the others are emptied, and
 * the page names them.
 */
export function changeCountry(form: Readonly<Record<string, string>>): StepOutcome {
  const { country = '', region = '', postalCode = '' } = form
  return { kind: 'stay', cleared: partsToClear({ region, postalCode }, country.trim().toUpperCase()) }
}
