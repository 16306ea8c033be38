import { getMessages } from '@/lib/i18n/messages'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { sendLogin } from '../support/login-form'
import { persona } from '../support/people'
import { filter, results } from '../support/search'

for (const locale of ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]) {
  const { orderable } = getMessages(locale).search
  const shared = `${searchPath(locale)}?level=b&orderable=true`

  test(`a link to orderable titles in ${locale} says that all titles are shown, and is applied after sign-in`, async ({
    page,
  }) => {
    await page.goto(shared)
    await expect(results(page).getByText(orderable.anonymous)).toBeVisible()
    await expect(filter(page, 'orderable', 'true')).toHaveCount(0)
    await expectAccessible(page, 'what can be ordered')
    await expectTargets(page, 'what can be ordered')
    await results(page).getByRole('link', { name: orderable.signIn }).click()
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    const { username, password } = persona('edith')
    await sendLogin(page, username, password)
    await expect(page).toHaveURL(url => `${url.pathname}${url.search}` === shared)
    await expect(filter(page, 'orderable', 'true')).toBeChecked()
    await expect(filter(page, 'level', 'b')).toBeChecked()
    await expect(results(page).getByText(orderable.anonymous)).toHaveCount(0)
  })

  test(`the filter for orderable titles in ${locale} is kept through sign-in`, async ({ page }) => {
    await page.goto(shared)
    const link = page.getByRole('link', { name: getMessages(locale).search.filters.signIn })
    const href = (await link.getAttribute('href')) ?? ''
    expect(new URL(href, page.url()).searchParams.get('returnTo')).toBe(shared)
  })
}
