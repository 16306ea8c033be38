import { getMessages } from '@/lib/i18n/messages'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { expectNoSidewaysScroll } from '../support/layout'
import { sendRaw } from '../support/raw-request'
import { createPerson } from '../support/sandbox'
import { cards, filter, products, results, textOf } from '../support/search'
import { signInAs } from '../support/sign-in'

const LANGUAGES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

const WORDS: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  'fr-ca': 'lecture',
  'nl-nl': 'lezen',
}

for (const locale of LANGUAGES) {
  test(`the search of ${locale} shows titles as cards, and their number`, async ({ page }) => {
    await page.goto(`${searchPath(locale)}?q=${WORDS[locale]}`)
    await expect(products(page, locale)).toBeVisible()
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    await expect(results(page).locator('[data-announced]')).toHaveText(textOf(locale).count(shown))
    await expectAccessible(page, 'results')
    await expectTargets(page, 'results')
  })

  test(`a filter of ${locale} applies at once, keeps its place and is part of the address`, async ({
    page,
  }) => {
    await page.goto(searchPath(locale))
    const before = await cards(page).count()
    const level = filter(page, 'level', 'b')
    await expect(async () => {
      await level.check()
      await expect(page).toHaveURL(/\?level=b$/, { timeout: 2_000 })
    }).toPass()
    await expect(level).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
    expect(await cards(page).count()).toBeLessThan(before)
    await page.goBack()
    await expect(page).toHaveURL(url => url.search === '')
    await expect(filter(page, 'level', 'b')).not.toBeChecked()
    await expect(cards(page)).toHaveCount(before)
  })

  test(`a selected filter of ${locale} can be removed by its link`, async ({ page }) => {
    await page.goto(`${searchPath(locale)}?level=b&years=6&months=3`)
    const { active, clear } = getMessages(locale).search.filters
    const chips = page.getByRole('list', { name: active }).getByRole('link')
    await expect(chips).toHaveCount(3)
    await chips.first().click()
    await expect(page).toHaveURL(/\?years=6&months=3$/)
    await page.getByRole('link', { name: clear }).click()
    await expect(page).toHaveURL(url => url.search === '')
  })

  test(`a search of ${locale} without results offers help`, async ({ page }) => {
    await page.goto(`${searchPath(locale)}?q=zzqxzzqx&level=a&administration=group`)
    const { layout, search, fit } = getMessages(locale)
    await expect(page.getByRole('heading', { name: layout.searchPage.emptyTitle })).toBeVisible()
    await expectAccessible(page, 'nothing found')
    const without = search.none.withoutFilters.replace('{query}', 'zzqxzzqx')
    await page.getByRole('link', { name: without, exact: true }).click()
    await expect(page).toHaveURL(/\?q=zzqxzzqx$/)
    await expect(page.getByRole('main').getByRole('link', { name: fit.title })).toBeVisible()
  })
}

test('the filters are a sheet on a small screen, which closes with the results in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(searchPath('en-us'))
  const { open } = getMessages('en-us').search.filters
  const box = filter(page, 'level', 'c')
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: open, exact: true }).click()
  await expect(box).toBeVisible()
  await expectAccessible(page, 'filters open')
  await expect(async () => {
    await box.check()
    await expect(page).toHaveURL(/\?level=c$/, { timeout: 2_000 })
  }).toPass()
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: /^Show \d+ assessments?$/ }).click()
  await expect(box).toBeHidden()
  await expect(page.getByRole('button', { name: `${open} (1)` })).toBeVisible()
})

test('a search address has one spelling, and one beyond the last page redirects back', async ({ page }) => {
  await page.goto(`${searchPath('en-us')}?level=C&level=b&level=nonsense&years=&sort=relevance`)
  await expect(page).toHaveURL(/\?level=b&level=c$/)
  await page.goto(`${searchPath('en-us')}?page=99`)
  await page.getByRole('link', { name: getMessages('en-us').search.firstPage }).click()
  await expect(page).toHaveURL(url => url.pathname === searchPath('en-us') && url.search === '')
  await expect(cards(page).first()).toBeVisible()
})

test('signed-in users can filter for what they may order; other users have no such filter', async ({
  page,
}) => {
  await page.goto(`${searchPath('en-us')}?orderable=true`)
  await expect(filter(page, 'orderable', 'true')).toHaveCount(0)
  const count = results(page).locator('[data-announced]')
  const all = (await count.textContent()) ?? ''
  const person = await createPerson({ jobTitle: 'school-psychologist' })
  await signInAs(page, person)
  await page.goto(`${searchPath('en-us')}?orderable=true`)
  await expect(filter(page, 'orderable', 'true')).toBeChecked()
  await expect(count).not.toHaveText(all)
  await expect(cards(page).first()).not.toContainText('Level C')
})

test('search results are not indexed by search engines', async () => {
  const { body } = await sendRaw(`${searchPath('en-us')}?q=memory`)
  expect(body).toMatch(/<meta name="robots" content="noindex/)
})

test.describe('the search without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LANGUAGES) {
    test(`has filters, sort order and pages of ${locale} as forms and links`, async ({ page }) => {
      const { filters, sort } = getMessages(locale).search
      await page.goto(searchPath(locale))
      await filter(page, 'level', 'b').check()
      await page.locator('input[name="years"]').fill('6')
      await page.getByRole('button', { name: filters.show }).click()
      await expect(page).toHaveURL(/\?level=b&years=6$/)
      await page.locator('select[name="sort"]').selectOption('name-asc')
      await page.getByRole('button', { name: sort.apply, exact: true }).click()
      await expect(page).toHaveURL(/\?level=b&years=6&sort=name-asc$/)
      await expect(cards(page).getByRole('heading').nth(1)).toBeVisible()
    })
  }
})

for (const locale of LANGUAGES)
  test(`no page of search results of ${locale} scrolls sideways`, async ({ page }) => {
    for (const query of [
      '',
      '?q=HWRS-3',
      '?q=zzqxzzqx',
      '?level=b&years=6&months=3&minutes=45&administration=remote',
    ]) {
      await page.goto(`${searchPath(locale)}${query}`)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page, `${query} at ${width} px`)
      }
    }
  })
