import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { getSite, type Locale } from '@/lib/site/sites'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { PROGRAMME_NAMES } from '@/sandbox/seed/reference/programme-names'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { untilAtRest } from '../support/at-rest'
import { itemCodes, itemRow } from '../support/cart'
import { titlePath } from '../support/catalogue'
import { signInAs } from '../support/sign-in'

type Told = { code: keyof typeof PROGRAMME_NAMES; state: keyof ReturnType<typeof stateWords> }

const stateWords = (locale: Locale) => getMessages(locale).cart.programmes

/** States of a programme that affects prices now; other states are not shown. */
const APPLYING: ReadonlySet<string> = new Set(['UAP_APPLIED', 'UAP_LIMIT_REACHED', 'OLD_APPLIED'])

/** Demo users by the programmes of their organizations. */
const TOLD: readonly [Locale, username: string, readonly Told[]][] = [
  ['en-us', 'edith.marsh', [{ code: 'OLD', state: 'OLD_APPLIED' }]],
  ['nl-nl', 'otto.dunmore', [{ code: 'OLD', state: 'OLD_NOT_STARTED' }]],
  [
    'fr-ca',
    'nora.kessel',
    [
      { code: 'OLD', state: 'OLD_EXPIRED' },
      { code: 'UAP', state: 'UAP_APPLIED' },
    ],
  ],
]

/** A discount is named by its organization and its rate, a plan as commerce names it. */
const nameOf = (locale: Locale, code: Told['code']): string | RegExp =>
  code === 'OLD' ? /\d\s?%/ : PROGRAMME_NAMES[code][getSite(locale).language]

for (const [locale, username, told] of TOLD)
  test(`a title page in ${locale} shows ${username} the active price programmes, and the account shows all of them`, async ({
    page,
  }) => {
    await signInAs(page, { username, password: PEOPLE_PASSWORD }, { locale })
    await page.goto(titlePath(locale, 'HWRS-3'))
    const lineOf = (among: Page | Locator, { code, state }: Told): Locator =>
      among
        .getByRole('listitem')
        .filter({ hasText: nameOf(locale, code) })
        .filter({ hasText: stateWords(locale)[state] })
    for (const one of told) await expect(lineOf(page, one)).toHaveCount(APPLYING.has(one.state) ? 1 : 0)
    const isDiscounted = told.some(({ state }) => state === 'OLD_APPLIED')
    await expect(page.locator('[data-list-price]').first().locator('s')).toHaveCount(isDiscounted ? 1 : 0)
    await expectAccessible(page, 'price programmes', { within: 'main' })
    await page.goto(accountPath(locale, 'accounts'))
    const agreed = page.getByRole('region', { name: getMessages(locale).account.programmes.heading })
    for (const one of told) await expect(lineOf(agreed, one)).toHaveCount(1)
  })

test('anonymous users see no price programme', async ({ page }) => {
  await page.goto(titlePath('en-us', 'HWRS-3'))
  await untilAtRest(page)
  await expect(itemRow(page, (await itemCodes(page))[0] ?? '')).toBeVisible()
  await expect(page.getByText(PROGRAMME_NAMES.OLD.en)).toHaveCount(0)
})
