import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { CUSTOMER_CHECK_PATH, SESSION_PATH } from '@/lib/session/activity'
import type { Locale } from '@/lib/site/sites'
import type { Person } from './people'
import { signInAs } from './sign-in'

/**
 * Session state with limits that only the test lets expire: the clock of the browser is not that of the
 * store.
 */
export const LONG = { state: 'signedIn', idleSeconds: 1800, tokenSeconds: 20_000, absoluteSeconds: 20_000 }

/** The session warning, which asks whether the user is still there. */
export const idleWarning = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: getMessages(locale).session.idle.title })

/** Remaining time that the store reports, by its clock; staying signed in has its own response. */
export async function answerTimeLeft(page: Page, left: object): Promise<void> {
  await page.context().unroute(`**${SESSION_PATH}`)
  await page
    .context()
    .route(`**${SESSION_PATH}`, route =>
      route.request().method() === 'GET' ? route.fulfill({ json: left }) : route.fallback(),
    )
}

/** Opens a page and waits until its session timer runs. */
export async function openPage(page: Page, path: string): Promise<void> {
  // A late answer to the page before would be taken for that of this one.
  await page.goto('about:blank')
  const watched = page.waitForResponse(response => response.url().endsWith(SESSION_PATH))
  await page.goto(path)
  await watched
}

/** Signs in and opens a page whose session timer runs, with a clock of the test. */
export async function openWatched(page: Page, path: string, person: Person, locale: Locale): Promise<void> {
  await signInAs(page, person, { locale })
  await answerTimeLeft(page, LONG)
  await page.clock.install()
  await openPage(page, path)
}

/**
 * Waits for the pause between two session checks, simulates activity, and returns the status of the following
 * check.
 */
export async function nextCheck(page: Page): Promise<number> {
  await page.clock.runFor('05:02')
  const checked = page.waitForResponse(response => response.url().includes(CUSTOMER_CHECK_PATH))
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  return (await checked).status()
}
