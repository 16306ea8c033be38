import type { Page } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectDialogAccessible, expectTargets } from '../support/accessible'
import { enhanced, submitButton, summaryTexts } from '../support/forms'
import { startAt } from '../support/progress'
import { becomeStranger } from '../support/sign-in'
import { anonymousPages } from '../support/store-pages'
import { completeStep, openStep } from '../support/wizard'

// The checker takes a second or more for every state of a page, and judges structure, which is the same in
// all languages: it sees all pages in one locale. In the others it sees the frame and each kind of form; what
// their texts decide, such as the size of targets, is measured on every page. The frame is the same on all
// pages, so it is checked once per locale, and afterwards only the rest of the page.
const CONTENT = { within: 'main' }
const CHECKED = 'en-us'

test.describe.configure({ timeout: 120_000 })

const LANGUAGES = ['en-us', 'nl-nl'] as const

/** Another language than in the tests of forms with errors, and a site whose flow begins with the address. */
const REGISTRATIONS = ['es-es', 'ja-jp'] as const satisfies readonly Locale[]

const landmarks = (locale: Locale) => {
  const { layout } = getMessages(locale)
  return [
    ['navigation', layout.mainNavigation],
    ['navigation', layout.utilityNavigation],
    ['navigation', layout.footer.label],
  ] as const
}

async function expectLandmarks(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const [role, name] of landmarks(locale)) await expect(page.getByRole(role, { name })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: getMessages(locale).common.skipToContent })).toBeFocused()
}

for (const locale of LANGUAGES) {
  test(`public pages are accessible in ${locale}, with one main landmark, one h1 and named landmarks`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^404 GET/)
    for (const [index, { name, path, status }] of anonymousPages(locale).entries()) {
      expect((await page.goto(path))?.status(), path).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (locale === CHECKED || index === 0) await expectAccessible(page, name, index === 0 ? {} : CONTENT)
      await expectTargets(page, name)
      await expectLandmarks(page, locale)
    }
  })

  test(`open menus and dialogs are accessible in ${locale}`, async ({ page }) => {
    const { layout } = getMessages(locale)
    const banner = page.getByRole('banner')
    await page.goto(homePath(locale))
    await page.locator('[data-menus][data-scripted]').waitFor()
    for (const { label } of builtInHeader(locale).groups.slice(0, 1)) {
      await banner.getByRole('button', { name: label, exact: true }).press('Enter')
      await expectAccessible(page, label)
    }
    await banner.getByRole('button', { name: builtInHeader(locale).countrySelector.label }).press('Enter')
    await expectAccessible(page, 'country selector')
    const opener = banner.getByRole('link', { name: layout.country.notListed })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: layout.country.unknownTitle })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectDialogAccessible(page, 'open-dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.setViewportSize({ width: 320, height: 640 })
    await banner.getByRole('button', { name: layout.menu }).press('Enter')
    await expectAccessible(page, 'menu on a narrow screen')
    await expectTargets(page, 'menu on a narrow screen')
  })

  test(`forms with errors are accessible in ${locale}`, async ({ page }) => {
    await page.goto(loginPath(locale))
    await submitButton(page).click()
    await expect(summaryTexts(page)).toHaveCount(2)
    await expectAccessible(page, 'login with an error', CONTENT)
    await openStep(page, locale, 'register')
    await expectErrors(page, 'sign-up with errors')
    for (const step of ['personal-info', 'contact-address'] as const) {
      await becomeStranger(page)
      await startAt(page, locale, step)
      await expectErrors(page, `${step} with errors`)
    }
  })
}

async function expectErrors(page: Page, state: string): Promise<void> {
  await enhanced(page)
  await submitButton(page).click()
  await expect(summaryTexts(page).first()).toBeVisible()
  await expectAccessible(page, state, CONTENT)
  await expectTargets(page, state)
}

for (const locale of REGISTRATIONS) {
  test(`the registration steps are accessible in ${locale}`, async ({ page }) => {
    await openStep(page, locale, 'register')
    await expectAccessible(page, 'register')
    for (const step of ['personal-info', 'contact-address', 'organisation'] as const) {
      await becomeStranger(page)
      await startAt(page, locale, step)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, step, CONTENT)
      await expectTargets(page, step)
    }
    await completeStep(page, locale, 'organisation')
    await expectAccessible(page, 'registered', CONTENT)
    await expectTargets(page, 'registered')
  })
}

/** Tabs through the page and returns the stops without a visible focus. */
async function stopsWithoutFocus(page: Page, stops: number): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width * height > 0
      return isShown ? undefined : element.outerHTML.slice(0, 120)
    })
    if (found !== undefined) hidden.push(found)
  }
  return hidden
}

test('every Tab stop has a visible focus', async ({ page }) => {
  for (const path of [homePath('en-us'), loginPath('en-us')]) {
    await page.goto(path)
    expect(await stopsWithoutFocus(page, 40), path).toEqual([])
  }
})

test.describe('with forced colors and reduced motion', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' })

  test('controls keep their borders, the focus keeps its outline, and no animation runs', async ({
    page,
  }) => {
    await page.goto(loginPath('en-us'))
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.focus()
    expect(
      await field.evaluate(element => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
    ).toBeGreaterThanOrEqual(1)
    expect(await stopsWithoutFocus(page, 5)).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    // The system sets the colors here, which the checker does not know.
    await expectAccessible(page, 'login', { without: ['color-contrast'] })
  })
})
