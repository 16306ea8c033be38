import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { comparePath, storePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { family, textIn, titlePath } from '../support/catalogue'
import { layoutShift } from '../support/layout'
import { persona } from '../support/people'
import { sendRaw } from '../support/raw-request'
import { signInAs } from '../support/sign-in'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

const words = (locale: Locale) => getMessages(locale).product

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const rows = (page: Page) => page.locator('[id^="item-"]')

/** The beginning of a message, up to its first parameter. */
const before = (text: string): string => text.split('{')[0] ?? ''

for (const locale of LOCALES) {
  test(`a title page in ${locale} has its description, audience, level and item prices`, async ({ page }) => {
    await page.goto(titlePath(locale, 'LSRI-5'))
    const { title, tagline, body } = family('LSRI-5')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(locale, title))
    await expect(page.getByText(textIn(locale, tagline)).first()).toBeVisible()
    await expect(part(page, words(locale).sections.overview)).toContainText(
      textIn(locale, body[0] ?? { en: '' }),
    )
    await expect(part(page, words(locale).level.heading)).toContainText(before(words(locale).level.rule))
    const items = part(page, words(locale).items.heading)
    await expect(items).toContainText(before(words(locale).prices.excluded))
    const { currency, languageTag } = getSite(locale)
    const sign = new Intl.NumberFormat(languageTag, { style: 'currency', currency })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value
    await expect(rows(page).first()).toContainText(sign ?? '')
    await expectTargets(page, 'product')
  })

  test(`the tabs of a title in ${locale} are shown one at a time, each with its own address`, async ({
    page,
  }) => {
    const { sections } = words(locale)
    await page.goto(`${titlePath(locale, 'HWRS-3')}#technical`)
    await expect(part(page, sections.technical)).toBeVisible()
    await expect(part(page, sections.overview)).toBeHidden()
    const links = page.getByRole('navigation', { name: sections.label })
    await expect(links.locator('[aria-current="true"]')).toHaveText(sections.technical)
    await links.getByRole('link', { name: sections.questions, exact: true }).press('Enter')
    await expect(page).toHaveURL(/#questions$/)
    await expect(part(page, sections.questions)).toBeInViewport()
    await expect(part(page, sections.technical)).toBeHidden()
    await expectAccessible(page, 'another part', { within: 'main' })
    await page.goBack()
    await expect(part(page, sections.technical)).toBeVisible()
  })

  test(`the items in ${locale} can be filtered by group with the keyboard`, async ({ page }) => {
    await page.goto(titlePath(locale, 'HWRS-3'))
    const { groups, items } = words(locale)
    const all = await rows(page).filter({ visible: true }).count()
    await page.getByRole('radio', { name: new RegExp(`^${items.all}`) }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: new RegExp(`^${groups.KIT}`) })).toBeChecked()
    const kits = await rows(page).filter({ visible: true }).count()
    expect(kits).toBeGreaterThan(0)
    expect(kits).toBeLessThan(all)
    await expect(
      page.getByRole('heading', { level: 3, name: new RegExp(`^${groups.TRAINING}`) }),
    ).toBeHidden()
  })

  test(`a title page in ${locale} marks items that cannot simply be ordered, with the reason`, async ({
    page,
  }) => {
    const { stock, items, prices, editions } = words(locale)
    const says = async (acronym: string, text: string) => {
      await page.goto(titlePath(locale, acronym))
      await expect(page.getByRole('main').getByText(before(text)).first(), acronym).toBeVisible()
    }
    await says('TSMP', stock.expected)
    await says('NSCO-2', stock.preorder)
    await says('QLGA', items.institution)
    await says('SHSP', prices.onRequest)
    await says('LSRI-4', editions.ending)
    await expect(page.getByRole('link', { name: before(editions.newer) })).toHaveAttribute(
      'href',
      titlePath(locale, 'LSRI-5'),
    )
  })

  test(`a withdrawn title in ${locale} is answered with 410 and links to its successor`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^410 GET/)
    const path = titlePath(locale, 'HWRS-2')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HWRS-2')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const successor = textIn(locale, family('HWRS-3').title)
    await expect(page.getByRole('main').getByRole('link', { name: successor })).toHaveAttribute(
      'href',
      titlePath(locale, 'HWRS-3'),
    )
    await expectAccessible(page, 'withdrawn', { within: 'main' })
  })
}

test('the pictures of a title are shown one at a time, selected by keyboard', async ({ page }) => {
  await page.goto(titlePath('en-us', 'HWRS-3'))
  const { gallery } = words('en-us')
  const pictures = page.getByRole('group', { name: gallery.label })
  const shown = pictures.locator('.gallery-picture').filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await pictures.getByRole('radio', { name: gallery.cover }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('radio').nth(1)).toBeChecked()
  await expect(shown).toHaveCount(1)
  await expect(shown.locator('img')).toHaveJSProperty('complete', true)
  await expectAccessible(page, 'pictures', { within: 'main' })
})

