import { getMessages } from '@/lib/i18n/messages'
import { aToZPath, homePath, loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { titlePath } from '../support/catalogue'
import { expectNoSidewaysScroll } from '../support/layout'

const LOCALES = ['nl-nl', 'es-es'] as const

/** User style sheets that every page has to support (WCAG 2.2, 1.4.4 and 1.4.12). */
const WISHES = [
  ['text twice as large', 1280, 'html { font-size: 200% !important }'],
  [
    'wider spacing of text',
    320,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  ],
] as const

const pagesOf = (locale: Locale): readonly string[] => [
  homePath(locale),
  loginPath(locale),
  storePath(locale),
  aToZPath(locale),
  titlePath(locale, 'HWRS-3'),
]

// User style sheets come from the browser, so the policy of a page does not apply to them.
test.use({ bypassCSP: true })

for (const locale of LOCALES)
  test(`pages of ${locale} support larger text and wider spacing without scrolling sideways`, async ({
    page,
  }) => {
    for (const path of pagesOf(locale)) {
      await page.goto(path)
      await expect(page.locator('main')).toBeVisible()
      for (const [wish, width, content] of WISHES) {
        await page.setViewportSize({ width, height: 800 })
        const sheet = await page.addStyleTag({ content })
        await expectNoSidewaysScroll(page, `${path} with ${wish}`)
        await sheet.evaluate(node => node.parentNode?.removeChild(node))
      }
    }
  })

for (const locale of LOCALES)
  test(`a line of breadcrumbs begins with a name, not with a slash, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(titlePath(locale, 'HWRS-3'))
    const crumbs = page.getByRole('navigation', { name: getMessages(locale).layout.breadcrumbs })
    const insets = await crumbs.getByRole('listitem').evaluateAll(items => {
      const left = (element: Element | null | undefined) =>
        Math.round(element?.getBoundingClientRect().left ?? Number.NaN)
      return items
        .filter(item => left(item) === left(items[0]))
        .map(item => left(item.firstElementChild) - left(item))
    })
    expect(insets.length).toBeGreaterThan(1)
    expect(new Set(insets)).toEqual(new Set([0]))
  })
