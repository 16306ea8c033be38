import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { loginPath } from '@/lib/site/paths'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { expectAccountPage, registeredFacts } from '../support/account'
import { recover } from '../support/recovery'
import { addFault, clearFaults, createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-gb'

test.afterEach(({ page }) => recover(page, LOCALE))

/** Pages that cannot be rendered without commerce; the overview can, in part. */
const PAGES = ['accountHome', 'profile', 'accounts', 'addressBook', 'qualifications'] as const

for (const name of PAGES)
  test(`during an outage of commerce ${name} says so, keeps the session, and can be reloaded with one tap`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^503 GET /)
    const { retry, subjects } = getMessages(LOCALE).unavailable
    const person = await createPerson(registeredFacts(LOCALE))
    await signInAs(page, person, { locale: LOCALE })
    await addFault({ service: 'commerce', path: `^/occ/v2/[a-z]+/users/${person.id}`, status: 503 })
    const answer = await page.goto(accountPath(LOCALE, name))
    expect(answer?.status()).toBe(name === 'accountHome' ? 200 : 503)
    await expectAccountPage(page, LOCALE, name)
    const main = page.getByRole('main')
    await expect(main.getByText(subjects.account.title)).toBeVisible()
    await expect(page.getByRole('banner').getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
    await expectAccessible(page, `${name} without commerce`, { within: 'main' })
    await clearFaults()
    await expect(async () => {
      await main.getByRole('link', { name: retry }).click()
      await expect(main.getByText(subjects.account.title)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await expectAccountPage(page, LOCALE, name)
  })

test('an account page whose access token commerce rejects redirects to sign-in and back', async ({
  page,
}) => {
  const person = await createPerson(registeredFacts(LOCALE))
  await signInAs(page, person, { locale: LOCALE })
  await addFault({ service: 'commerce', path: `^/occ/v2/[a-z]+/users/${person.id}`, status: 401 })
  const path = accountPath(LOCALE, 'profile')
  await page.goto(path)
  await expect(page).toHaveURL(loginPath(LOCALE, path))
})
