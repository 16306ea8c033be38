import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { control, summaryTexts } from '../support/forms'
import { expectDialogFits } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { type KnownPerson, type Person, persona } from '../support/people'
import { createPerson } from '../support/sandbox'

const REGISTERED: SeedFacts = {
  jobTitle: 'clinical-psychologist',
  industry: 'clinical-practice',
  sector: 'private-practice',
  registrationStatus: 'REGISTERED',
  registrationCountry: 'US',
  address: {
    line1: '27 Cedarlight Avenue',
    town: 'Portland',
    region: { isocode: 'US-OR' },
    postalCode: '97205-3310',
    country: { isocode: 'US' },
  },
}

/** A user without a phone who has not seen the prompt about messages. */
const lacking = (): Promise<KnownPerson> => createPerson({ ...REGISTERED, marketing: null })

async function signIn(
  page: Page,
  locale: Locale,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.goto(loginPath(locale, storePath(locale)))
  await sendLogin(page, username, password)
}

const question = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Until scripts have made it modal, a prompt is a part of the page that no key closes. */
const untilModal = (page: Page) => expect(page.locator('dialog:modal')).toBeVisible()

for (const locale of ['fr-ca', 'nl-nl'] as const) {
  const { signInHelp, common } = getMessages(locale)

  test(`sign-in help opens in a dialog, ${locale}`, async ({ page }) => {
    await page.goto(loginPath(locale))
    const link = page.getByRole('link', { name: signInHelp.link })
    await link.press('Enter')
    const help = page.getByRole('dialog', { name: signInHelp.title })
    await expect(help.getByText(signInHelp.choices.locked.title)).toBeVisible()
    await expectDialogAccessible(page, 'sign-in-help-dialog')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await help.getByRole('button', { name: common.close }).click()
    await expect(link).toBeFocused()
  })
}

test('missing account data is asked for after sign-in', async ({ page }) => {
  const locale = 'fr-ca'
  const { tasks, errors } = getMessages(locale)
  await signIn(page, locale, await lacking())
  const phone = question(page, tasks.phone.title)
  await expect(phone.getByRole('heading')).toBeFocused()
  await expect(phone.getByRole('heading')).toHaveCSS('outline-style', 'none')
  await expectDialogAccessible(page, 'prompt-dialog', 'the question for the phone')
  await control(page, 'phoneCountry').selectOption('US')
  await control(page, 'phone').fill('123')
  await page.keyboard.press('Enter')
  await expect(summaryTexts(page)).toHaveText([errors.fields.phone.tooShort])
  await expect(control(page, 'phone')).toHaveValue('123')
  await control(page, 'phone').fill('503 555 0117')
  await phone.getByRole('button', { name: tasks.phone.submit }).click()
  const preferences = question(page, tasks.preferences.title)
  await expect(preferences.getByRole('heading')).toBeFocused()
  await expectDialogAccessible(page, 'prompt-dialog', 'the question about messages')
  await expectDialogFits(page, 'the question about messages')
  await preferences.getByRole('button', { name: tasks.preferences.no }).click()
  await expect(page).toHaveURL(storePath(locale))
})

test('Escape skips a prompt for this session', async ({ page }) => {
  const { tasks } = getMessages('en-us')
  await signIn(page, 'en-us', await createPerson(REGISTERED))
  await expect(question(page, tasks.phone.title)).toBeVisible()
  await untilModal(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(storePath('en-us'))
  await page.goto(loginPath('en-us'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an account without an email cannot continue before it has one', async ({ page }) => {
  const { tasks } = getMessages('en-us')
  const person = persona('edith')
  await signIn(page, 'en-us', { ...person, username: 'jonas.wick' })
  const dialog = question(page, tasks.email.title)
  await expect(dialog).toBeVisible()
  await expectDialogAccessible(page, 'prompt-dialog', 'the question for the email')
  await expectDialogFits(page, 'the question for the email')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await control(page, 'email').fill(person.email)
  await dialog.getByRole('button', { name: tasks.email.submit }).click()
  await expect(summaryTexts(page)).toHaveText([tasks.email.taken])
  await expect(control(page, 'email')).toHaveValue(person.email)
  await dialog.getByRole('button', { name: tasks.signOut }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('sign-in without script', () => {
  test.use({ javaScriptEnabled: false })

  test('has prompts and help as pages with plain forms', async ({ page }) => {
    const { tasks, signInHelp } = getMessages('es-es')
    await page.goto(loginPath('es-es', storePath('es-es')))
    await page.getByRole('link', { name: signInHelp.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: signInHelp.title })).toBeVisible()
    await page.getByRole('link', { name: signInHelp.back }).click()
    const { username, password } = await lacking()
    await sendLogin(page, username, password)
    await page.getByRole('button', { name: tasks.later }).click()
    await page.getByRole('button', { name: tasks.preferences.yes }).click()
    await expect(page).toHaveURL(storePath('es-es'))
  })
})
