import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { ACCOUNT_PAGES, accountPath } from '@/lib/site/account-pages'
import { cartPath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath } from '@/lib/site/support-paths'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { ALL_ACCOUNT_PAGES, expectAccountPage, registeredFacts } from '../support/account'
import { sendLogin } from '../support/login-form'
import type { KnownPerson } from '../support/people'
import { createPerson, decideLink, setFlag } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectLanguage } from '../support/texts'

const LOCALE = 'en-gb'

const main = (page: Page) => page.getByRole('main')

/** The menu beside every page of the account. */
const menu = (page: Page, locale: Locale = LOCALE) =>
  main(page).getByRole('navigation', { name: getMessages(locale).account.navigation })

const titleOf = (page: (typeof ALL_ACCOUNT_PAGES)[number], locale: Locale = LOCALE) =>
  getMessages(locale).account.pages[page]

/** A registered user who is signed in. */
async function signedIn(page: Page, locale: Locale = LOCALE): Promise<KnownPerson> {
  const person = await createPerson(registeredFacts(locale))
  await signInAs(page, person, { locale })
  return person
}

for (const locale of ['fr-ca', 'nl-nl'] as const) {
  test(`every account page is accessible and in the language of ${locale}`, async ({ page }) => {
    await signedIn(page, locale)
    for (const [index, name] of ALL_ACCOUNT_PAGES.entries()) {
      await page.goto(accountPath(locale, name))
      await expectAccountPage(page, locale, name)
      await expectLanguage(page, locale)
      await expectAccessible(page, name, index === 0 ? {} : { within: 'main' })
      await expectTargets(page, name)
    }
  })
}

test.describe('a visitor who is not signed in', () => {
  test('is redirected to the login page, which leads back', async ({ page }) => {
    const { username, password } = await createPerson(registeredFacts(LOCALE))
    const path = accountPath(LOCALE, 'addressBook')
    await page.goto(path)
    await expect(page).toHaveURL(loginPath(LOCALE, path))
    await sendLogin(page, username, password)
    await expect(page).toHaveURL(path)
    await expectAccountPage(page, LOCALE, 'addressBook')
  })

  test('is not asked to sign in as a customer at the entrance for support staff', async ({
    page,
    baseURL,
  }) => {
    const path = accountPath(LOCALE, 'supportLogin')
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page).toHaveURL(`${baseURL}${path}`)
    const form = main(page).locator('form')
    await expect(form).toHaveAttribute('action', supportActionPath(LOCALE, 'sign-in'))
  })

  for (const name of ALL_ACCOUNT_PAGES.filter(known => known !== 'supportLogin'))
    test(`is redirected to the login page from ${name}`, async ({ page, baseURL }) => {
      const path = accountPath(LOCALE, name)
      const answer = await page.request.get(path)
      expect(answer.url()).toBe(`${baseURL}${loginPath(LOCALE, path)}`)
    })
})

test('the account pages show the stored data, and lead to customer support', async ({ page }) => {
  const { account, home } = getMessages(LOCALE)
  const person = await signedIn(page)
  await page.goto(accountPath(LOCALE, 'profile'))
  await expect(main(page).locator('#firstName')).toHaveValue(person.firstName)
  await expect(main(page)).toContainText(person.email)
  await page.goto(accountPath(LOCALE, 'addressBook'))
  // The user's own, and that of the organization.
  await expect(main(page).locator('address')).toHaveCount(2)
  await page.goto(accountPath(LOCALE, 'accounts'))
  await expect(main(page).getByRole('heading', { level: 2, name: 'Eastmarsh' })).toBeVisible()
  await expect(main(page)).toContainText(account.accounts.administrator)
  await page.goto(accountPath(LOCALE, 'qualifications'))
  await expect(main(page).getByRole('link', { name: home.help.contact })).toBeVisible()
})

test('a user without data sees account pages that say so', async ({ page }) => {
  const { accountHome, addressBook } = getMessages(LOCALE)
  await signInAs(page, await createPerson(), { locale: LOCALE })
  await page.goto(accountPath(LOCALE, 'accountHome'))
  await expect(main(page)).toContainText(accountHome.organizations.none)
  await page.goto(accountPath(LOCALE, 'addressBook'))
  await expect(main(page)).toContainText(addressBook.empty.title)
  await page.goto(accountPath(LOCALE, 'profile'))
  await expect(main(page).locator('#phone')).toHaveValue('')
})

