import { join } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { test } from '../fixtures'
import { addressIn } from '../support/addresses'
import { enhanced, submitButton, summaryTexts } from '../support/forms'
import { takeWholePage } from '../support/layout'
import { sendNumber } from '../support/organisations'
import { startAt } from '../support/progress'
import { becomeStranger } from '../support/sign-in'
import { anonymousPages } from '../support/store-pages'
import { completeStep, openStep, sendStep } from '../support/wizard'

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca', 'nl-nl', 'es-es', 'zh-sg']

const STEPS = ['personal-info', 'contact-address', 'organisation'] as const

for (const locale of LOCALES) {
  const take = (page: Page, { project }: TestInfo, name: string): Promise<unknown> =>
    takeWholePage(page, join(project.outputDir, `${locale}-${name.replaceAll(' ', '-')}-${project.name}.png`))

  test(`public pages in ${locale}`, async ({ page, problems }, info) => {
    problems.allow(/^404 GET/)
    for (const { name, path } of anonymousPages(locale)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take(page, info, name)
    }
  })

  test(`states of pages in ${locale}`, async ({ page }, info) => {
    await page.goto(homePath(locale))
    await page.locator('[data-menus][data-scripted]').waitFor()
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('button', { name: getMessages(locale).layout.menu })
    if (await menu.isVisible()) await menu.press('Enter')
    await banner.getByRole('button', { name: builtInHeader(locale).groups[0]?.label ?? '' }).press('Enter')
    await take(page, info, 'menu')
    await page.goto(loginPath(locale))
    await submitButton(page).click()
    await summaryTexts(page).first().waitFor()
    await take(page, info, 'login error')
    await openStep(page, locale, 'register')
    await enhanced(page)
    await submitButton(page).click()
    await summaryTexts(page).first().waitFor()
    await take(page, info, 'sign-up errors')
  })

  test(`questions in ${locale}`, async ({ page }, info) => {
    await startAt(page, locale, 'contact-address')
    await sendStep(page, locale, 'contact-address', { ...addressIn('GB'), street: '12 Harbur Road' })
    await page.getByRole('dialog').waitFor()
    await take(page, info, 'address question')
    await becomeStranger(page)
    await startAt(page, locale, 'organisation')
    for (const number of ['9999', '1001', '2001']) {
      await sendNumber(page, locale, number)
      await page.getByRole('dialog').waitFor()
      await take(page, info, `question ${number}`)
      await page.keyboard.press('Escape')
    }
  })

  test(`the registration in ${locale}`, async ({ page }, info) => {
    for (const step of STEPS) {
      await becomeStranger(page)
      await startAt(page, locale, step)
      await enhanced(page)
      await take(page, info, step)
    }
    await completeStep(page, locale, 'organisation')
    await take(page, info, 'registered')
  })
}
