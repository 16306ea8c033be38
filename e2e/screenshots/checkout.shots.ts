import { join } from 'node:path'
import { getMessages } from '@/lib/i18n/messages'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { test } from '../fixtures'
import { cardFields } from '../support/card-fields'
import { place, placeButton, startOrder, walkToReview } from '../support/checkout'
import { ORDERED, universityFacts } from '../support/clinic'
import { enhanced, fillForm, submitButton, summaryTexts } from '../support/forms'
import { takeWholePage } from '../support/layout'

const ALL_STEPS = ['account', 'qualified-user', 'shipping', 'delivery', 'payment'] as const

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const satisfies readonly Locale[]) {
  test(`an order in ${locale}`, async ({ page, problems }, { project }) => {
    problems.allow(/422/)
    const fileOf = (name: string): string =>
      join(project.outputDir, `order-${locale}-${name}-${project.name}.png`)
    const take = (name: string): Promise<void> => takeWholePage(page, fileOf(name))
    const lines = { [ORDERED.kit]: 1, [ORDERED.usage]: 10 }
    await startOrder(page, locale, lines, universityFacts(locale))
    await page.goto(cartPath(locale))
    await take('cart')
    await page.getByRole('button', { name: getMessages(locale).cart.checkout.submit }).click()
    await walkToReview(page, locale, ALL_STEPS, async step => {
      await take(step)
      if (step !== 'delivery' && step !== 'payment') return
      await enhanced(page)
      await submitButton(page).click()
      await summaryTexts(page).first().waitFor()
      await take(`${step}-errors`)
      if (step !== 'payment') return
      await fillForm(page, { paymentType: 'NEW_CARD' })
      // The frame of another origin is drawn in the window only.
      await cardFields(page, locale).owner().scrollIntoViewIfNeeded()
      await page.screenshot({ path: fileOf('payment-new-card') })
    })
    await page.goto(withParameter(checkoutPath(locale, 'shipping'), ADDRESS_PARAMETER, 'new'))
    await take('new-address')
    await page.goto(checkoutPath(locale, 'review'))
    await enhanced(page)
    await placeButton(page, locale).click()
    await take('review-errors')
    await place(page, locale)
    await take('confirmation')
  })

  test(`an order on one page in ${locale}`, async ({ page }, { project }) => {
    const { express } = getMessages(locale).checkout
    const take = (name: string): Promise<unknown> =>
      takeWholePage(page, join(project.outputDir, `express-${locale}-${name}-${project.name}.png`))
    await startOrder(page, locale)
    await page.goto(cartPath(locale))
    await page.getByRole('main').getByRole('button', { name: express.submit, exact: true }).click()
    await enhanced(page)
    await take('payment-missing')
    await page.locator('main [name=paymentType][value=PURCHASE_ORDER]').last().check()
    await page.locator('main [name=purchaseOrderNumber]').last().fill('PO-1')
    await page.getByRole('main').getByRole('button', { name: express.use, exact: true }).last().click()
    await page.locator('main [name=terms]').first().waitFor()
    await take('complete')
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
    await take('changed-in-place')
  })
}