test('British pages use VAT and British spelling', async ({ page }) => {
  await page.goto(titlePath('en-gb', 'LSRI-5'))
  await expect(page.getByText('Prices are in GBP and exclude VAT.')).toBeVisible()
  await expect(rows(page).first()).toContainText('£')
})

test.describe('a title page without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES)
    test(`is one long page in ${locale}, with a list of links to its parts`, async ({ page }) => {
      await page.goto(titlePath(locale, 'HWRS-3'))
      const { sections, jump, level } = words(locale)
      for (const name of [sections.overview, sections.technical, sections.questions])
        await expect(part(page, name)).toBeVisible()
      await page.getByRole('link', { name: sections.technical, exact: true }).click()
      await expect(page).toHaveURL(/#technical$/)
      await expect(page.getByText(level.signIn)).toBeVisible()
      await expect(page.getByRole('link', { name: jump.compare, exact: true })).toHaveAttribute(
        'href',
        comparePath(locale, [family('HWRS-3').code]),
      )
      await expect(page.getByRole('link', { name: jump.mail })).toHaveAttribute('href', /^mailto:\?/)
      await expect(page.getByRole('button', { name: jump.share })).toBeHidden()
      const all = await rows(page).filter({ visible: true }).count()
      await page
        .locator('label')
        .filter({ hasText: words(locale).groups.KIT })
        .click()
      await expect(
        page.getByRole('radio', { name: new RegExp(`^${words(locale).groups.KIT}`) }),
      ).toBeChecked()
      expect(await rows(page).filter({ visible: true }).count()).toBeLessThan(all)
    })
})

test('a title is found by its code under any name in the address, an item on its title page, and an unknown code is a 404', async () => {
  const path = titlePath('fr-ca', 'LSRI-5')
  const { code, items } = family('LSRI-5')
  for (const wrong of ['', '/old-name', `/${encodeURIComponent('Étude')}`]) {
    const { status, headers } = await sendRaw(storePath('fr-ca', `products/${code}${wrong}`))
    expect([status, headers.location], wrong).toEqual([308, path])
  }
  const item = items[0]?.code ?? ''
  const moved = await sendRaw(storePath('fr-ca', `products/${item}`))
  expect([moved.status, moved.headers.location]).toEqual([308, `${path}#item-${item}`])
  for (const unknown of ['P900000000/none', '0000000000', 'a%20b'])
    expect((await sendRaw(storePath('fr-ca', `products/${unknown}`))).status, unknown).toBe(404)
})

test("cover images come from the store's own origin, only by their names, and cannot run scripts", async () => {
  const { headers, status } = await sendRaw(`/media/${family('LSRI-5').code}.svg?v=1`)
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\/svg\+xml/)])
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['set-cookie']).toBeUndefined()
  for (const name of ['none.svg', 'cover.html', '.svg', 'a.b.svg', 'a/b.svg'])
    expect((await sendRaw(`/media/${name}`)).status, name).toBe(404)
  expect((await sendRaw('/media/..%2focc%2fv2.svg')).status).toBe(400)
})

for (const [locale, own, higher] of [
  ['en-us', 'LSRI-5', 'HWRS-3'],
  ['fr-ca', 'LSRI-5', 'HWRS-3'],
  ['nl-nl', 'BMLP-2', 'HWRS-3'],
] as const)
  test(`a signed-in user in ${locale} sees for which account they may order a title, in a reserved space`, async ({
    page,
  }) => {
    const { eligibility } = words(locale)
    await signInAs(page, persona('edith'), { locale })
    await page.goto(titlePath(locale, own))
    await expect(page.getByText(before(eligibility.organization))).toBeVisible()
    await page.goto(titlePath(locale, higher))
    const told = page.getByText(before(eligibility.short))
    await expect(told).toContainText(eligibility.ways)
    await expect(told).toContainText(eligibility.lowerItems)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    await expect(page.getByText(words(locale).level.signIn)).toBeHidden()
  })

for (const [part, hash] of [
  ['its beginning', ''],
  ['an item', `#item-${family('HWRS-3').items[0]?.code}`],
] as const)
  test(`the eligibility message on a title page does not shift visible content on a phone: ${part}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, persona('edith'), { locale: 'nl-nl' })
    await page.goto(`${titlePath('nl-nl', 'HWRS-3')}${hash}`)
    await expect(page.getByText(before(words('nl-nl').eligibility.short))).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
