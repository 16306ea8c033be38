import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, loginPath, newSavedCartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { titlePath } from '../support/catalogue'
import { fillCart, twoItems } from '../support/fill-cart'
import { summaryBox, summaryTexts } from '../support/forms'
import { drawEverything } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { documentTitle, expectLanguage } from '../support/texts'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const quantityOf = (page: Page, code: string): Locator =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

const main = (page: Page): Locator => page.getByRole('main')

/** The saved carts that the page lists. */
const cards = (page: Page): Locator => main(page).locator('li:has(h2)')

const save = (page: Page, locale: Locale): Promise<void> =>
  main(page)
    .getByRole('button', { name: getMessages(locale).cart.choose.listSubmit, exact: true })
    .click()

async function signIn(page: Page, locale: Locale): Promise<void> {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
}

/** From a title page through sign-in to the list of saved carts, then into the cart, and deletion. */
async function walk(page: Page, locale: Locale): Promise<void> {
  const { cart, product, savedCarts } = getMessages(locale)
  const person = await createPerson(registeredFacts(locale))
  const { kit, digital, title } = await twoItems(page, locale)
  await test.step('what was chosen survives the sign-in, in a short address', async () => {
    await page.goto(titlePath(locale, 'HWRS-3'))
    await drawEverything(page)
    await quantityOf(page, kit).fill('2')
    await quantityOf(page, digital).fill('drei')
    await main(page).getByRole('button', { name: product.order.save, exact: true }).click()
    const address = `${newSavedCartPath(locale)}?title=${title}&quantity.${kit}=2&quantity.${digital}=drei`
    await expect(page).toHaveURL(loginPath(locale, address))
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(documentTitle(locale, cart.choose.listTitle, { error: true }))
  })
  await test.step('what is wrong is shown, and nothing typed is lost', async () => {
    // The script moves the focus there, which would take a key from the field that is being filled in.
    await expect(summaryBox(page)).toBeFocused()
    await expect(quantityOf(page, digital)).toHaveValue('drei')
    await expect(summaryTexts(page)).toHaveText([new RegExp(`${cart.errors.notNumber}$`)])
    await quantityOf(page, digital).fill('3')
    await page.getByLabel(cart.choose.name, { exact: true }).fill('')
    await page.getByLabel(cart.choose.note).fill('Ligne 1\nLigne 2')
    await save(page, locale)
    await expect(summaryBox(page)).toBeFocused()
    await expect(summaryTexts(page)).toHaveText([cart.errors.nameRequired])
    await expect(quantityOf(page, digital)).toHaveValue('3')
    await expect(page.getByLabel(cart.choose.note)).toHaveValue('Ligne 1\nLigne 2')
    expect(decodeURIComponent(page.url())).not.toContain('Ligne')
  })
  const card = cards(page).filter({ hasText: 'Herbst 2027' })
  await test.step('it is saved under its name, and the cart stays empty', async () => {
    await page.getByLabel(cart.choose.name, { exact: true }).fill('Herbst 2027')
    await save(page, locale)
    await expect(page).toHaveURL(new RegExp(accountPath(locale, 'savedCarts')))
    await expect(card).toContainText(getTranslator(locale, 'savedCarts')('size', { lines: 2, units: 5 }))
    await expect(card).toContainText('Ligne 2')
  })
  await test.step('it is put into the cart, and stays', async () => {
    await card.getByRole('button', { name: fill(savedCarts.restoreNamed, { name: 'Herbst 2027' }) }).click()
    await expect(page).toHaveURL(new RegExp(cartPath(locale)))
    await expect(quantityOf(page, kit)).toHaveValue('2')
  })
  await test.step('it is deleted after a question', async () => {
    await page.goto(accountPath(locale, 'savedCarts'))
    await card.getByRole('link', { name: fill(savedCarts.deleteNamed, { name: 'Herbst 2027' }) }).click()
    await expectTargets(page, 'question')
    await main(page).getByRole('button', { name: savedCarts.ask.yes }).click()
    await expect(main(page).getByText(savedCarts.empty.title)).toBeVisible()
  })
}

