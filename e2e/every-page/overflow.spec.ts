import type { Page } from 'playwright/test'
import { closeAccountPath } from '@/lib/site/account-closure-paths'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { cartPath, homePath, newAccountPath, newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { ALL_ACCOUNT_PAGES, registeredFacts } from '../support/account'
import { entryPages } from '../support/every-page'
import { fillCart, twoItems } from '../support/fill-cart'
import { expectNoSidewaysScroll } from '../support/layout'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES: readonly Locale[] = ['fr-ca', 'nl-nl']

/** Text of twice the size (WCAG 1.4.4). */
const LARGE_TEXT = 'html { font-size: 200% }'

/** Pages with item lists or cards; all other pages are in text-sizes.spec.ts. */
const personalPages = (locale: Locale): readonly string[] => [
  cartPath(locale),
  newQuotePath(locale),
  newSavedCartPath(locale),
  accountPath(locale, 'accountHome'),
]

/** Squeezed or overlapping elements: item lines narrower than ten letters, columns of the footer. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const line of document.querySelectorAll<HTMLElement>('.cart-line')) {
      const [text, quantity] = [...line.children].map(child => child.getBoundingClientRect())
      const letter = Number.parseFloat(getComputedStyle(line).fontSize) / 2
      if (text === undefined || text.width < 10 * letter) found.push(`a line of ${text?.width ?? 0} pixels`)
      if (text && quantity && text.right > quantity.left + 1 && text.bottom > quantity.top + 1)
        found.push('a quantity lies on its name')
    }
    const columns = [...document.querySelectorAll('footer section')].map(column => {
      const words = document.createRange()
      words.selectNodeContents(column)
      return [...words.getClientRects()]
    })
    columns.forEach((boxes, index) => {
      for (const other of columns.slice(index + 1).flat())
        if (
          boxes.some(
            box =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
        )
          found.push(`column ${index + 1} of the footer lies on another`)
    })
    return [...new Set(found)]
  })

test.describe('with text of twice the size', () => {
  // The policy of the page does not apply to user style sheets.
  test.use({ bypassCSP: true })

  for (const locale of LOCALES)
    test(`item lists and footer columns do not overlap in ${locale}`, async ({ page }) => {
      await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
      const { kit, digital } = await twoItems(page, locale)
      await fillCart(page, locale, { [kit]: 1, [digital]: 2 })
      for (const path of personalPages(locale)) {
        await page.goto(path)
        await page.addStyleTag({ content: LARGE_TEXT })
        await expectNoSidewaysScroll(page, path)
        expect(await squeezed(page), path).toEqual([])
      }
    })

  const expectLarge = async (page: Page, paths: Iterable<string>) => {
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await page.addStyleTag({ content: LARGE_TEXT })
      await expectNoSidewaysScroll(page, path)
    }
  }

  for (const locale of ['nl-nl', 'es-es'] as const)
    test(`the pages of the account do not scroll sideways in ${locale}`, async ({ page }) => {
      await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
      await expectLarge(page, accountPages(locale))
    })

  test('the pages of an order, a quote, an address and of evidence do not scroll sideways', async ({
    page,
  }) => {
    await signInAs(page, { username: 'petra.lind', password: PEOPLE_PASSWORD })
    await page.goto(accountPath('en-us', 'accountHome'))
    await expectLarge(page, (await entryPages(page, 'en-us')).values())
  })
})

/** The pages of the account that need no entry of a list. */
const accountPages = (locale: Locale): readonly string[] => [
  ...ALL_ACCOUNT_PAGES.map(name => accountPath(locale, name)),
  newAddressPath(locale),
  newAccountPath(locale),
  newQualificationPath(locale, 'certification'),
  newQualificationPath(locale, 'degree'),
  accountDetailPath(locale, 'accounts', 'org-eastmarsh'),
  closeAccountPath(locale),
]

async function expectNarrow(page: Page, paths: Iterable<string>): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectNoSidewaysScroll(page, path)
  }
}

for (const locale of [...LOCALES, 'es-es'] as const)
  test(`the pages of the account fit the smallest screen in ${locale}`, async ({ page }) => {
    await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
    await expectNarrow(page, accountPages(locale))
  })

test('the pages of an order, a quote, an address and of evidence fit the smallest screen', async ({
  page,
}) => {
  await signInAs(page, { username: 'petra.lind', password: PEOPLE_PASSWORD })
  await page.goto(accountPath('en-us', 'accountHome'))
  const entries = await entryPages(page, 'en-us')
  expect(entries.size).toBeGreaterThanOrEqual(8)
  await expectNarrow(page, entries.values())
})

test('a cart item links to its place on the title page without a redirect', async ({ page }) => {
  const { kit } = await twoItems(page, 'en-us')
  await fillCart(page, 'en-us', { [kit]: 1 })
  await page.goto(cartPath('en-us'))
  const href = await page.locator(`[data-line="${kit}"] a`).first().getAttribute('href')
  const answer = await page.request.get(href ?? '', { maxRedirects: 0 })
  expect(answer.status()).toBe(200)
})

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the logo keeps its own colors', async ({ page }) => {
    await page.goto(homePath('en-us'))
    const mark = page.locator('header .logo-mark')
    const colours = await mark.evaluate(svg => [
      getComputedStyle(svg.querySelector('rect') ?? svg).fill,
      ...[...svg.querySelectorAll('path')].map(path => getComputedStyle(path).stroke),
    ])
    expect(new Set(colours).size).toBe(3)
  })
})
