import type { Locator, Page } from 'playwright/test'
import { linesAddress } from '@/lib/cart/lines/cart-lines'
import { cartAddPath, cartPath, newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES = ['fr-ca', 'es-es'] as const satisfies readonly Locale[]
const WIDTHS = [320, 390, 768, 1024, 1280]

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/** Number of lines that the last text of an element takes: the text before it is for screen readers. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate(({ lastChild }) => {
    const text = document.createRange()
    if (lastChild !== null) text.selectNodeContents(lastChild)
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

/** Right edges in whole pixels. */
const edgesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll(found => found.map(element => Math.round(element.getBoundingClientRect().right)))

/** Where the columns of a line start; one number if they stand side by side. */
const topsOf = (line: Locator): Promise<number[]> =>
  line.evaluate(({ children }) => [
    ...new Set([...children].map(column => Math.round(column.getBoundingClientRect().top))),
  ])

for (const locale of LOCALES) {
  test(`an invalid quantity in ${locale} is explained in at most three lines at any width`, async ({
    page,
  }) => {
    const { digital, kit, title } = await twoItems(page, locale)
    const lines = [
      { code: digital, quantity: 'two' },
      { code: kit, quantity: 2 },
    ]
    await page.goto(linesAddress(cartAddPath(locale), title, lines))
    const error = page.locator('.cart-line p.text-danger')
    for (const width of WIDTHS) {
      await setWidth(page, width)
      expect(await linesOf(error), `${width} pixels`).toBeLessThanOrEqual(3)
    }
  })

  test(`prices in ${locale} stand at the right edge, beside their item on a large screen`, async ({
    page,
  }) => {
    await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
    const { kit, digital } = await twoItems(page, locale)
    await fillCart(page, locale, { [kit]: 2, [digital]: 4 })
    await page.goto(cartPath(locale))
    const prices = page.locator('.cart-line > :last-child')
    for (const width of WIDTHS) {
      await setWidth(page, width)
      const [edge] = await edgesOf(page.locator('.cart-lines').first())
      expect(await edgesOf(prices), `${width} pixels`).toEqual([edge, edge])
      if (width >= 768)
        expect(await topsOf(page.locator('.cart-line').first()), `${width} pixels`).toHaveLength(1)
    }
    await page.goto(newQuotePath(locale))
    const [edge] = await edgesOf(prices)
    const sums = page.locator('section[aria-labelledby="cart-sums"] dd')
    expect(new Set(await edgesOf(sums))).toEqual(new Set([edge]))
  })
}
