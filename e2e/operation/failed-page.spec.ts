import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, storePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { contentOrigin, E2E_PORTS } from '../ports'
import { breakPages, mendPages } from '../support/breaking'
import { headerSearch } from '../support/search'

const MARKETING_SITE = contentOrigin(E2E_PORTS)

test.beforeEach(({ problems }) => problems.allow(/^500 GET/))

const regionalPage = (locale: Locale) => `${MARKETING_SITE}/${locale}/error.500.html`

async function searchFor(page: Page, words: string): Promise<void> {
  const box = headerSearch(page)
  await box.fill(words)
  await box.press('Enter')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const locale of ['fr-ca', 'nl-nl'] as const)
      test(`a page of ${locale} that fails redirects to the regional error page once, then shows the store's own, until it works`, async ({
        page,
      }) => {
        const { failure } = getMessages(locale).layout
        await page.goto(homePath(locale))
        await breakPages(page)
        await searchFor(page, 'Ada Brightwater')
        await expect(page).toHaveURL(regionalPage(locale))
        await expect(page.locator('html')).toHaveAttribute('lang', getSite(locale).languageTag)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        const again = await page.goto(storePath(locale, 'cart'))
        expect(again?.status()).toBe(500)
        await expect(page.getByRole('heading', { level: 1, name: failure.title })).toBeVisible()
        await expect(page.getByRole('link', { name: failure.support })).toHaveAttribute(
          'href',
          `${MARKETING_SITE}/${locale}/contact-us`,
        )
        await mendPages(page)
        await page.getByRole('link', { name: failure.retry }).click()
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('heading', { name: failure.title })).toHaveCount(0)
      })

    test('a failed page of the registration redirects nowhere', async ({ page }) => {
      await breakPages(page)
      const answer = await page.goto(stepHref('en-us', 'register'))
      expect(answer?.status()).toBe(500)
      await expect(page).toHaveURL(new RegExp(`${stepHref('en-us', 'register')}(?:\\?|$)`))
      await expect(
        page.getByRole('heading', { level: 1, name: getMessages('en-us').layout.failure.title }),
      ).toBeVisible()
    })
  })
