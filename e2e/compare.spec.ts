import { getMessages } from '@/lib/i18n/messages'
import { comparePath, searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { CATALOGUE } from '@/sandbox/seed/catalogue/catalogue'
import { expect, test } from './fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { expectNoSidewaysScroll } from './support/layout'
import { cards } from './support/search'

const IN_THREE = ['en-us', 'fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Titles that every site sells. */
const [REASONING = '', MEMORY = '', LANGUAGE = ''] = ['HWRS-3', 'CVMB-4', 'BMLP-2'].map(
  acronym => CATALOGUE.assessments.find(known => known.acronym === acronym)?.code,
)

for (const locale of IN_THREE) {
  const { compare } = getMessages(locale)

  test(`titles of ${locale} stand side by side, and one can be taken away`, async ({ page }) => {
    await page.goto(comparePath(locale, [REASONING, MEMORY]))
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('rowheader', { name: compare.rows.level })).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: compare.rows.level })).toContainText('C')
    await expectAccessible(page, 'two titles')
    await expectTargets(page, 'two titles')
    await page.getByRole('link', { name: compare.removeNamed.replace('{name}', 'CVMB-4') }).click()
    await expect(page).toHaveURL(url => url.search === `?codes=${REASONING}`)
    await expect(table.getByRole('columnheader')).toHaveCount(2)
  })

  test(`only what differs between titles of ${locale} can be shown`, async ({ page }) => {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('titles are found, added and shown by forms and links alone', async ({ page }) => {
    const { compare } = getMessages('en-us')
    await page.goto(comparePath('en-us'))
    await expect(page.getByText(compare.empty)).toBeVisible()
    await page.getByLabel(compare.add.label).fill('haldenwick')
    await page.getByRole('button', { name: compare.add.submit }).click()
    await page.getByRole('link', { name: compare.add.addNamed.replace('{name}', 'HWRS-3') }).click()
    await expect(page).toHaveURL(url => url.search === `?codes=${REASONING}`)
    await page.getByLabel(compare.add.label).fill('zzqxzzqx')
    await page.getByRole('button', { name: compare.add.submit }).click()
    await expect(page.getByText(compare.add.none.replace('{query}', 'zzqxzzqx'))).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })

  test('a card in the results leads to the comparison', async ({ page }) => {
    await page.goto(searchPath('en-us'))
    const link = cards(page)
      .first()
      .getByRole('link', { name: /^Compare / })
    await link.click()
    await expect(page).toHaveURL(/\/compare\?codes=P9\d{8}$/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
})

test('what cannot be compared is named', async ({ page }) => {
  const { compare } = getMessages('en-us')
  await page.goto(`${comparePath('en-us')}?codes=${REASONING},P999999999,nonsense`)
  await expect(page.getByText('P999999999')).toBeVisible()
  await expect(page.getByText(compare.malformed)).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('a fifth title is told to be one too many', async ({ page }) => {
  const codes = CATALOGUE.assessments.slice(0, 5).map(({ code }) => code)
  await page.goto(comparePath('en-us', codes))
  const { compare } = getMessages('en-us')
  await expect(page.getByText(compare.tooMany)).toBeVisible()
  await expect(page.getByText(compare.add.full).or(page.getByLabel(compare.add.label))).toBeVisible()
})

test('on a narrow screen the table scrolls by itself, by keyboard too, and rows keep their names in sight', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(comparePath('en-us', [REASONING, MEMORY, LANGUAGE]))
    await expectNoSidewaysScroll(page, String(width))
    const region = page.getByRole('region', { name: getMessages('en-us').compare.table })
    await region.focus()
    await region.press('ArrowRight')
    await expect.poll(() => region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    const header = page.getByRole('rowheader').first()
    await expect(header).toBeInViewport()
  }
})

test('what is compared is remembered: a link of any list adds to it, and a fifth title begins anew', async ({
  page,
}) => {
  const compared = () => page.evaluate(() => sessionStorage.getItem('store.compared_titles'))
  const link = cards(page).first().getByRole('link', { name: 'Compare CVMB-4' })
  // Who follows the link before the script is there compares that title alone.
  await expect(async () => {
    await page.goto(comparePath('en-us', [REASONING]))
    await expect.poll(compared).toBe(REASONING)
    await page.goto(`${searchPath('en-us')}?q=CVMB-4`)
    await link.click({ noWaitAfter: true })
    await expect(page).toHaveURL(url => url.search === `?codes=${REASONING},${MEMORY}`, { timeout: 2_000 })
  }).toPass()
})
