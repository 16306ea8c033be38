import type { BrowserContext, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { withNotification } from '@/lib/notifications/address'
import { homePath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { contentOrigin } from '../ports'
import { expectAccessible, expectDialogAccessible } from '../support/accessible'
import { titlePath } from '../support/catalogue'
import { expectDialogFits } from '../support/layout'
import { OWN_STORE_ORIGIN, OWN_STORE_PORTS, startOwnStore } from '../support/own-store'

const SITE = contentOrigin(OWN_STORE_PORTS)

// They share the store of this file, which has its own settings.
test.describe.configure({ mode: 'default', timeout: 90_000 })

startOwnStore({
  LOG_LEVEL: 'error',
  TAG_MANAGER_URL: `${SITE}/tags/manager.js`,
  SESSION_SCRIPT_URL: `${SITE}/tags/session.js`,
  EXPIRY_THRESHOLD: '120',
})

const textsOf = (locale: Locale) => getMessages(locale).consent

/** Requests of the browser to the host of the tag manager, except for the session script. */
function watchTags(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', request => {
    const { origin, pathname, searchParams } = new URL(request.url())
    if (origin === SITE && pathname !== '/tags/session.js')
      asked.push(`${pathname} ${searchParams.get('event') ?? ''}`.trim())
  })
  return asked
}

const ALL = ['/tags/manager.js', '/tags/count.gif consent', '/tags/count.gif page']

const bar = (page: Page, locale: Locale) => page.getByRole('region', { name: textsOf(locale).title })

test('no analytics run before consent, and the choice is stored and can be withdrawn', async ({
  page,
  context,
}) => {
  const locale = 'fr-ca'
  const asked = watchTags(context)
  const { acceptAll, onlyNecessary, settings, save, categories } = textsOf(locale)
  await page.goto(`${OWN_STORE_ORIGIN}${homePath(locale)}`)
  await expect(bar(page, locale)).toBeVisible()
  await expectAccessible(page, 'question about cookies')
  expect(asked).toEqual([])
  await bar(page, locale).getByRole('button', { name: onlyNecessary }).click()
  await expect(bar(page, locale)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: settings }).click()
  const dialog = page.getByRole('dialog', { name: settings })
  await expectDialogAccessible(page, 'consent-dialog')
  await expectDialogFits(page, 'consent-dialog')
  await dialog.getByLabel(categories.statistics.label).check()
  await dialog.getByRole('button', { name: save }).click()
  await expect.poll(() => asked).toEqual(ALL)
  await expect(page.getByRole('button', { name: acceptAll })).toHaveCount(0)
  await page.goto(`${OWN_STORE_ORIGIN}${loginPath(locale)}`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(ALL)
})

test('a browser with a privacy signal gets analytics without marketing', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  await page.goto(`${OWN_STORE_ORIGIN}${homePath('en-us')}`)
  await page.getByRole('button', { name: textsOf('en-us').acceptAll }).click()
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.[0]))
    .toEqual({ event: 'consent', statistics: true, marketing: false })
})

test('the session script gets its settings and no token', async ({ page }) => {
  await page.goto(`${OWN_STORE_ORIGIN}${homePath('en-gb')}`)
  const startedWith = () => page.evaluate(() => Reflect.get(window.piSession ?? {}, 'startedWith'))
  await expect.poll(startedWith).toEqual({
    clientId: 'assessments-store',
    options: {
      expiry_threshold: 120,
      inactivity_timeout: 600,
      sessionIdleTimeoutSeconds: 600,
      useDefaultIdleTimoutWarningPopup: false,
    },
  })
})

for (const [fault, answer] of [
  ['throws', { status: 200, contentType: 'text/javascript', body: 'throw new Error("tags")' }],
  ['fails', { status: 500, body: '' }],
  ['never answers', undefined],
] as const)
  test(`a tag manager that ${fault} does not affect the page`, async ({ page, context, problems }) => {
    problems.allow(/tags|500/)
    await context.route('**/tags/manager.js', route => (answer ? route.fulfill(answer) : undefined))
    await page.goto(`${OWN_STORE_ORIGIN}${homePath('en-us')}`)
    await page.getByRole('button', { name: textsOf('en-us').acceptAll }).click()
    await page.getByRole('button', { name: textsOf('en-us').settings }).click()
    await expect(page.getByRole('dialog', { name: textsOf('en-us').settings })).toBeVisible()
  })

/** Elements over the lower edge that are cut off or covered by another one. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-consent], [data-notification]')]
    const boxes = shown
      .filter(element => element.checkVisibility())
      .map(element => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
    return boxes.flatMap((box, index) => {
      const isCut = box.top < 0 || box.bottom > window.innerHeight + 1
      const isCovered = boxes
        .slice(index + 1)
        .some(({ top, bottom }) => box.top < bottom - 1 && top < box.bottom - 1)
      return isCut || isCovered ? [`${box.top} to ${box.bottom}`] : []
    })
  })

for (const [locale, height] of [
  ['en-us', 844],
  ['fr-ca', 700],
  ['nl-nl', 667],
] as const)
  test(`the consent banner covers neither notifications nor the end of the page on a phone: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    const told = withNotification(homePath(locale), { message: 'saved', status: 'SUCCESS' })
    await page.goto(`${OWN_STORE_ORIGIN}${told}`)
    await expect(bar(page, locale)).toBeVisible()
    await expect(page.locator('[data-notification]')).toBeVisible()
    await expect.poll(() => overlapping(page)).toEqual([])
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const covered = async () => {
      const [box, over] = [await last.boundingBox(), await bar(page, locale).boundingBox()]
      return (box?.y ?? 0) + (box?.height ?? 0) - (over?.y ?? 0)
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
    await expectAccessible(page, 'everything at the lower edge')
    await bar(page, locale)
      .getByRole('button', { name: textsOf(locale).onlyNecessary })
      .click()
    await expect(bar(page, locale)).toHaveCount(0)
    await expect.poll(() => overlapping(page)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  })

/** Tab stops whose center is below the consent banner. */
async function stopsUnder(page: Page, locale: Locale, stops: number): Promise<readonly string[]> {
  const hidden: string[] = []
  const box = bar(page, locale)
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await box.evaluate(question => {
      const focused = document.activeElement
      if (focused === null || focused === document.body || question.contains(focused)) return undefined
      const [inFocus, over] = [focused.getBoundingClientRect(), question.getBoundingClientRect()]
      const isUnder = inFocus.bottom > over.top + 1 && inFocus.top < over.bottom && inFocus.width > 1
      return isUnder ? focused.outerHTML.slice(0, 100) : undefined
    })
    if (found !== undefined) hidden.push(found)
  }
  return hidden
}

for (const [width, height] of [
  [1280, 720],
  [320, 480],
] as const)
  test(`no focused element is below the consent banner at ${width} by ${height}`, async ({ page }) => {
    const locale = 'en-us'
    await page.setViewportSize({ width, height })
    for (const path of [stepHref(locale, 'register'), homePath(locale), titlePath(locale, 'HWRS-3')]) {
      await page.goto(`${OWN_STORE_ORIGIN}${path}`)
      await expect(bar(page, locale)).toBeVisible()
      expect(await stopsUnder(page, locale, 30), path).toEqual([])
    }
  })
