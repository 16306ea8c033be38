import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, silentSignInActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { sessionStatus } from '../support/login-form'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { signOutFromMenu } from '../support/sign-out'

const silentCalls = (page: Page, locale: Locale): string[] => {
  const seen: string[] = []
  page.on('request', request => {
    if (request.url().endsWith(silentSignInActionPath(locale))) seen.push(request.method())
  })
  return seen
}

const signInLink = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: getMessages(locale).layout.account.signIn, exact: true })

/** Deletes the session of the store; the identity provider still has its own. */
async function loseSession(page: Page): Promise<void> {
  for (const name of [/store\.session/, /store\.tokens/]) await page.context().clearCookies({ name })
}

for (const locale of ['fr-ca', 'nl-nl'] as const) {
  test(`${locale} shows the name of a user known to the identity provider, without a reload`, async ({
    page,
  }) => {
    const person = await createPerson()
    await signInAs(page, person, { locale })
    await loseSession(page)
    const calls = silentCalls(page, locale)
    await page.goto(homePath(locale))
    await expect(page.getByRole('banner').getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
    expect(await sessionStatus(page)).toBe(200)
    expect(calls).toEqual(['POST'])
  })
}

test('a failed silent sign-in is not repeated, so that anonymous visitors cost no further request', async ({
  page,
  problems,
}) => {
  problems.allow(/401/)
  const person = await createPerson()
  await signInAs(page, person)
  await loseSession(page)
  await page.context().clearCookies({ name: 'iPlanetDirectoryPro' })
  const calls = silentCalls(page, 'en-us')
  const refused = page.waitForResponse(response => response.url().endsWith(silentSignInActionPath('en-us')))
  for (let visit = 1; visit <= 3; visit += 1) {
    const answered = page.waitForResponse(/\/api\/account/)
    await page.goto(homePath('en-us'))
    await answered
    // A check that is interrupted by leaving the page would be repeated.
    await refused
    await expect(signInLink(page, 'en-us')).toBeVisible()
  }
  expect(calls).toEqual(['POST'])
  expect(await sessionStatus(page)).toBe(401)
})

test('a user who has signed out stays signed out', async ({ page }) => {
  const person = await createPerson()
  await signInAs(page, person)
  await page.goto(homePath('en-us'))
  const calls = silentCalls(page, 'en-us')
  await signOutFromMenu(page, person.lastName, 'en-us')
  await expect(signInLink(page, 'en-us')).toBeVisible()
  await page.reload()
  await expect(signInLink(page, 'en-us')).toBeVisible()
  expect(calls).toEqual([])
})
