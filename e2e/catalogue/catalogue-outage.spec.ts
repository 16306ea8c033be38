import { getMessages } from '@/lib/i18n/messages'
import { aToZPath, homePath, productPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { recover } from '../support/recovery'
import { addFault } from '../support/sandbox'

/** Only commerce knows whether it exists; no other test reads it, so it is in no cache. */
const UNSEEN_TITLE = { code: 'UNSEEN', name: 'unseen' }

test.beforeEach(({ problems }) => {
  for (const pattern of [/^50[0-9] /, /net::ERR/]) problems.allow(pattern)
})

test.afterEach(({ page }) => recover(page, 'en-us'))

for (const locale of ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[])
  test(`during an outage of commerce, ${locale} reports it where a page has no data, and the home pages stay available`, async ({
    page,
  }) => {
    await addFault({ service: 'commerce', path: '/occ/', status: 503 })
    const answer = await page.goto(productPath(locale, UNSEEN_TITLE))
    expect(answer?.status()).toBe(503)
    const { layout, unavailable } = getMessages(locale)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(unavailable.subjects.catalogue.title)
    for (const href of [productPath(locale, UNSEEN_TITLE), storePath(locale), aToZPath(locale)])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
    await expect(main.getByText(layout.failure.reference)).toBeVisible()
    await expectAccessible(page, 'commerce away', { within: 'main' })
    expect((await page.goto(homePath(locale)))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessages(locale).home.hero.heading)
  })
