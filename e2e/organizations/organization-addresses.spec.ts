import type { Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { addressOf, phoneOf } from '../support/addresses'
import { enhanced, expectSummaryTargets, fillForm, submitButton } from '../support/forms'
import { choose, press, send, skipHeader, skipToContent, typeInto } from '../support/keyboard'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** An organization that no demo user administers; each test changes only the address that it has added. */
const CLINIC = { uid: 'org-brightmere-6001', name: 'Brightmere Speech Clinic' }

const section = (page: Page, locale: Locale): Locator =>
  page.getByRole('region', {
    name: fill(getMessages(locale).addressBook.organisations.heading, { name: CLINIC.name }),
  })

const flash = (page: Page, text: string) => page.getByText(text).locator('visible=true').first()

async function open(page: Page, locale: Locale, administrator: boolean): Promise<void> {
  const organization = { uid: CLINIC.uid, administrator }
  await signInAs(page, await createPerson({ ...registeredFacts(locale), organization }), { locale })
  await page.goto(accountPath(locale, 'addressBook'))
}

/** An administrator adds an address of the organization, changes it and deletes it. */
async function walk(page: Page, locale: Locale, { scripted = true, look = UNSEEN as Look } = {}) {
  const { addressBook: t } = getMessages(locale)
  const branch = `Annex ${locale} ${Date.now()}`
  await open(page, locale, true)
  const addresses = section(page, locale)
  await look('the addresses of an organization')
  await addresses.getByRole('link', { name: fill(t.organisations.add, { name: CLINIC.name }) }).click()
  await expect(page).toHaveURL(newAddressPath(locale, CLINIC.uid))
  if (scripted) await enhanced(page)
  const address = addressOf(locale)
  const values = { company: branch, attention: 'Room 4', phone: phoneOf(locale), ...address }
  await test.step('the name of the organization in the street is sent to its own field', async () => {
    await fillForm(page, { ...values, street: `${CLINIC.name} 12` })
    await submitButton(page).click()
    await expectSummaryTargets(page, ['street'])
    await expect(page.getByRole('main')).toContainText(t.form.company)
    await look('a rejected address of an organization')
  })
  await fillForm(page, { street: address.street ?? '' })
  await submitButton(page).click()
  await expect(flash(page, t.done.saved)).toBeVisible()
  const card = addresses.getByRole('listitem').filter({ hasText: branch })
  await expect(card).toContainText(t.types.INSTITUTION)
  await expect(card).toContainText(t.verified)
  await test.step('it is changed', async () => {
    await card.getByRole('link', { name: t.edit }).first().click()
    await fillForm(page, { attention: 'Room 5' })
    await submitButton(page).click()
    await expect(card).toContainText('Room 5')
  })
  await test.step('it is deleted after a question, by keyboard', async () => {
    await card.getByRole('link', { name: t.delete }).first().focus()
    await page.keyboard.press('Enter')
    const yes = page.getByRole('main').getByRole('button', { name: t.ask.yes })
    await expect(yes).toBeVisible()
    await look('the question before an address is deleted')
    await yes.focus()
    await page.keyboard.press('Enter')
    await expect(flash(page, t.done.deleted)).toBeVisible()
    await expect(card).toHaveCount(0)
  })
}

test('addresses of an organization are kept in English, by keyboard too', async ({ page }) => {
  await walk(page, 'en-us')
})

test('addresses of an organization are kept on the smallest phones, accessible throughout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', { look: lookAt(page) })
})

test('addresses of an organization are kept in Asia', async ({ page }) => {
  await walk(page, 'ja-jp')
})

test('an administrator adds an address of the organization by keyboard alone', async ({ page }) => {
  const locale = 'en-au'
  const { addressBook: t } = getMessages(locale)
  const branch = `Annex by keyboard ${Date.now()}`
  const { street = '', city = '', region = '', postalCode = '' } = addressOf(locale)
  await open(page, locale, true)
  await skipHeader(page, locale)
  await press(page, 'link', fill(t.organisations.add, { name: CLINIC.name }))
  await expect(page).toHaveURL(newAddressPath(locale, CLINIC.uid))
  await skipToContent(page, locale)
  await typeInto(page, 'company', branch)
  await typeInto(page, 'attention', 'Room 4')
  await typeInto(page, 'street', street)
  await typeInto(page, 'city', city)
  await choose(page, 'region', 'New South', region)
  await typeInto(page, 'postalCode', postalCode)
  await typeInto(page, 'phone', phoneOf(locale))
  await send(page)
  await expect(flash(page, t.done.saved)).toBeVisible()
  await expect(section(page, locale).getByRole('listitem').filter({ hasText: branch })).toContainText(street)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('addresses of an organization are kept in French', async ({ page }) => {
    await walk(page, 'fr-ca', { scripted: false })
  })
})

test('a member reads the addresses of the organization, and adds only their own', async ({ page }) => {
  const locale = 'en-us'
  const { addressBook: t } = getMessages(locale)
  await open(page, locale, false)
  const addresses = section(page, locale)
  await expect(addresses).toContainText(t.organisations.member)
  await expect(addresses.getByRole('button')).toHaveCount(0)
  await expect(addresses.getByRole('link')).toHaveCount(0)
  await lookAt(page)('the addresses of an organization for a member')
  await page.goto(newAddressPath(locale, CLINIC.uid))
  await expect(page.getByRole('main')).toContainText(t.form.notAdministrator)
})

test('another country keeps what fits and says what was cleared', async ({ page }) => {
  const locale = 'en-us'
  const { register } = getMessages(locale)
  await open(page, locale, true)
  await page.goto(newAddressPath(locale, CLINIC.uid))
  await enhanced(page)
  await fillForm(page, { ...addressOf(locale), attention: 'Room 4' })
  await page.locator('[name=country]').selectOption('CA')
  await expect(page.locator('[name=postalCode]')).toHaveValue('')
  await expect(page.locator('[name=city]')).toHaveValue(addressOf(locale).city ?? '')
  await expect(page.locator('[name=attention]')).toHaveValue('Room 4')
  const fields = `${register.regionLabels.state}, ${register.postalCodeLabels.postalCode}`
  await expect(page.getByRole('main')).toContainText(
    fill(register.clearedByCountry, { country: 'Canada', fields }),
  )
})
