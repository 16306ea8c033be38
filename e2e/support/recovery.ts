import { expect, type Page } from 'playwright/test'
import type { Locale } from '@/lib/site/sites'
import { sessionStatus } from './login-form'
import { persona } from './people'
import { clearFaults } from './sandbox'
import { signInAs } from './sign-in'

/**
 * Removes all faults and waits until circuits that a test has opened are closed: this happens with the first
 * call after their pause.
 */
export async function recover(page: Page, locale: Locale): Promise<void> {
  await clearFaults()
  await expect
    .poll(() => probe(page, locale), { timeout: 30_000, intervals: [500, 2_000] })
    .toEqual({ signIn: 200, session: 200 })
}

/** Whether the back ends that users depend on respond again. */
async function probe(page: Page, locale: Locale): Promise<{ signIn: number; session: number }> {
  const signIn = await signInAs(page, persona('edith'), { locale }).then(
    () => 200,
    () => 503,
  )
  return { signIn, session: await sessionStatus(page) }
}
