import { getMessages } from '@/lib/i18n/messages'
import { loginPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { sendLogin, sessionStatus } from '../support/login-form'
import { createPerson, sentMail } from '../support/sandbox'

const LOCALE = 'en-us'

test('a user who forgot the password sets a new one by mail and signs in with it', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 POST \/password-reset\/new/)
  const { signInHelp } = getMessages(LOCALE)
  const { username, email } = await createPerson({ registrationStatus: 'REGISTERED' })
  await page.goto(loginPath(LOCALE))
  await page.getByRole('link', { name: signInHelp.link }).click()
  await page.getByRole('link', { name: signInHelp.reset.label }).click()
  await expectAccessible(page, 'asking for a link')
  await page.getByLabel('Username or email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const [mail] = await sentMail(email)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByLabel('New password').fill('tooeasy')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a password that breaks the rules')
  await page.getByLabel('New password').fill('Meadow.2031')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await sendLogin(page, username, 'Meadow.2031')
  await expect.poll(() => sessionStatus(page)).toBe(200)
})
