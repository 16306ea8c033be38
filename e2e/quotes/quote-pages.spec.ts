import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { twoItems } from '../support/fill-cart'
import { withLeaveDialog } from '../support/forms'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson, makeOffer } from '../support/sandbox'
import { becomeStranger, signInAs } from '../support/sign-in'

const main = (page: Page): Locator => page.getByRole('main')

/** Requests a quote for chosen items and opens its page; returns its number. */
async function requestQuote(page: Page, locale: Locale): Promise<string> {
  const { cart } = getMessages(locale)
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const { kit, title } = await twoItems(page, locale)
  await page.goto(`${newQuotePath(locale)}?title=${title}&${quantityField(kit)}=4`)
  await page.getByLabel(cart.choose.name, { exact: true }).fill('Subvention 2027')
  await main(page).getByRole('button', { name: cart.choose.quoteSubmit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(accountPath(locale, 'quotes')))
  await main(page).getByRole('link', { name: 'Subvention 2027' }).click()
  await expect(page).toHaveURL(/\/quotes\/\d+$/)
  return page.url().split('/').at(-1) ?? ''
}

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** From the request through messages, an offer, a link and a change to the accepted new offer. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).quotes
  const number = await requestQuote(page, locale)
  await expect(main(page)).toContainText(t.steps.review.next)
  await main(page).locator(`#${QUOTE_FIELDS.text}`).fill('Vóór het eind van januari?')
  await button(page, t.thread.send).click()
  await expect(main(page)).toContainText('Vóór het eind van januari?')
  await look('in review')

  await makeOffer(number, 10)
  await page.reload()
  await expect(main(page)).toContainText(t.steps.offer.next)
  await look('an offer')
  await button(page, t.share.create).click()
  const address = await main(page).locator('input[readonly]').inputValue()
  await look('a link')

  await link(page, t.actions.edit).click()
  await expect(main(page)).toContainText(t.actions.ask.edit.text)
  await look('a question')
  await button(page, t.actions.ask.edit.yes).click()
  await main(page).locator(`#${QUOTE_FIELDS.name}`).fill('')
  await button(page, t.draft.save).last().click()
  await expect(main(page)).toContainText(t.draft.errors.nameRequired)
  await look('a draft with an error')
  await main(page).locator(`#${QUOTE_FIELDS.name}`).fill('Subvention 2028')
  await button(page, t.draft.saveAndSend).click()
  await expect(main(page)).toContainText(t.steps.review.next)

  await makeOffer(number, 15)
  await page.reload()
  await button(page, t.actions.checkout).click()
  await expect(page).toHaveURL(new RegExp(cartPath(locale)))

  await becomeStranger(page)
  await page.goto(address)
  await expect(main(page)).toContainText('Subvention 2028')
  await look('the copy of a quote')
}

test('a quote is discussed, changed, shared and accepted, accessible on the smallest phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page, 'main'))
})

test('a quote is saved as a PDF, declined and copied', async ({ page }) => {
  const locale = 'fr-ca'
  const t = getMessages(locale).quotes
  const number = await requestQuote(page, locale)
  await makeOffer(number, 5)
  await page.reload()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    link(page, t.actions.pdf.replace('{number}', number)).click(),
  ])
  expect(file.suggestedFilename()).toBe(`quote-${number}.pdf`)
  await link(page, t.actions.reject).click()
  await button(page, t.actions.ask.reject.yes).click()
  await expect(page).toHaveURL(new RegExp(accountPath(locale, 'quotes')))
  await main(page).getByRole('link', { name: 'Subvention 2027' }).click()
  await button(page, t.actions.requote).click()
  await expect(page).not.toHaveURL(new RegExp(`/${number}$`))
  await expect(button(page, t.draft.saveAndSend)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'es-es'] as const)
    test(`${locale}: a quote is discussed, changed, shared and accepted`, async ({ page }) => {
      await walk(page, locale)
    })
})

test('a message that is typed is not lost by a link or another form without a question', async ({ page }) => {
  const { account, quotes: t } = getMessages('en-us')
  const number = await requestQuote(page, 'en-us')
  await makeOffer(number, 10)
  await page.reload()
  await withLeaveDialog(main(page))
  const message = main(page).locator(`#${QUOTE_FIELDS.text}`)
  await message.fill('Could you deliver in May?')
  const dialog = page.getByRole('dialog', { name: account.leave.title })
  for (const way of [button(page, t.share.create), link(page, t.actions.edit)]) {
    await way.click()
    await expect(dialog).toContainText(account.leave.unsaved.page)
    await dialog.getByRole('button', { name: account.leave.stay }).click()
    await expect(message).toHaveValue('Could you deliver in May?')
  }
  await button(page, t.thread.send).click()
  await expect(main(page).getByRole('article')).toContainText('Could you deliver in May?')
})
