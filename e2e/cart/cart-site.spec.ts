import { builtInHeader } from '@/lib/backends/content/built-in'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { cartPath, homePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { fillCart, twoItems } from '../support/fill-cart'
import { expectNoSidewaysScroll } from '../support/layout'

const [FROM, TO] = ['fr-ca', 'nl-nl'] as const
const { site } = getMessages(FROM).cart

for (const javaScriptEnabled of [true, false])
  test.describe(`whoever chooses another site ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('is asked about a filled cart, can stay, and can take the items along', async ({ page }) => {
      const { kit } = await twoItems(page, FROM)
      await fillCart(page, FROM, { [kit]: 2 })
      const ask = async () => {
        await page.goto(homePath(FROM))
        const { label } = builtInHeader(FROM).countrySelector
        await page.getByRole('banner').getByRole('button', { name: label }).click()
        await page.locator(`button[name="choice"][value="${TO}"]`).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title)
      }
      await ask()
      await page.getByRole('link', { name: site.stay }).click()
      await expect(page).toHaveURL(homePath(FROM))
      await ask()
      await page.setViewportSize({ width: 320, height: 800 })
      if (javaScriptEnabled) await expectAccessible(page, 'question about the cart')
      await expectTargets(page, 'question about the cart')
      await expectNoSidewaysScroll(page, 'question about the cart')
      await page.getByRole('radio', { name: site.copy }).check()
      await page.getByRole('radio', { name: site.copy }).press('Enter')
      await expect(page).toHaveURL(({ pathname }) => pathname === cartPath(TO))
      await expect(page.locator(`main [name="${quantityField(kit)}"]:not([type=hidden])`)).toHaveValue('2')
      await page.goto(cartPath(FROM))
      await expect(page.locator(`main [name="${quantityField(kit)}"]:not([type=hidden])`)).toHaveValue('2')
    })
  })
