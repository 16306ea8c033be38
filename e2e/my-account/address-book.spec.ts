import type { Locator, Page } from 'playwright/test'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { addressIn, addressOf } from '../support/addresses'
import { storedAddress } from '../support/facts'
import { control, enhanced, expectSummaryTargets, fillForm, submitButton } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { expectQuestion } from '../support/questions'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const main = (page: Page): Locator => page.getByRole('main')

/** The cards of the user's own addresses. */
const cards = (page: Page): Locator => main(page).locator('li:has(form[action^="/api/addresses/"])')

const bookPath = (locale: Locale): string => accountPath(locale, 'addressBook')

const SECOND = {
  addressType: 'INSTITUTION',
  company: 'Corvane Clinic',
  attention: 'Front desk',
  ...addressIn('US'),
  phone: '614 555 0142',
}

async function openAddressBook(page: Page, locale: Locale, more: readonly string[] = []): Promise<void> {
  const moreAddresses = more.map(street => storedAddress({ ...addressOf(locale), street }))
  await signInAs(page, await createPerson({ ...registeredFacts(locale), moreAddresses }), { locale })
  await page.goto(bookPath(locale))
}

type Walk = { locale: Locale; scripted: boolean; look?: Look }

/** Presses a link or button by keyboard. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** Adds an address, changes it, makes it the default and deletes the first one, by keyboard. */
async function walk(page: Page, { locale, scripted, look = UNSEEN }: Walk): Promise<void> {
  const { addressBook, register } = getMessages(locale)
  /** The name of an action, with any address in it. */
  const action = (text: string): RegExp =>
    new RegExp(`^${text.replaceAll(/\{\w+\}/g, '.+').replaceAll(/\s+/g, '\\s')}$`)
  await openAddressBook(page, locale, ['9 Elm Street'])
  await expect(cards(page)).toHaveCount(2)
  await press(main(page).getByRole('link', { name: addressBook.add, exact: true }))
  await expect(page).toHaveURL(newAddressPath(locale))
  if (scripted) await enhanced(page)
  await test.step('an organization’s name in the street is sent to its own field', async () => {
    await fillForm(page, { ...SECOND, street: `${SECOND.company}, 27 Cedarlite Avenue` })
    await press(submitButton(page))
    await expectSummaryTargets(page, ['street'])
    await look('a new address with an error')
  })
  await test.step('the verification recommends a street, and the choice is saved', async () => {
    await fillForm(page, { street: '27 Cedarlite Avenue' })
    await press(submitButton(page))
    await expectQuestion(page, register.verification.title, { scripted })
    await look('the question of the verification')
    await press(submitButton(page, 'use-address'))
    await expect(page).toHaveURL(new RegExp(`${bookPath(locale)}(\\?|$)`))
    await expect(cards(page)).toHaveCount(3)
  })
  const card = cards(page).filter({ hasText: SECOND.company })
  await expect(card).toContainText('27 Cedarlight Avenue')
  await expect(card).toContainText(addressBook.verified)
  await test.step('it becomes a default, and the former default can be deleted', async () => {
    await press(card.getByRole('button', { name: action(addressBook.makeDeliveryNamed) }))
    await expect(card).toContainText(addressBook.defaultDelivery)
    const other = cards(page).filter({ hasText: '9 Elm Street' })
    await press(other.getByRole('link', { name: action(addressBook.deleteNamed) }))
    await expect(main(page).getByRole('heading', { name: addressBook.ask.title })).toBeVisible()
    await look('the question before an address is deleted')
    await press(main(page).getByRole('button', { name: addressBook.ask.yes, exact: true }))
    await expect(cards(page)).toHaveCount(2)
  })
  await test.step('it is changed without another question', async () => {
    await press(card.getByRole('link', { name: action(addressBook.editNamed) }))
    await expect(control(page, 'attention')).toHaveValue(SECOND.attention)
    await fillForm(page, { attention: 'Room 12' })
    await press(submitButton(page))
    await expect(card).toContainText('Room 12')
  })
}

test('an address is added, verified, made the default, changed and deleted at 320 px in fr-ca', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await walk(page, { locale: 'fr-ca', scripted: true, look: lookAt(page) })
})

for (const locale of ['nl-nl', 'ja-jp'] as const)
  test(`an address is added, verified, made the default, changed and deleted in ${locale}`, ({ page }) =>
    walk(page, { locale, scripted: true }))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is added, verified, made the default, changed and deleted', ({ page }) =>
    walk(page, { locale: 'en-us', scripted: false }))

  test('another country keeps what fits and says what was cleared', async ({ page }) => {
    const { register } = getMessages('en-us')
    await openAddressBook(page, 'en-us')
    await page.goto(newAddressPath('en-us'))
    await fillForm(page, { ...SECOND, country: 'CA' })
    await submitButton(page, 'country').click()
    await expect(control(page, 'city')).toHaveValue(addressIn('US').city ?? '')
    await expect(control(page, 'postalCode')).toHaveValue('')
    const fields = `${register.regionLabels.state}, ${register.postalCodeLabels.postalCode}`
    await expect(main(page)).toContainText(fill(register.clearedByCountry, { country: 'Canada', fields }))
  })
})

for (const locale of ['fr-ca', 'nl-nl'] as const)
  test(`a long address book can be searched and its form fits in ${locale}`, async ({ page }) => {
    const streets = Array.from({ length: 10 }, (_, index) => `${index + 20} Lindenlaan`)
    const t = getTranslator(locale, 'addressBook')
    await page.setViewportSize({ width: 320, height: 800 })
    await openAddressBook(page, locale, streets)
    await expect(main(page)).toContainText(t('count', { count: 11, most: MOST_ADDRESSES }))
    await lookAt(page)(`address book ${locale}`)
    await main(page).getByRole('searchbox').fill('lindenlaan 25')
    await main(page)
      .getByRole('button', { name: t('search.submit') })
      .click()
    await expect(cards(page)).toHaveCount(1)
    await page.goto(newAddressPath(locale))
    await expectNoSidewaysScroll(page, `new address ${locale}`)
    await expectAccessible(page, `new address ${locale}`)
  })
