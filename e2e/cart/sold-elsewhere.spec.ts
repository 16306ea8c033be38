import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { eligibilityPath } from '@/lib/site/paths'
import { getSite, LOCALES } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { family, titlePath } from '../support/catalogue'
import { persona } from '../support/people'
import { signInAs } from '../support/sign-in'

/** Titles with a level that the site of a locale does not sell. */
const UNSOLD = [
  ['en-ca', 'AGSC-2'],
  ['fr-ca', 'AGSC-2'],
  ['nl-nl', 'CHCI'],
] as const

const rows = (page: Page) => page.locator('[id^="item-"]')

for (const [locale, acronym] of UNSOLD) {
  const { elsewhere, eligibility, jump, level } = getMessages(locale).product

  test(`a title that the site of ${locale} does not sell is shown without prices, and links to the sites that sell it`, async ({
    page,
  }) => {
    const answer = await page.goto(titlePath(locale, acronym))
    expect(answer?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByText(elsewhere.title).first()).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    for (const other of LOCALES)
      await expect(main.locator(`a[href$="${titlePath(other, acronym)}"]`), other).toHaveCount(
        family(acronym).soldOn.includes(getSite(other).siteId) ? 1 : 0,
      )
    await expect(main.getByText(level.signIn)).toHaveCount(0)
    await expect(main.getByRole('link', { name: jump.mail })).toBeVisible()
    await expect(main.getByRole('link', { name: jump.compare, exact: true })).toHaveCount(0)
    await expectAccessible(page, 'sold elsewhere', { within: 'main' })
  })

  test(`no user in ${locale} is offered to order what is not sold there, whatever their level`, async ({
    page,
  }) => {
    const edith = persona('edith')
    await signInAs(page, edith, { locale })
    await page.goto(titlePath(locale, acronym))
    await expect(
      page.getByRole('banner').getByText(`${edith.firstName} ${edith.lastName}`).first(),
    ).toBeVisible()
    const rule = page.getByRole('region', { name: level.heading })
    await expect(rule).toBeVisible()
    for (const text of [level.signIn, eligibility.own, eligibility.organization, eligibility.short])
      await expect(rule.getByText(text.split('{')[0] ?? ''), text).toHaveCount(0)
    const told = await page.request.get(eligibilityPath(locale, family(acronym).code))
    expect(await told.json()).toEqual({ state: 'elsewhere' })
  })
}
