import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../own-store-fixtures'
import { untilAtRest } from '../support/at-rest'
import { control, summaryBox } from '../support/forms'
import { expectNotice, sendLogin } from '../support/login-form'
import { persona } from '../support/people'
import { addFault, clearFaults, type NewFault } from '../support/sandbox'
import { expectLanguage } from '../support/texts'

const AWAY = ['is away', { action: 'reset' }] as const
const SLOW = ['is too slow', { delayMs: 14_000, status: 503 }] as const
const FAILING = ['fails', { path: '/json', status: 500 }] as const
const GARBAGE = [
  'shows a page in its place',
  { status: 200, body: '<html>maintenance</html>', contentType: 'text/html' },
] as const

/** Every kind of outage in every language; the response is the same for all of them. */
const OUTAGES: readonly [Locale, string, Partial<NewFault>][] = [
  ['en-us', ...AWAY],
  ['en-us', ...FAILING],
  ['fr-ca', ...SLOW],
  ['nl-nl', ...GARBAGE],
]

const { username, password } = persona('edith')

test.beforeEach(({ problems }) => {
  for (const pattern of [/^50[0-9] /, /net::ERR/, /127\.0\.0\.1/]) problems.allow(pattern)
})

test.afterEach(clearFaults)

for (const [locale, what, fault] of OUTAGES)
  test(`while the identity provider ${what}, ${locale} works, its sign-in reports it and offers help, and works again afterwards`, async ({
    page,
  }) => {
    const { layout } = getMessages(locale)
    await addFault({ service: 'identity', path: '/', ...fault })
    for (const path of [homePath(locale), storePath(locale), searchPath(locale)]) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectLanguage(page, locale)
      const menu = page.getByRole('navigation', { name: layout.mainNavigation })
      for (const { label } of builtInHeader(locale).groups)
        await expect(menu.getByRole('button', { name: label, exact: true })).toBeVisible()
    }

    const address = loginPath(locale, searchPath(locale))
    await page.goto(address)
    await sendLogin(page, username, password)
    await expectNotice(page, locale, 'unavailable')
    await expect(page).toHaveURL(address)
    await expect(control(page, 'username')).toHaveValue(username)
    await expect(control(page, 'password')).toHaveValue('')
    const help = page.getByRole('dialog', { name: layout.help.title })
    await untilAtRest(page)
    await summaryBox(page).getByRole('link', { name: layout.failure.support }).click()
    await expect(help).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()

    await clearFaults()
    await expect(async () => {
      if (new URL(page.url()).pathname === loginPath(locale)) await sendLogin(page, username, password)
      await expect(page).toHaveURL(searchPath(locale), { timeout: 5_000 })
    }).toPass()
    await expect(page.getByRole('banner').getByText('Edith Marsh')).toBeVisible()
  })
