import type { APIResponse, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath, signInActionPath, storePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { control, expectSummary } from '../support/forms'
import { expectNotice, sendLogin, sessionStatus } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { persona } from '../support/people'
import { createPerson } from '../support/sandbox'
import { documentTitle } from '../support/texts'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)
const login = getMessages(LOCALE).login
const edith = persona('edith')

const nameInHeader = (page: Page, name: string) => page.getByRole('banner').getByText(name)

for (const [way, username] of [
  ['username', edith.username],
  ['email address', edith.email],
] as const) {
  test(`the ${way} and the password sign in and lead to the regional home page`, async ({ page }) => {
    await page.goto(loginPath(LOCALE))
    await sendLogin(page, username, edith.password)
    await expect(page).toHaveURL(HOME)
    await expect(nameInHeader(page, 'Edith Marsh')).toBeVisible()
    expect(await sessionStatus(page)).toBe(200)
  })
}

test('sign-in leads back to the page where it was requested', async ({ page }) => {
  const target = `${storePath(LOCALE, 'search')}?q=speech%20%26%20language`
  await page.goto(loginPath(LOCALE, target))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(target)
  await page.goto(loginPath(LOCALE, target))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.signedIn.title)
  await page.getByRole('link', { name: login.signedIn.continue, exact: true }).click()
  await expect(page).toHaveURL(target)
})

test('an account page requires sign-in and is shown afterwards', async ({ page }) => {
  const quotes = storePath(LOCALE, 'my-account/quotes')
  await page.goto(quotes)
  await expect(page).toHaveURL(loginPath(LOCALE, quotes))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(quotes)
})

test('a wrong password, an unknown name and a locked account get the same message', async ({ page }) => {
  const someone = await createPerson()
  const attempts = [
    { username: someone.username, password: 'Not.The1' },
    { username: 'nobody.by.that.name', password: someone.password },
    { username: persona('gina').username, password: persona('gina').password },
  ]
  const answers: string[] = []
  for (const { username, password } of attempts) {
    await page.goto(loginPath(LOCALE, HOME))
    await sendLogin(page, username, password)
    await expectNotice(page, LOCALE, 'refused')
    await expect(page).toHaveURL(loginPath(LOCALE, HOME))
    await expect(page).toHaveTitle(documentTitle(LOCALE, login.title, { error: true }))
    await expect(control(page, 'username')).toHaveValue(username)
    await expect(control(page, 'password')).toHaveValue('')
    expect(await page.content()).not.toContain(password)
    const scripted = await postSignIn(page, { username, password }, 'application/json')
    answers.push(`${scripted.status()} ${await scripted.text()}`)
  }
  expect(new Set(answers).size, answers.join('\n')).toBe(1)
  expect(answers[0]).toContain('422')
})

const postSignIn = (page: Page, form: Record<string, string>, accept: string): Promise<APIResponse> =>
  page.request.post(signInActionPath(LOCALE), { form, headers: { origin: storeOrigin(), accept } })

test('a form without name or password reports what is missing', async ({ page }) => {
  await page.goto(loginPath(LOCALE))
  await sendLogin(page, '', '')
  const { missing } = getMessages(LOCALE).login
  await expectSummary(page, [missing.username, missing.password])
})

test.describe('sign-in without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('works, reports errors, and sign-out works, too', async ({ page }) => {
    await page.goto(loginPath(LOCALE))
    await sendLogin(page, edith.username, 'Not.The1')
    await expectNotice(page, LOCALE, 'refused')
    await expect(control(page, 'username')).toHaveValue(edith.username)
    await control(page, 'password').fill(edith.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(HOME)
    expect(await sessionStatus(page)).toBe(200)
    await page.goto(loginPath(LOCALE))
    await expect(page.getByText('Edith Marsh').first()).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: login.signedIn.signOut }).first().click()
    await expect(page).toHaveURL(url => url.pathname === HOME)
    expect(await sessionStatus(page)).toBe(401)
  })
})
