import { TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { expect } from '../fixtures'
import type { Agent } from './sandbox'

/** The code that the authenticator app of an agent shows now. */
export const codeOf = ({ totpSecret }: Agent): string => new TOTP({ secret: totpSecret }).generate()

const main = (page: Page) => page.getByRole('main')

/** Signs an agent in on the page of support staff; by default with the code of the moment it is entered. */
export async function signInAgent(page: Page, locale: Locale, agent: Agent, code?: string) {
  const { signIn } = getMessages(locale).support
  await page.goto(supportPath(locale))
  await main(page).getByLabel(signIn.username, { exact: true }).fill(agent.username)
  await main(page).getByLabel(signIn.password, { exact: true }).fill(agent.password)
  await main(page)
    .getByLabel(signIn.code, { exact: true })
    .fill(code ?? codeOf(agent))
  await main(page).getByRole('button', { name: signIn.submit, exact: true }).click()
}

/** Looks for a customer as an agent. */
export async function searchCustomer(page: Page, locale: Locale, text: string) {
  const { search } = getMessages(locale).support
  await main(page).getByLabel(search.label, { exact: true }).fill(text)
  await main(page).getByRole('button', { name: search.submit, exact: true }).click()
}

/** Begins to act as a customer who was found. */
export async function actAs(page: Page, locale: Locale, name: string, ticket = 'T-4711') {
  const { search, start } = getMessages(locale).support
  await main(page)
    .getByRole('link', { name: fill(search.actNamed, { name }) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(start.title, { name }))
  await main(page).getByLabel(start.reasonCode, { exact: true }).selectOption('other')
  await main(page).getByLabel(start.reason, { exact: true }).fill('Cannot find an item')
  await main(page).getByLabel(start.ticket, { exact: true }).fill(ticket)
  await main(page).getByRole('button', { name: start.submit, exact: true }).click()
}

/** The bar of an agent who acts as a customer. */
export const supportBar = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: getMessages(locale).support.bar.label })
