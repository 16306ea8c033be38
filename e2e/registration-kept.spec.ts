import { expect, test } from './fixtures'
import { control, enhanced } from './support/forms'
import { newPerson } from './support/people'
import { startAt } from './support/progress'
import { signInAs } from './support/sign-in'
import { openStep } from './support/wizard'

const isKept = (url: string) => (request: { url(): string; postData(): string | null }) =>
  request.url().includes(url) && (request.postData() ?? '').includes('intent=keep')

test('what was typed and not sent is there after a reload, but for the password', async ({ page }) => {
  const { email } = newPerson()
  await openStep(page, 'en-gb', 'register')
  await enhanced(page)
  await control(page, 'password').fill('Assess.2026x')
  await control(page, 'email').fill(email)
  await page.waitForRequest(isKept('/api/registration/register'))
  await page.reload()
  await expect(control(page, 'email')).toHaveValue(email)
  await expect(control(page, 'password')).toHaveValue('')
})

test('what was typed on one device is there on another', async ({ page, otherBrowser }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'contact-address')
  await enhanced(page)
  await control(page, 'street').fill('Calle Mayor 12')
  const kept = await page.waitForRequest(isKept('/api/registration/contact-address'))
  expect((await kept.response())?.status()).toBe(200)
  const other = await otherBrowser()
  await signInAs(other, person, { locale })
  await openStep(other, locale, 'contact-address')
  await expect(control(other, 'street')).toHaveValue('Calle Mayor 12')
})
