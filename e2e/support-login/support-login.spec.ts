import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { supportLogPath, supportPath } from '@/lib/site/support-paths'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { actAs, searchCustomer, signInAgent, supportBar } from '../support/agent'
import { fillCart } from '../support/fill-cart'
import { expectNoSidewaysScroll } from '../support/layout'
import { LISTED } from '../support/quick-order'
import { createAgent, createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectLanguage } from '../support/texts'

const main = (page: Page) => page.getByRole('main')

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** A customer, and an agent who acts as them. */
async function acting(page: Page, locale: Locale) {
  const customer = await createPerson(registeredFacts(locale))
  await signInAgent(page, locale, await createAgent())
  await searchCustomer(page, locale, customer.email)
  await actAs(page, locale, nameOf(customer))
  await expect(page).toHaveURL(accountPath(locale, 'accountHome'))
  return customer
}

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const) {
  test(`${locale}: an agent signs in with a code, acts as a customer, and returns to the search`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^403 GET .*\/barred/)
    const { support, account } = getMessages(locale)
    await page.goto(supportPath(locale))
    await expectAccessible(page, 'the sign-in of support staff')
    await expectTargets(page, 'the sign-in of support staff')
    const customer = await acting(page, locale)
    const name = nameOf(customer)
    await expect(supportBar(page, locale)).toContainText(fill(support.bar.acting, { name }))
    await expectAccessible(page, 'the account with the bar of an agent')
    await expectLanguage(page, locale)
    await page.goto(homePath(locale))
    await expect(supportBar(page, locale)).toContainText(fill(support.bar.acting, { name }))
    await page.goto(accountPath(locale, 'profile'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(support.barred.title)
    await expect(main(page)).toContainText(support.barred.parts.password)
    await expectAccessible(page, 'what only the customer does')
    await expectLanguage(page, locale)
    await supportBar(page, locale).getByRole('button', { name: support.bar.end }).click()
    await expect(page).toHaveURL(new RegExp(`${supportPath(locale)}(\\?|$)`))
    await expect(page.locator('#notifications')).toContainText(fill(support.ended, { name }))
    await expect(supportBar(page, locale)).toHaveCount(0)
    await page.goto(accountPath(locale, 'orderHistory'))
    await expect(main(page)).not.toContainText(account.pages.orderHistory)
  })
}

test('what an agent puts into the cart waits for the customer, and no order is placed', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/^403 GET .*\/barred/)
  const locale = 'en-us'
  const { support } = getMessages(locale)
  const customer = await acting(page, locale)
  await fillCart(page, locale, { [LISTED.kit]: 2 })
  await page.goto(checkoutPath(locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(support.barred.title)
  await expect(main(page)).toContainText(support.barred.parts.terms)
  const own = await browser.newContext()
  const theirs = await own.newPage()
  await signInAs(theirs, customer, { locale })
  await theirs.goto(cartPath(locale))
  await expect(main(theirs)).toContainText(LISTED.kit)
  await expect(supportBar(theirs, locale)).toHaveCount(0)
  await own.close()
})

test('the session of a customer in the same browser ends when an agent signs in', async ({ page }) => {
  const locale = 'en-us'
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await signInAgent(page, locale, await createAgent())
  await expect(main(page)).toContainText(
    fill(getMessages(locale).support.signIn.signedInAs, { name: 'Vera Castell' }),
  )
  await page.goto(accountPath(locale, 'accountHome'))
  await expect(page).toHaveURL(/\/login/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an agent acts as a customer, with reason and ticket required, at 320 px', async ({ page }) => {
    const locale = 'en-us'
    const { support } = getMessages(locale)
    await page.setViewportSize({ width: 320, height: 640 })
    const customer = await createPerson(registeredFacts(locale))
    const name = nameOf(customer)
    await page.goto(supportPath(locale))
    await expectNoSidewaysScroll(page, 'the sign-in')
    await signInAgent(page, locale, await createAgent())
    await searchCustomer(page, locale, customer.email)
    await expect(main(page)).toContainText(name)
    await expectNoSidewaysScroll(page, 'the search')
    await main(page)
      .getByRole('link', { name: fill(support.search.actNamed, { name }) })
      .click()
    await main(page).getByLabel(support.start.ticket, { exact: true }).fill('T-1')
    await main(page).getByRole('button', { name: support.start.submit, exact: true }).click()
    await expect(main(page)).toContainText(support.start.errors.reasonCode)
    await expectNoSidewaysScroll(page, 'the start with an error')
    await expect(main(page).getByLabel(support.start.ticket, { exact: true })).toHaveValue('T-1')
    await main(page)
      .getByLabel(support.start.reasonCode, { exact: true })
      .selectOption(support.reasons.technical)
    await main(page).getByRole('button', { name: support.start.submit, exact: true }).click()
    await expect(page).toHaveURL(accountPath(locale, 'accountHome'))
    await expect(supportBar(page, locale)).toContainText(fill(support.bar.acting, { name }))
    await expectNoSidewaysScroll(page, 'the account with the bar')
    await supportBar(page, locale).getByRole('button', { name: support.bar.end }).click()
    await expect(main(page).getByLabel(support.search.label, { exact: true })).toBeVisible()
  })

  test('an agent reads in the log what they did, a lead what all did', async ({ page }) => {
    const locale = 'en-us'
    const { support } = getMessages(locale)
    const customer = await createPerson(registeredFacts(locale))
    const other = await createAgent()
    await signInAgent(page, locale, other)
    await searchCustomer(page, locale, customer.email)
    await actAs(page, locale, nameOf(customer))
    await supportBar(page, locale).getByRole('button', { name: support.bar.end }).click()
    await main(page).getByRole('link', { name: support.log.title }).click()
    await expect(main(page)).toContainText(support.log.own)
    await expect(main(page)).toContainText(nameOf(customer))
    await expect(main(page)).toContainText('T-4711')
    await main(page).getByRole('button', { name: support.signIn.signOut }).click()
    await signInAgent(page, locale, await createAgent())
    await page.goto(supportLogPath(locale))
    await expect(main(page)).toContainText(support.log.none)
    await main(page).getByRole('button', { name: support.signIn.signOut }).click()
    await signInAgent(page, locale, await createAgent(['asagent', 'asagentlead']))
    await page.goto(supportLogPath(locale))
    await expect(main(page)).toContainText(support.log.ofAll)
    await expect(main(page)).toContainText(nameOf(customer))
  })

  test('a wrong code and a wrong role are told, and the name stays', async ({ page, problems }) => {
    problems.allow(/^403/)
    const locale = 'en-us'
    const { support } = getMessages(locale)
    const agent = await createAgent([])
    await signInAgent(page, locale, agent, '000000')
    await expect(main(page)).toContainText(support.signIn.failed.refused)
    await expect(main(page).getByLabel(support.signIn.username, { exact: true })).toHaveValue(agent.username)
    await signInAgent(page, locale, agent)
    await expect(main(page)).toContainText(support.forbidden.text)
  })
})
