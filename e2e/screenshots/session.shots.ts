import { join } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { withNotification } from '@/lib/notifications/address'
import { SESSION_PATH } from '@/lib/session/activity'
import { ACCOUNT_PAGES, accountPath } from '@/lib/site/account-pages'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { takeWholePage } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { persona } from '../support/people'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { LONG } from '../support/watched-session'

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca', 'nl-nl', 'es-es', 'zh-sg']

for (const locale of LOCALES) {
  const take = (page: Page, { project }: TestInfo, name: string, isWhole = false): Promise<unknown> => {
    const path = join(project.outputDir, `session-${locale}-${name}-${project.name}.png`)
    return isWhole ? takeWholePage(page, path) : page.screenshot({ path })
  }

  test(`account pages in ${locale}`, async ({ page }, info) => {
    await signInAs(page, persona('edith'), { locale })
    for (const { page: name } of ACCOUNT_PAGES) {
      await page.goto(accountPath(locale, name))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await take(page, info, `account-${name.replaceAll('/', '-')}`, true)
    }
  })

  test(`prompts at sign-in in ${locale}`, async ({ page }, info) => {
    const { signInHelp } = getMessages(locale)
    await page.goto(loginPath(locale))
    await page.getByRole('link', { name: signInHelp.link }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await take(page, info, 'sign-in-help')
    for (const username of ['jonas.wick', 'kira.osei', 'lena.moor']) {
      await page.context().clearCookies()
      await page.goto(loginPath(locale, storePath(locale)))
      await sendLogin(page, username, persona('edith').password)
      await page.getByRole('dialog').waitFor()
      await take(page, info, `task-${username}`)
      await page.goto('about:blank')
    }
  })

  test(`notices in ${locale}`, async ({ page }, info) => {
    await page.goto(
      withNotification(
        homePath(locale),
        { message: 'saved', status: 'SUCCESS' },
        { message: 'failed', status: 'ERROR' },
      ),
    )
    await expect(page.locator('[data-notification]')).toHaveCount(2)
    await take(page, info, 'notifications')
    await signInAs(page, await createPerson({ registrationCountry: locale === 'en-gb' ? 'US' : 'GB' }), {
      locale,
    })
    await page.goto(homePath(locale))
    await page.waitForLoadState('networkidle')
    await page.locator('footer [data-dialog="help"]').first().click()
    await page.getByRole('dialog').waitFor()
    await take(page, info, 'help')
  })

  test(`the session warning in ${locale}`, async ({ page }, info) => {
    await signInAs(page, persona('edith'), { locale })
    await page.context().route(`**${SESSION_PATH}`, route => route.fulfill({ json: LONG }))
    await page.clock.install()
    const watched = page.waitForResponse(response => response.url().endsWith(SESSION_PATH))
    await page.goto(homePath(locale))
    await watched
    await page.clock.runFor('28:02')
    await page.getByRole('dialog').waitFor()
    await take(page, info, 'warning')
  })
}
