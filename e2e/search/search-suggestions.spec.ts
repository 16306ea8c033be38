import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, searchPath, suggestPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { storeOrigin } from '../support/origins'
import { headerSearch } from '../support/search'

const LANGUAGES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Words in titles of pages of the regional site. */
const PAGES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  'fr-ca': 'retour',
  'nl-nl': 'retour',
}

/** The search box once its suggestions work. */
async function combobox(page: Page) {
  const box = headerSearch(page)
  await box.click()
  await expect(box).toHaveRole('combobox')
  return box
}

for (const locale of LANGUAGES) {
  test(`the search box of ${locale} suggests products, items and pages during input`, async ({ page }) => {
    await page.goto(homePath(locale))
    const box = await combobox(page)
    await box.pressSequentially('HWRS-3')
    const list = page.getByRole('listbox')
    const { products, productItems } = getMessages(locale).layout.searchPage
    await expect(list.getByRole('group', { name: products })).toBeVisible()
    await expect(list.getByRole('group', { name: productItems })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/\d/)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'suggestions')
    await box.fill('')
    await box.pressSequentially(PAGES[locale])
    const { content } = getMessages(locale).layout.searchPage
    await expect(list.getByRole('group', { name: content }).getByRole('option').first()).toBeVisible()
  })

  test(`arrow keys move through the suggestions of ${locale} while the caret stays in the box`, async ({
    page,
  }) => {
    await page.goto(homePath(locale))
    const box = await combobox(page)
    await box.pressSequentially('haldenwick')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const id = (await options.first().getAttribute('id')) ?? ''
    await expect(box).toHaveAttribute('aria-activedescendant', id)
    await expect(box).toBeFocused()
    await box.press('ArrowUp')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await box.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(box).toHaveValue('haldenwick')
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/products\/P9\d{8}\//)
  })
}

test('Enter without a selected suggestion searches for the typed text', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const box = await combobox(page)
  await box.pressSequentially('memory')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === searchPath('en-us') && url.search === '?q=memory')
})

test('a suggestion can be clicked, and a click elsewhere closes the suggestions', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const box = await combobox(page)
  await box.pressSequentially('returns')
  await expect(page.getByRole('option', { name: 'Returns', exact: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await box.click()
  await page.getByRole('option', { name: /All results/ }).click()
  await expect(page).toHaveURL(/\?q=returns$/)
})

test('two letters give no suggestions', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes(suggestPath('en-us'))) asked.push(request.url())
  })
  await page.goto(homePath('en-us'))
  const box = await combobox(page)
  await box.pressSequentially('me')
  await box.pressSequentially('mory')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked.filter(url => /&q=.{1,2}$/.test(url))).toEqual([])
})

test('suggestions are cacheable and set no cookies', async ({ request }) => {
  const answer = await request.get(`${storeOrigin()}${suggestPath('nl-nl')}&q=geheugen`)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'public, max-age=60' })
  expect(answer.headers()['set-cookie']).toBeUndefined()
  expect((await request.get(`${storeOrigin()}${suggestPath('en-us')}xx&q=memory`)).status()).toBe(400)
})
