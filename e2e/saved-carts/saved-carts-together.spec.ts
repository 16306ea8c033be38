import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { newSavedCartPath } from '@/lib/site/paths'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'
import type { Locale } from '@/lib/site/sites'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { twoItems } from '../support/fill-cart'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const NAME = 'Herfst 2027'

const main = (page: Page): Locator => page.getByRole('main')

const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })

/** The saved carts that the page lists. */
const cards = (page: Page): Locator => main(page).locator('li:has(h2)')

/** Saves two items under a name, and opens their page. */
async function openSaved(page: Page, locale: Locale): Promise<{ kit: string; digital: string }> {
  const { cart } = getMessages(locale)
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const { kit, digital, title } = await twoItems(page, locale)
  await page.goto(`${newSavedCartPath(locale)}?title=${title}&quantity.${kit}=2&quantity.${digital}=3`)
  await page.getByLabel(cart.choose.name, { exact: true }).fill(NAME)
  await button(page, cart.choose.listSubmit).click()
  await main(page).getByRole('link', { name: NAME, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  return { kit, digital }
}

/** Marks, copies, finds, downloads, imports and deletes a saved cart, and takes the deletion back. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const { cart, savedCarts: t, quickOrder } = getMessages(locale)
  const words = getTranslator(locale, 'savedCarts')
  const list = accountPath(locale, 'savedCarts')
  const { kit } = await openSaved(page, locale)
  await expect(main(page)).toContainText(t.changes.none)
  await look('a saved cart')
  await test.step('it becomes a school-year list, and is copied', async () => {
    await page.getByLabel(t.markSchoolYear).check()
    await button(page, t.renameSubmit).click()
    await expect(page.getByLabel(t.markSchoolYear)).toBeChecked()
    await page.getByLabel(t.copy.name).fill(NAME)
    await button(page, t.copy.submit).click()
    await expect(main(page)).toContainText(words('copy.name'))
    await expect(page.getByLabel(t.copy.name)).toHaveValue(NAME)
    await look('a name that is taken')
    await page.getByLabel(t.copy.name).fill('Kopie')
    await button(page, t.copy.submit).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopie')
  })
  await test.step('the list is searched and filtered', async () => {
    await page.goto(list)
    await expect(cards(page)).toHaveCount(2)
    await main(page).getByRole('searchbox').fill('kopie')
    await button(page, t.search.submit).first().click()
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(/q=kopie/)
    await page.goto(`${list}?kind=schoolYear`)
    await expect(cards(page)).toContainText([NAME])
    await expect(cards(page)).toContainText([t.schoolYear])
    await look('the filtered list')
  })
  const file = await test.step('a saved cart is downloaded', async () => {
    await main(page).getByRole('link', { name: NAME, exact: true }).click()
    const download = page.waitForEvent('download')
    await main(page).getByRole('link', { name: t.csv.download }).click()
    return readFile(await (await download).path(), 'utf8')
  })
  await test.step('and imported, without the lines that cannot be ordered', async () => {
    await page.goto(savedCartImportPath(locale))
    await look('the import')
    const upload = async (content: string) => {
      await page.getByLabel(cart.choose.name, { exact: true }).fill('Import')
      const [name, mimeType] = ['list.csv', 'text/csv']
      await page
        .getByLabel(quickOrder.file.label)
        .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
      await button(page, t.import.submit).click()
    }
    await upload('999,1\n')
    await expect(main(page)).toContainText(words('import.nothing', { total: 1 }))
    await look('nothing to import')
    await upload(`${file}999${file.includes(';') ? ';;' : ',,'}1\r\n`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import')
    await expect(main(page)).toContainText(words('import.counts', { total: 3, good: 2, merged: 0, bad: 1 }))
    await expect(page.locator(`[data-line="${kit}"]`)).toHaveCount(1)
    await look('the report on an import')
  })
  await test.step('a deletion is taken back', async () => {
    await page.goto(list)
    await cards(page)
      .filter({ has: page.getByRole('link', { name: NAME, exact: true }) })
      .locator('a[href*="delete="]')
      .click()
    await button(page, t.ask.yes).click()
    await expect(cards(page)).toHaveCount(2)
    await look('a deleted saved cart')
    await button(page, cart.removed.undo).click()
    await expect(cards(page)).toHaveCount(3)
  })
}

for (const locale of ['fr-ca', 'nl-nl', 'es-es'] as const)
  test(`saved carts are marked, copied, found, imported and brought back in ${locale}, also on the smallest phones`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await walk(page, locale, lookAt(page, 'main'))
  })

test.describe('saved carts without script, from beginning to end', () => {
  test.use({ javaScriptEnabled: false })

  test('saved carts are marked, copied, found, imported and brought back', ({ page }) => walk(page, 'en-us'))
})

test('a saved cart says what has changed, and one of a colleague says whose it is', async ({ page }) => {
  const { savedCarts: t } = getMessages('en-us')
  await signInAs(page, { username: 'petra.lind', password: PEOPLE_PASSWORD })
  await page.goto(accountPath('en-us', 'savedCarts'))
  await expect(cards(page).filter({ hasText: 'For the whole practice' })).toContainText(
    'Shared by Quentin Ash',
  )
  await main(page).getByRole('link', { name: 'For the whole practice', exact: true }).click()
  await expect(button(page, t.copy.submit)).toBeVisible()
  await expect(button(page, t.renameSubmit)).toHaveCount(0)
  await lookAt(page, 'main')('a saved cart of a colleague')
  await page.goBack()
  await main(page).getByRole('link', { name: 'Intake kits', exact: true }).click()
  await expect(main(page)).toContainText('Price up from $215.00 to $226.00.')
  await expect(main(page)).toContainText(t.changes.WITHDRAWN)
  await lookAt(page, 'main')('a saved cart with changes')
})
