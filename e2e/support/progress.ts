import type { Page } from 'playwright/test'
import type { Locale } from '@/lib/site/sites'
import type { SignedInStep } from '@/lib/site/steps'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { factsBefore } from './facts'
import type { KnownPerson } from './people'
import { createPerson } from './sandbox'
import { signInAs } from './sign-in'
import { openStep } from './wizard'

/**
 * Creates a new user whose open step is this one, signs in and opens the step. `facts` are additional facts
 * of the user.
 */
export async function startAt(
  page: Page,
  locale: Locale,
  step: SignedInStep,
  facts: SeedFacts = {},
): Promise<KnownPerson> {
  const person = await createPerson({ ...factsBefore(step, locale), ...facts })
  await signInAs(page, person, { locale })
  await openStep(page, locale, step)
  return person
}
