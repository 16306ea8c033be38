import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { lookAt } from '../support/look-at'
import { createPerson, sentMail } from '../support/sandbox'
import { becomeStranger, signInAs } from '../support/sign-in'

const main = (page: Page) => page.getByRole('main')

const expectTold = async (page: Page, text = '') =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** Opens the profile of a new user; the email that they will have is like theirs. */
async function openProfile(page: Page, locale: Locale) {
  await page.setViewportSize({ width: 320, height: 900 })
  const person = await createPerson(registeredFacts(locale))
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'profile'))
  return { ...person, next: `new.${person.email}` }
}

/** Opens the latest link that an address was sent; hosts of the mail are those of a deployment. */
async function openLink(page: Page, address: string): Promise<void> {
  const mails = await sentMail(address)
  const { pathname, search } = new URL(/http\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  await page.goto(`${pathname}${search}`)
}

async function askFor(page: Page, locale: Locale, email: string): Promise<void> {
  const { emailChange } = getMessages(locale).profile
  await main(page).locator('#email').fill(email)
  await main(page).getByRole('button', { name: emailChange.submit }).click()
}

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const)
  test(`a user of ${locale} changes their email by the link in the new mailbox, and signs in with it`, async ({
    page,
  }) => {
    const { emailChange } = getMessages(locale).profile
    const { next, email, password } = await openProfile(page, locale)
    await askFor(page, locale, next)
    await expectTold(page, emailChange.waiting.replace('{email}', next))
    await lookAt(page)('an email that waits')
    await openLink(page, next)
    await lookAt(page)('the question of the link')
    await main(page).getByRole('button', { name: emailChange.page.confirm }).click()
    await expectTold(page, emailChange.changed.split('{')[0])
    await expect(main(page).getByText(next, { exact: true }).first()).toBeVisible()
    expect(await sentMail(email)).toHaveLength(2)
    await openLink(page, next)
    await expectTold(page, emailChange.page.done.replace('{email}', next))
    await lookAt(page)('a link that was used')
    await becomeStranger(page)
    await signInAs(page, { username: next, password }, { locale })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an email is refused and shown again, changed after another link, or given up', async ({ page }) => {
    const { errors, profile } = getMessages('en-us')
    const { emailChange } = profile
    const { next, email } = await openProfile(page, 'en-us')
    await askFor(page, 'en-us', email)
    await expectTold(page, errors.codes.unchanged)
    await expect(main(page).locator('#email')).toHaveValue(email)
    await askFor(page, 'en-us', next)
    await main(page).getByRole('button', { name: emailChange.sendAgain }).click()
    await expectTold(page, emailChange.sentAgain.split('{date}')[1])
    await main(page).getByRole('button', { name: emailChange.cancel }).click()
    await expectTold(page, emailChange.cancelled.split('{date}')[1])
    await openLink(page, next)
    await expectTold(page, emailChange.page.unknown)
    await main(page).getByRole('link', { name: emailChange.page.back }).click()
    await askFor(page, 'en-us', next)
    await openLink(page, next)
    await main(page).getByRole('button', { name: emailChange.page.confirm }).click()
    await expectTold(page, emailChange.changed.split('{')[0])
  })
})
