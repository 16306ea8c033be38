import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { comparePath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { family, titlePath } from '../support/catalogue'
import { expectNoSidewaysScroll } from '../support/layout'
import { cards } from '../support/search'

const LANGUAGES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Titles that every site sells. */
const [REASONING = '', MEMORY = '', LANGUAGE = ''] = ['HWRS-3', 'CVMB-4', 'BMLP-2'].map(
  acronym => family(acronym).code,
)

for (const locale of LANGUAGES) {
  const { compare, product } = getMessages(locale)

  test(`titles of ${locale} are compared side by side, and one can be removed`, async ({ page }) => {
    await page.goto(comparePath(locale, [REASONING, MEMORY]))
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('rowheader', { name: compare.rows.level })).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: compare.rows.level })).toContainText('C')
    const kits = table.getByRole('row').filter({ hasText: product.groups.KIT })
    await expect(kits.getByRole('cell').first()).toContainText(/\d[,.\s]\d/)
    await expectAccessible(page, 'two titles')
    await expectTargets(page, 'two titles')
    await page.getByRole('link', { name: compare.removeNamed.replace('{name}', 'CVMB-4') }).click()
    await expect(page).toHaveURL(url => url.search === `?codes=${REASONING}`)
    await expect(table.getByRole('columnheader')).toHaveCount(2)
  })

  test(`the comparison of ${locale} can be limited to differences`, async ({ page }) => {
    await page.goto(comparePath(locale, [REASONING, MEMORY]))
    const rows = page.getByRole('row')
    const before = await rows.count()
    await page.getByRole('link', { name: compare.onlyDifferences }).click()
    await expect(page).toHaveURL(/only=differences/)
    expect(await rows.count()).toBeLessThan(before)
    await page.getByRole('link', { name: compare.everything }).click()
    await expect(rows).toHaveCount(before)
  })
}

test.describe('the comparison without script', () => {
  test.use({ javaScriptEnabled: false })

  test('finds, adds and shows titles with forms and links alone', async ({ page }) => {
    for (const locale of LANGUAGES) {
      const { compare } = getMessages(locale)
      // The search of the header has a button of the same name.
      const find = page.getByRole('main').getByRole('button', { name: compare.add.submit })
      const found = page.getByRole('link', { name: compare.add.addNamed.replace('{name}', 'HWRS-3') })
      await page.goto(comparePath(locale))
      await expect(page.getByText(compare.empty)).toBeVisible()
      await page.getByLabel(compare.add.label).fill('haldenwick')
      await find.click()
      await found.click()
      await expect(page).toHaveURL(url => url.search === `?codes=${REASONING}`)
      await page.getByLabel(compare.add.label).fill('zzqxzzqx')
      await find.click()
      await expect(page.getByText(compare.add.none.replace('{query}', 'zzqxzzqx'))).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    }
  })

  test('cards in search results can be selected, and one button compares them', async ({ page }) => {
    for (const locale of LANGUAGES) {
      const { compare } = getMessages(locale)
      await page.goto(searchPath(locale))
      const submit = page.getByRole('button', { name: compare.chosen })
      await expect(submit).toBeHidden()
      for (const card of [0, 1]) await cards(page).nth(card).getByText(compare.link, { exact: true }).click()
      await expect(submit).toBeInViewport()
      await submit.click()
      await expect(page).toHaveURL(/\/compare\?codes=P9\d{8}&codes=P9\d{8}$/)
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    }
  })
})

test('a title that cannot be compared is named', async ({ page }) => {
  for (const locale of LANGUAGES) {
    await page.goto(`${comparePath(locale)}?codes=${REASONING},P999999999,nonsense`)
    await expect(page.getByText('P999999999')).toBeVisible()
    await expect(page.getByText(getMessages(locale).compare.malformed)).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  }
})

test('on a narrow screen the comparison table scrolls separately, also by keyboard, and row headers stay visible', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(comparePath('en-us', [REASONING, MEMORY, LANGUAGE]))
    await expectNoSidewaysScroll(page, String(width))
    const region = page.getByRole('region', { name: getMessages('en-us').compare.table })
    await expect(page.getByText(getMessages('en-us').compare.sideways)).toBeVisible()
    await region.focus()
    await region.press('ArrowRight')
    await expect.poll(() => region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    const [table, name] = [
      await region.boundingBox(),
      await page.getByRole('rowheader').first().boundingBox(),
    ]
    expect(name?.x).toBe(table?.x)
  }
})

test('a table that fits has no hint to scroll', async ({ page }) => {
  for (const [width, titles] of [
    [640, [REASONING, MEMORY]],
    [768, [REASONING, MEMORY, LANGUAGE]],
    [1024, [REASONING, MEMORY, LANGUAGE, family('DMSP').code]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(comparePath('en-us', titles))
    const { table, sideways } = getMessages('en-us').compare
    const region = page.getByRole('region', { name: table })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(page.getByText(sideways)).toBeHidden()
  }
})

for (const locale of LANGUAGES) {
  const { compare, product } = getMessages(locale)

  /** A link that is followed before the script has loaded compares that title alone. */
  const follow = (
    page: Page,
    chosen: readonly string[],
    from: string,
    link: Locator,
    joined: readonly string[],
  ) =>
    expect(async () => {
      await page.goto(comparePath(locale, chosen))
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('store.compared_titles')))
        .toBe(chosen.join(','))
      await page.goto(from)
      await link.click({ noWaitAfter: true })
      await expect(page).toHaveURL(url => url.search === `?codes=${joined.join(',')}`, { timeout: 2_000 })
    }).toPass()

  test(`the comparison in ${locale} is remembered: a selection in a list and the link of a title page add to it`, async ({
    page,
  }) => {
    await expect(async () => {
      await page.goto(comparePath(locale, [REASONING]))
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('store.compared_titles')))
        .toBe(REASONING)
      await page.goto(`${searchPath(locale)}?q=CVMB-4`)
      await cards(page).first().getByText(compare.link, { exact: true }).click()
      await expect(page.getByRole('button', { name: `${compare.chosen} (1)` })).toBeVisible({
        timeout: 2_000,
      })
      await page.getByRole('button', { name: compare.chosen }).click()
      await expect(page).toHaveURL(url => url.search === `?codes=${REASONING}&codes=${MEMORY}`, {
        timeout: 2_000,
      })
    }).toPass()
    const onPage = page.getByRole('main').getByRole('link', { name: product.jump.compare, exact: true })
    await follow(page, [REASONING, MEMORY], titlePath(locale, 'BMLP-2'), onPage, [
      REASONING,
      MEMORY,
      LANGUAGE,
    ])
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  })

  test(`a fifth title in ${locale} has to wait, and is added when one is removed`, async ({ page }) => {
    const four = ['HWRS-3', 'CVMB-4', 'BMLP-2', 'DMSP'].map(acronym => family(acronym).code)
    const fifth = family('LSRI-5').code
    const onPage = page.getByRole('main').getByRole('link', { name: product.jump.compare, exact: true })
    await follow(page, four, titlePath(locale, 'LSRI-5'), onPage, [...four, fifth])
    await expect(page.getByText(compare.tooMany.replace('{names}', 'LSRI-5'))).toBeVisible()
    await expect(page.getByText(compare.add.full)).toBeVisible()
    await page.getByRole('link', { name: compare.removeNamed.replace('{name}', 'CVMB-4') }).click()
    await expect(page.getByRole('columnheader').filter({ hasText: 'LSRI-5' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(5)
    await expect(page.getByText(compare.add.full)).toBeVisible()
  })
}
