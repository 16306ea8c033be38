import { join } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { fillCart } from '../support/fill-cart'
import { takeWholePage } from '../support/layout'
import { LISTED, openQuickOrder, pasteLines } from '../support/quick-order'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca', 'nl-nl']

for (const locale of LOCALES) {
  const take = (page: Page, { project }: TestInfo, name: string): Promise<unknown> =>
    takeWholePage(page, join(project.outputDir, `${locale}-${name}-${project.name}.png`))

  test(`quick order in ${locale}`, async ({ page }, info) => {
    await openQuickOrder(page, locale)
    await take(page, info, 'quick-order-empty')
    await pasteLines(page, [
      [LISTED.kit, '2'],
      [LISTED.unknown],
      [LISTED.withdrawn],
      [LISTED.gated],
      [LISTED.limited, '21'],
      [LISTED.expected],
      [LISTED.kit, '1'],
      [LISTED.usage, '10'],
      [LISTED.onRequest],
    ])
    await take(page, info, 'quick-order-verdicts')
    await page.emulateMedia({ media: 'print' })
    await take(page, info, 'quick-order-printed')
  })

  test(`the cart in ${locale}`, async ({ page }, info) => {
    await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
    await page.goto(cartPath(locale))
    await take(page, info, 'cart-empty')
    await fillCart(page, locale, { [LISTED.kit]: 2, [LISTED.usage]: 5, [LISTED.expected]: 1 })
    await page.goto(cartPath(locale))
    await page.locator('main details > summary').last().click()
    await take(page, info, 'cart')
    await page.emulateMedia({ media: 'print' })
    await take(page, info, 'cart-printed')
  })
}
