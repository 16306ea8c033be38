import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { cartPath, homePath, loginPath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { closureBanners } from '@/sandbox/content/closures'
import { composeDocuments } from '@/sandbox/content/documents'
import { findSite } from '@/sandbox/content/sites'
import { sandboxUrl } from '@/scripts/store-environment'
import { expect, test } from '../fixtures'
import { WORKER_PORTS } from '../ports'
import { startAnnouncingContent } from '../support/announcing-content'
import { titlePath } from '../support/catalogue'
import { OWN_STORE_ORIGIN, OWN_STORE_PORTS, startOwnStore } from '../support/own-store'

const DAY_MS = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** First and last day of the announcement, in days from now; the others announce it around today. */
const DAYS: Readonly<Record<string, readonly [number, number]>> = { 'nl-nl': [-9, -2], 'es-es': [2, 9] }

/** The Christmas closure of a site, moved to the days of its locale. */
function bannersOf(locale: string) {
  const site = findSite(locale)
  if (site === undefined) throw new Error(`There is no site ${locale}`)
  const [from, until] = DAYS[locale] ?? [-2, 2]
  const [christmas] = closureBanners(site, composeDocuments(site).texts, Date.UTC(2026, 11, 22))
  if (christmas === undefined) throw new Error(`${locale} has no closure at Christmas`)
  return [{ ...christmas, showFrom: dayFromNow(from), showUntil: dayFromNow(until) }]
}

// They share the store of this file, which has its own marketing sites.
test.describe.configure({ mode: 'default', timeout: 90_000 })

let endContent: (() => Promise<void>) | undefined

test.beforeAll(async () => {
  const sites = sandboxUrl(OWN_STORE_PORTS.sandbox, 'content')
  endContent = await startAnnouncingContent({ port: WORKER_PORTS.front, sites, bannersOf })
})

startOwnStore({ CONTENT_URL: `http://127.0.0.1:${WORKER_PORTS.front}` })

test.afterAll(() => endContent?.())

const WIDTHS = [320, 390, 768, 1024, 1280]

const pagesOf = (locale: Locale): readonly string[] => [
  homePath(locale),
  titlePath(locale, 'HWRS-3'),
  searchPath(locale),
  cartPath(locale),
  loginPath(locale),
]

const noticeOf = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: getMessages(locale).layout.notice.label })

/** What of a notice is out of the flow, lies on a heading or control, or sticks out of its box. */
const faults = (notice: HTMLElement): string[] => {
  const found: string[] = []
  const box = notice.getBoundingClientRect()
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`
  const around: Element[] = []
  for (let one: Element | null = notice; one !== null; one = one.parentElement) around.push(one)
  for (const element of [...around, ...notice.querySelectorAll('*')]) {
    const { position } = getComputedStyle(element)
    if (!['static', 'relative'].includes(position)) found.push(`${nameOf(element)} is ${position}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    ':is(a, button, input, select, textarea, summary, label, h1, h2, h3)',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
    const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
    if (notice.contains(element) ? !isInside : !isApart) found.push(`${nameOf(element)} and the notice`)
  }
  return found
}

for (const locale of ['en-us', 'fr-ca'] as const)
  test(`the notice of closed support is in the flow of every page of ${locale} and covers nothing`, async ({
    page,
  }) => {
    for (const path of pagesOf(locale)) {
      await page.goto(`${OWN_STORE_ORIGIN}${path}`)
      const notice = noticeOf(page, locale)
      await expect(notice.getByRole('button')).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 480 })
        expect(await notice.evaluate(faults), `${path} at ${width} pixels`).toEqual([])
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await expect(notice, `${path} at ${width} pixels, scrolled`).not.toBeInViewport()
        await page.evaluate(() => window.scrollTo(0, 0))
      }
    }
  })

for (const locale of ['nl-nl', 'es-es'] as const)
  test(`support closed on other days is not announced in ${locale}`, async ({ page }) => {
    for (const path of pagesOf(locale)) {
      await page.goto(`${OWN_STORE_ORIGIN}${path}`)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(noticeOf(page, locale)).toHaveCount(0)
    }
  })