test('an approval is shown when the user returns to the page', async ({ page }) => {
  const { accounts } = getMessages(LOCALE).account
  const organization = {
    uid: 'org-westmere',
    administrator: false,
    status: 'PENDING_APPROVAL',
    isDefault: false,
  } as const
  const person = await createPerson({ ...registeredFacts(LOCALE), organization })
  await signInAs(page, person, { locale: LOCALE })
  await page.goto(accountPath(LOCALE, 'accounts'))
  await expect(main(page).getByText(accounts.pending)).toBeVisible()
  await decideLink(person.id, 'org-westmere', 'ASSOCIATED')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(main(page).getByText(accounts.linked, { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main(page).getByText(accounts.pending)).toHaveCount(0)
})

test('a page whose flag is off for a user is in none of their menus and is a 404', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 GET/)
  const person = await createPerson(registeredFacts(LOCALE))
  for (const flag of ['order-history', 'address-book', 'my-account-qualifications'])
    await setFlag(flag, false, { attribute: 'key', equals: person.id })
  await signInAs(page, person, { locale: LOCALE })
  await page.goto(accountPath(LOCALE, 'accountHome'))
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: person.lastName }).click()
  for (const part of [header, menu(page), main(page)]) {
    for (const name of ['orderHistory', 'addressBook', 'qualifications'] as const)
      await expect(part.getByRole('link', { name: titleOf(name), exact: true })).toHaveCount(0)
    await expect(part.getByRole('link', { name: titleOf('accounts'), exact: true }).first()).toBeVisible()
  }
  expect((await page.goto(accountPath(LOCALE, 'addressBook')))?.status()).toBe(404)
  await expect(main(page).locator('address')).toHaveCount(0)
})

test('the menus list every page in the order of the specification; the header has the account ordered for first', async ({
  page,
}) => {
  const person = await signedIn(page)
  await page.goto(accountPath(LOCALE, 'accountHome'))
  const titles = ACCOUNT_PAGES.map(known => titleOf(known.page))
  await expect(menu(page).getByRole('link')).toHaveText([titleOf('accountHome'), ...titles])
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: person.lastName }).click()
  await expect(header.locator('#account-panel').getByRole('link')).toHaveText([
    getMessages(LOCALE).cart.account.change,
    titleOf('accountHome'),
    ...titles,
  ])
})

test('qualification evidence is listed according to the flags of the user', async ({ page }) => {
  const { evidenceKinds } = getMessages(LOCALE).account.qualifications
  const person = await createPerson(registeredFacts(LOCALE))
  for (const kind of ['degree', 'certification'])
    await setFlag(`my-account-qualifications-${kind}`, false, { attribute: 'key', equals: person.id })
  await signInAs(page, person, { locale: LOCALE })
  await page.goto(accountPath(LOCALE, 'qualifications'))
  const { accreditedInstitution, organisation } = evidenceKinds
  await expect(main(page).locator('ul.list-disc').first().locator('> li')).toHaveText([
    accreditedInstitution,
    organisation,
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'zh-sg'] as const) {
    test(`the account home of ${locale} switches the account that orders are for`, async ({ page }) => {
      await signedIn(page, locale)
      const { accountHome, cart } = getMessages(locale)
      await page.goto(accountPath(locale, 'accountHome'))
      const choice = main(page).getByLabel(accountHome.acting.label)
      const personal = choice.locator('option', { hasText: getMessages(locale).account.accounts.personal })
      await choice.selectOption({ label: (await personal.textContent()) ?? '' })
      await main(page).getByRole('button', { name: accountHome.acting.submit }).click()
      await expect(page).toHaveURL(new RegExp(`${cartPath(locale)}(\\?|$)`))
      await expect(main(page)).toContainText(fill(cart.account.changed, { name: cart.account.personal }))
      await page.goto(accountPath(locale, 'accountHome'))
      await expect(choice.locator('option:checked')).toHaveText((await personal.textContent()) ?? '')
    })
  }
})
