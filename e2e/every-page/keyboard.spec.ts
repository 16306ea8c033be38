import { getMessages } from '@/lib/i18n/messages'
import { cartPath, homePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectCheckoutStep, expectConfirmation, startOrder } from '../support/checkout'
import { control, enhanced, submitButton, summaryBox, summaryTexts } from '../support/forms'
import { choose, MOST_STOPS, send, skipToContent, tabTo, tick, typeInto } from '../support/keyboard'
import { newPerson } from '../support/people'
import { expectQuestion } from '../support/questions'
import { expectStep, openStep } from '../support/wizard'

test('the whole registration can be completed by keyboard', async ({ page }) => {
  const locale = 'en-au'
  const person = newPerson()
  await openStep(page, locale, 'register')
  await skipToContent(page, locale)
  await typeInto(page, 'firstName', person.firstName)
  await typeInto(page, 'lastName', person.lastName)
  await typeInto(page, 'email', person.email)
  await typeInto(page, 'password', person.password)
  await tick(page, 'termsAccepted')
  await send(page)

  await expectStep(page, locale, 'contact-address')
  await skipToContent(page, locale)
  await typeInto(page, 'street', '5 Bluegum Parade')
  await typeInto(page, 'city', 'Parramatta')
  await choose(page, 'region', 'New South', 'AU-NSW')
  await typeInto(page, 'postalCode', '2150')
  await page.keyboard.press('Enter')

  await expectStep(page, locale, 'personal-info')
  await skipToContent(page, locale)
  await choose(page, 'jobTitle', 'School psych', 'school-psychologist')
  await choose(page, 'industry', 'Primary', 'schools')
  await choose(page, 'sector', 'Public school', 'public-district')
  await typeInto(page, 'phone', '02 9123 4567')
  await send(page)

  await expectStep(page, locale, 'organisation')
  await enhanced(page)
  await skipToContent(page, locale)
  await tabTo(page, control(page, 'choice').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(control(page, 'choice').nth(2)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(control(page, 'choice').first()).toBeChecked()
  await typeInto(page, 'customerAccountNumber', '3001')
  await tick(page, 'termsAccepted')
  await send(page)

  await expectQuestion(page, getMessages(locale).organisation.confirm.heading)
  await tabTo(page, submitButton(page, 'link'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(submitButton(page, 'link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStep(page, locale, 'registered')
})

test('a whole order can be placed by keyboard', async ({ page }) => {
  const locale = 'en-au'
  await startOrder(page, locale)
  await page.goto(cartPath(locale))
  await skipToContent(page, locale)
  await tabTo(page, page.getByRole('button', { name: getMessages(locale).cart.checkout.submit }))
  await page.keyboard.press('Enter')
  for (const step of ['account', 'shipping'] as const) {
    await expectCheckoutStep(page, locale, step)
    await skipToContent(page, locale)
    await send(page)
  }
  await expectCheckoutStep(page, locale, 'delivery')
  await skipToContent(page, locale)
  await tabTo(page, control(page, 'deliveryMode').first())
  await page.keyboard.press('Space')
  await send(page)
  await expectCheckoutStep(page, locale, 'payment')
  await skipToContent(page, locale)
  await tabTo(page, control(page, 'paymentType').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('main [value="PURCHASE_ORDER"]')).toBeChecked()
  await typeInto(page, 'purchaseOrderNumber', `PO ${Date.now()}`)
  await send(page)
  await expectCheckoutStep(page, locale, 'review')
  await skipToContent(page, locale)
  await tick(page, 'terms')
  await tick(page, 'statement')
  await send(page)
  await expectConfirmation(page, locale)
})

test('a form submitted empty moves the focus to the error summary, and each entry to its field', async ({
  page,
}) => {
  await openStep(page, 'en-gb', 'register')
  await enhanced(page)
  await submitButton(page).press('Enter')
  await expect(summaryBox(page)).toBeFocused()
  await expect(summaryTexts(page)).not.toHaveCount(0)
  const links = summaryBox(page).getByRole('link')
  for (const link of await links.all()) {
    const target = (await link.getAttribute('href')) ?? ''
    await link.press('Enter')
    await expect(page.locator(target)).toBeFocused()
    await expect(page.locator(target)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(target)).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(await link.locator('span:last-child').innerText())),
    )
  }
  await submitButton(page).press('Enter')
  await expect(summaryBox(page)).toBeFocused()
})

test('the mega menu can be opened, navigated and closed by keyboard', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const button = page.getByRole('banner').locator('[aria-controls^="menu-"]').first()
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
  for (const key of ['Enter', 'Space']) {
    await button.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await expect(panel).toBeHidden()
  }
})

test('another site can be chosen by keyboard and is remembered', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const button = page.locator('[aria-controls="country-panel"]')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const choice = page.locator('#country-panel button[value="en-nz"]')
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    if (await choice.evaluate(element => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(homePath('en-nz'))
  await page.goto('/')
  await expect(page).toHaveURL(homePath('en-nz'))
})
