import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, searchPath, storePath } from '@/lib/site/paths'
import { expect, test } from '../own-store-fixtures'
import { sessionStatus } from '../support/login-form'
import { persona } from '../support/people'
import { recover } from '../support/recovery'
import { addFault, type NewFault } from '../support/sandbox'
import { idleWarning, nextCheck, openWatched } from '../support/watched-session'

const LOCALE = 'en-gb'
const ACCOUNT = storePath(LOCALE, 'my-account')
const PERSON = persona('edith')

test.describe.configure({ timeout: 240_000 })

test.afterEach(({ page }) => recover(page, LOCALE))

/**
 * Status of the session check while a back end is unavailable, and of the search: both call commerce alone.
 */
const BACK_ENDS: readonly { service: NewFault['service']; check: number; search: number }[] = [
  { service: 'commerce', check: 503, search: 503 },
  { service: 'identity', check: 200, search: 200 },
  { service: 'login-service', check: 200, search: 200 },
  { service: 'flags', check: 200, search: 200 },
  { service: 'content', check: 200, search: 200 },
]

for (const { service, check, search } of BACK_ENDS)
  test(`during an outage of ${service} users stay signed in, and every page works`, async ({
    page,
    problems,
  }) => {
    for (const expected of [/^50[0-9] /, /LaunchDarkly/, /net::ERR/, /127\.0\.0\.1/]) problems.allow(expected)
    const banner = page.getByRole('banner')
    const name = banner.getByRole('button', { name: `${PERSON.firstName} ${PERSON.lastName}` })
    await openWatched(page, ACCOUNT, PERSON, LOCALE)
    await addFault({ service, path: '/', action: 'reset' })
    expect(await nextCheck(page)).toBe(check)
    await page.clock.runFor('28:05')
    await idleWarning(page, LOCALE)
      .getByRole('button', { name: getMessages(LOCALE).session.idle.stay })
      .click()
    await expect(idleWarning(page, LOCALE)).toHaveCount(0)
    await expect(page).toHaveURL(ACCOUNT)
    for (const path of [homePath(LOCALE), searchPath(LOCALE), ACCOUNT]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(path === searchPath(LOCALE) ? search : 200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(name, path).toBeVisible()
      for (const { label } of builtInHeader(LOCALE).groups.slice(0, 1)) {
        await banner.getByRole('button', { name: label, exact: true }).press('Enter')
        await expect(banner.getByRole('button', { name: label, exact: true })).toHaveAttribute(
          'aria-expanded',
          'true',
        )
      }
    }
    expect(await sessionStatus(page)).toBe(check)
  })