test('items can be saved to a list, added to the cart and deleted', ({ page }) => walk(page, 'nl-nl'))

for (const locale of LOCALES) {
  test(`the saved cart pages are accessible in ${locale}, also on the smallest phones`, async ({ page }) => {
    const { account, cart, savedCarts } = getMessages(locale)
    await signIn(page, locale)
    await page.setViewportSize({ width: 320, height: 640 })
    const look = lookAt(page, 'main')
    await page.goto(accountPath(locale, 'savedCarts'))
    await expectLanguage(page, locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.pages.savedCarts)
    await look('no saved carts')
    const { kit, digital, title } = await twoItems(page, locale)
    const address = `${newSavedCartPath(locale)}?title=${title}&quantity.${kit}=2&quantity.${digital}`
    await page.goto(`${address}=99999`)
    await look('chosen items, one too many')
    await page.goto(`${address}=1`)
    await save(page, locale)
    await expect(cards(page)).toHaveCount(1)
    await look('one saved cart')
    await page.goto(`${address}=1`)
    await expect(page.getByLabel(cart.choose.where)).toBeVisible()
    await look('another one, or the same')
    await page.goto(accountPath(locale, 'savedCarts'))
    await main(page).locator('a[href*="delete="]').click()
    await expect(main(page).getByRole('button', { name: savedCarts.ask.yes })).toBeVisible()
    await look('question')
  })
}

test('the whole cart can be saved, and the next one starts empty', async ({ page }) => {
  const { cart } = getMessages(LOCALE)
  await signIn(page, LOCALE)
  const { kit } = await twoItems(page, LOCALE)
  await fillCart(page, LOCALE, { [kit]: 4 })
  await page.goto(cartPath(LOCALE))
  await main(page).getByRole('button', { name: cart.page.save }).click()
  await expect(page).toHaveURL(newSavedCartPath(LOCALE))
  await expect(main(page).getByText(cart.choose.ofCart)).toBeVisible()
  await save(page, LOCALE)
  await expect(cards(page)).toHaveCount(1)
  await page.goto(cartPath(LOCALE))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.empty.title)
})

test.describe('saved carts without script', () => {
  test.use({ javaScriptEnabled: false })

  test('items can be saved to a list, added to the cart and deleted', ({ page }) => walk(page, LOCALE))
})

test('items can be added to an existing saved cart', async ({ page }) => {
  const { cart } = getMessages('en-us')
  await signIn(page, 'en-us')
  const { kit, digital, title } = await twoItems(page, 'en-us')
  const address = (code: string) => `${newSavedCartPath('en-us')}?title=${title}&quantity.${code}=1`
  await page.goto(address(kit))
  await page.getByLabel(cart.choose.name, { exact: true }).fill('Every August')
  await save(page, 'en-us')
  await page.goto(address(digital))
  await page.getByLabel(cart.choose.where).selectOption({ label: 'Every August' })
  await save(page, 'en-us')
  await expect(cards(page).filter({ hasText: 'Every August' })).toContainText(
    getTranslator('en-us', 'savedCarts')('size', { lines: 2, units: 2 }),
  )
})

test('more items than an address can carry through sign-in are offered to the cart, which survives sign-in', async ({
  page,
}) => {
  const { cart } = getMessages('en-us')
  const { title } = await twoItems(page, 'en-us')
  const fields = await page
    .locator('main input[name^="quantity."]')
    .evaluateAll(inputs => inputs.map(input => input.getAttribute('name') ?? ''))
  const query = new URLSearchParams([['title', title], ...fields.map(name => [name, '100'])])
  await page.goto(
    `${newSavedCartPath('en-us')}?${query}&${query.toString().replaceAll('quantity.0', 'quantity.9')}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.choose.tooMany)
  await expectAccessible(page, 'too many items', { within: 'main' })
})
