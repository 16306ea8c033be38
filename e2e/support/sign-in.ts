import { expect, type Page } from 'playwright/test'
import { homePath, signInActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { storeOrigin } from './origins'
import type { Person } from './people'

type Credentials = Pick<Person, 'username' | 'password'>

type Where = { locale?: Locale; origin?: string }

/** Status and address after the redirect of a user whose registration is incomplete. */
export const IS_LED_ON = /^200 \/[a-z-]+\/register(?:\/[a-z-]+)?\?notice=unfinished$/

/** Signs the browser in by the requests of the login form, without its pages. */
export async function signInAs(
  page: Page,
  { username, password }: Credentials,
  { locale = 'en-us', origin = storeOrigin() }: Where = {},
): Promise<void> {
  const answer = await page.request.post(`${origin}${signInActionPath(locale)}`, {
    // The store closes a connection after 5 s without a request, which may be this very moment.
    maxRetries: 1,
    form: { username, password, returnTo: homePath(locale) },
    headers: { origin },
  })
  const { pathname, search } = new URL(answer.url())
  const landed = `${answer.status()} ${pathname}${search}`
  if (!IS_LED_ON.test(landed)) expect(landed, `${username} signs in`).toBe(`200 ${homePath(locale)}`)
}

/**
 * Leaves the page before its cookies are deleted: an open page detects that its user is gone, and signs out.
 */
export async function becomeStranger(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
