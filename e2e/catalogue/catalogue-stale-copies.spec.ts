import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { aToZPath, homePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { areaPath, titlePath } from '../support/catalogue'
import { recover } from '../support/recovery'
import { addFault } from '../support/sandbox'

const IN_THREE = ['en-us', 'fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Longer than the fresh time of the caches, which are used first. */
const UNTIL_RENDERED_AGAIN = { timeout: 90_000, intervals: [500] }

/** No page may wait for an unavailable back end. */
const TIMEOUT_MS = 8_000

test.describe.configure({ timeout: 240_000 })

test.beforeEach(({ problems }) => {
  for (const pattern of [/^50[0-9] /, /net::ERR/]) problems.allow(pattern)
})

test.afterEach(({ page }) => recover(page, 'en-us'))

const notice = (page: Page, locale: Locale) =>
  page.getByRole('main').getByText(getMessages(locale).catalogue.kept.text)

/**
 * A page that was read while commerce works, with current prices; effects of an earlier outage are over by
 * then.
 */
const visit = (page: Page, locale: Locale, path: string): Promise<void> =>
  expect(async () => {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page, locale), path).toHaveCount(0, { timeout: 1_000 })
  }).toPass(UNTIL_RENDERED_AGAIN)

/** The page stays available, and states the date of its prices. */
const expectKept = (page: Page, locale: Locale, path: string): Promise<void> =>
  expect(async () => {
    const answer = await page.goto(path, { timeout: TIMEOUT_MS })
    expect(answer?.status(), path).toBe(200)
    await expect(notice(page, locale), path).toBeVisible({ timeout: 1_000 })
  }).toPass(UNTIL_RENDERED_AGAIN)

test('during an outage of commerce every page with prices stays available and states their date', async ({
  page,
}) => {
  const pages = IN_THREE.flatMap(locale =>
    [
      homePath(locale),
      areaPath(locale, 'neuropsychology'),
      aToZPath(locale),
      titlePath(locale, 'HWRS-3'),
    ].map(path => [locale, path] as const),
  )
  for (const [locale, path] of pages) await visit(page, locale, path)
  await addFault({ service: 'commerce', path: '/occ/', status: 503 })
  for (const [locale, path] of pages) await expectKept(page, locale, path)
  await expectAccessible(page, 'kept', { within: 'main' })
})

/** Error responses of commerce to the platform key: forbidden, rate-limited, unknown. */
const REFUSALS = [
  ['en-us', 403],
  ['fr-ca', 429],
  ['nl-nl', 401],
] as const

test('a 401, 403 or 429 of commerce does not remove titles from the store', async ({ page }) => {
  for (const [locale] of REFUSALS) await visit(page, locale, titlePath(locale, 'HWRS-3'))
  for (const [locale, status] of REFUSALS)
    await addFault({
      service: 'commerce',
      path: `/occ/v2/${getSite(locale).siteId}/`,
      status,
      body: { errors: [{ type: 'ForbiddenError', message: 'not for this key' }] },
    })
  for (const [locale] of REFUSALS) {
    await expectKept(page, locale, titlePath(locale, 'HWRS-3'))
    await expect(page.locator('meta[name="robots"][content*="noindex"]'), locale).toHaveCount(0)
  }
})

test('while commerce is slow, pages come from the cache', async ({ page }) => {
  const pages = IN_THREE.flatMap(locale =>
    [titlePath(locale, 'OBRS-2'), areaPath(locale, 'neuropsychology')].map(path => [locale, path] as const),
  )
  for (const [locale, path] of pages) await visit(page, locale, path)
  await addFault({ service: 'commerce', path: '/occ/', delayMs: 14_000 })
  for (const [locale, path] of pages) await expectKept(page, locale, path)
})
