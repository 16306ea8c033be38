import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, newQuotePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { twoItems } from '../support/fill-cart'
import { press, retype, skipHeader } from '../support/keyboard'
import { createPerson, makeOffer } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-us'
const { quotes: TEXTS, cart } = getMessages(LOCALE)

test('a quote is asked about, changed, sent and accepted by keyboard', async ({ page }) => {
  const main = page.getByRole('main')
  await signInAs(page, await createPerson(registeredFacts(LOCALE)), { locale: LOCALE })
  const { kit, title } = await twoItems(page, LOCALE)
  await page.goto(`${newQuotePath(LOCALE)}?title=${title}&${quantityField(kit)}=4`)
  await skipHeader(page, LOCALE)
  await retype(page, 'name', 'Board meeting')
  await press(page, 'button', cart.choose.quoteSubmit)
  await expect(page).toHaveURL(new RegExp(accountPath(LOCALE, 'quotes')))
  await skipHeader(page, LOCALE)
  await press(page, 'link', 'Board meeting')
  await expect(page).toHaveURL(/\/quotes\/\d+$/)
  const number = page.url().split('/').at(-1) ?? ''

  await skipHeader(page, LOCALE)
  await retype(page, QUOTE_FIELDS.text, 'By Friday?')
  await press(page, 'button', TEXTS.thread.send)
  await expect(main).toContainText('By Friday?')

  await makeOffer(number, 10)
  await page.reload()
  await skipHeader(page, LOCALE)
  await press(page, 'link', TEXTS.actions.edit)
  await expect(page).toHaveURL(/ask=edit/)
  await expect(main.getByRole('heading', { name: TEXTS.actions.ask.edit.title })).toBeFocused()
  await press(page, 'button', TEXTS.actions.ask.edit.yes)
  await expect(main).toContainText(TEXTS.draft.title)
  await skipHeader(page, LOCALE)
  await retype(page, quantityField(kit), '5')
  await press(page, 'button', TEXTS.draft.saveAndSend)
  await expect(main).toContainText(TEXTS.steps.review.next)

  await makeOffer(number, 10)
  await page.reload()
  await skipHeader(page, LOCALE)
  await press(page, 'button', TEXTS.actions.checkout)
  await expect(page).toHaveURL(new RegExp(cartPath(LOCALE)))
  await expect(main).toContainText(number)
})
