import { getMessages } from '@/lib/i18n/messages'
import { homePath, storePath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import { expect, test } from '../fixtures'

test.use({ javaScriptEnabled: false })

for (const locale of ['en-au', 'fr-ca', 'es-es'] as const) {
  for (const path of [`${homePath(locale)}/nothing/here`, storePath(locale, 'nothing')]) {
    test(`${path} is a complete page of its site with status 404, also without scripts`, async ({
      page,
      problems,
    }) => {
      problems.allow(/^404 GET/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      const { notFound } = getMessages(locale).layout
      await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(notFound.title))
      await expect(page.locator('html')).toHaveAttribute('lang', getSite(locale).languageTag)
    })
  }
}
