import type { Browser, Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { withNotification } from '@/lib/notifications/address'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath, supportEndedPath, supportLogPath, supportPath } from '@/lib/site/support-paths'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { actAs, codeOf, searchCustomer, signInAgent, supportBar } from '../support/agent'
import { place, walkToReview } from '../support/checkout'
import { CLINIC, clinicFacts, ORDERED } from '../support/clinic'
import { fillCart } from '../support/fill-cart'
import { press, skipHeader, tabTo } from '../support/keyboard'
import { expectNoSidewaysScroll } from '../support/layout'
import { storeOrigin } from '../support/origins'
import { type Agent, createAgent, createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE: Locale = 'en-us'
const { support } = getMessages(LOCALE)

const main = (page: Page) => page.getByRole('main')

/** A customer of the clinic, and an agent who acts as them. */
async function acting(page: Page, agent?: Agent, ticket?: string) {
  const customer = await createPerson(clinicFacts(LOCALE))
  const known = agent ?? (await createAgent())
  await signInAgent(page, LOCALE, known)
  await searchCustomer(page, LOCALE, customer.email)
  await actAs(page, LOCALE, `${customer.firstName} ${customer.lastName}`, ticket)
  await expect(page).toHaveURL(accountPath(LOCALE, 'accountHome'))
  return customer
}

/** The customer in a browser of their own. */
async function ownBrowser(browser: Browser, customer: Parameters<typeof signInAs>[1]): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, customer, { locale: LOCALE })
  return page
}

async function order(page: Page): Promise<string> {
  await page.goto(checkoutPath(LOCALE, 'account'))
  await walkToReview(page, LOCALE)
  return place(page, LOCALE)
}

test('an order whose cart an agent has changed says so to the customer, and only that one', async ({
  page,
  browser,
}) => {
  const customer = await acting(page)
  await fillCart(page, LOCALE, { [ORDERED.kit]: 2 })
  const theirs = await ownBrowser(browser, customer)
  const assisted = await order(theirs)
  await theirs.goto(accountDetailPath(LOCALE, 'orderHistory', assisted))
  await expect(main(theirs)).toContainText(support.assisted.term)
  await expectAccessible(theirs, 'an assisted order')
  await fillCart(theirs, LOCALE, { [ORDERED.kit]: 1 })
  const plain = await order(theirs)
  await theirs.goto(accountDetailPath(LOCALE, 'orderHistory', plain))
  await expect(main(theirs)).not.toContainText(support.assisted.term)
  await theirs.goto(accountPath(LOCALE, 'orderHistory'))
  await expect(main(theirs).getByText(support.assisted.fact)).toHaveCount(1)
  await theirs.context().close()
})

/** Ends the session on the server, as its time does: the cookie of the browser stays. */
async function endOnServer(page: Page, browser: Browser): Promise<void> {
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const answer = await other.request.post(`${storeOrigin()}${supportActionPath(LOCALE, 'sign-out')}`, {
    form: { submissionKey: crypto.randomUUID() },
    headers: { origin: storeOrigin(), accept: 'application/json' },
  })
  expect(answer.status()).toBeLessThan(400)
  await other.close()
}

test('after ten idle minutes the agent is at the sign-in of support staff, and the cart is kept', async ({
  page,
  browser,
}) => {
  const customer = await acting(page)
  await fillCart(page, LOCALE, { [ORDERED.kit]: 3 })
  await page.clock.install()
  await page.goto(homePath(LOCALE))
  const bar = supportBar(page, LOCALE)
  await expect(bar).toContainText('10 minutes left')
  await page.clock.runFor('08:30')
  await expect(bar.getByRole('alert')).toContainText('ends in 2 minutes')
  await expectAccessible(page, 'the bar that warns')
  await bar.getByRole('button', { name: support.bar.stay }).click()
  await page.clock.runFor('00:02')
  await expect(bar).toContainText('10 minutes left')
  await page.clock.runFor('08:30')
  await expect(bar.getByRole('alert')).toContainText('ends in 2 minutes')
  await endOnServer(page, browser)
  await page.clock.runFor('01:35')
  await expect(page).toHaveURL(supportEndedPath(LOCALE))
  await expect(main(page)).toContainText(support.signIn.ended)
  await expect(bar).toHaveCount(0)
  await page.goto(accountPath(LOCALE, 'accountHome'))
  await expect(main(page)).not.toContainText(customer.firstName)
  const theirs = await ownBrowser(browser, customer)
  await theirs.goto(cartPath(LOCALE))
  await expect(main(theirs)).toContainText(ORDERED.kit)
  await theirs.context().close()
})

test('an agent reads on the pages of an account who does what only the customer does', async ({ page }) => {
  await acting(page)
  await page.goto(accountDetailPath(LOCALE, 'accounts', CLINIC))
  await expect(main(page)).toContainText(support.barred.how)
  await expect(main(page).locator('form[action^="/api/organisations"]')).toHaveCount(0)
  await expectAccessible(page, 'an account that an agent looks at')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the bar covers neither the end of a page, nor a notification, nor what has the focus', async ({
  page,
}) => {
  await acting(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(withNotification(accountPath(LOCALE, 'orderHistory'), { message: 'saved' }))
  const bar = supportBar(page, LOCALE)
  await expect(bar.getByRole('button', { name: support.bar.end })).toBeVisible()
  const [note, last] = [
    page.locator('[data-notification]'),
    page.getByRole('contentinfo').locator('a').last(),
  ]
  const edge = async (of: Locator) => of.evaluate(element => element.getBoundingClientRect())
  await expect(async () => {
    expect((await edge(note)).bottom).toBeLessThanOrEqual((await edge(bar)).top)
  }).toPass()
  await note.getByRole('button').click()
  await expect(note).toHaveCount(0)
  await last.focus()
  expect((await edge(last)).bottom).toBeLessThanOrEqual((await edge(bar)).top)
})

test('by keyboard alone an agent signs in, finds a customer, begins, and stops', async ({ page }) => {
  const customer = await createPerson(clinicFacts(LOCALE))
  const name = `${customer.firstName} ${customer.lastName}`
  const agent = await createAgent()
  await page.goto(supportPath(LOCALE))
  await skipHeader(page, LOCALE)
  for (const [label, typed] of [
    [support.signIn.username, agent.username],
    [support.signIn.password, agent.password],
    [support.signIn.code, codeOf(agent)],
  ] as const) {
    await tabTo(page, main(page).getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel(support.search.label, { exact: true })).toBeVisible()
  await skipHeader(page, LOCALE)
  await tabTo(page, main(page).getByLabel(support.search.label, { exact: true }))
  await page.keyboard.type(customer.email)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(name)
  await skipHeader(page, LOCALE)
  await press(page, 'link', fill(support.search.actNamed, { name }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(support.start.title, { name }))
  await skipHeader(page, LOCALE)
  await tabTo(page, main(page).getByLabel(support.start.reasonCode, { exact: true }))
  await page.keyboard.type(support.reasons.quote)
  await tabTo(page, main(page).getByLabel(support.start.ticket, { exact: true }))
  await page.keyboard.type('cs-20417')
  await page.keyboard.press('Enter')
  await expect(supportBar(page, LOCALE)).toContainText(name)
  await tabTo(page, supportBar(page, LOCALE).getByRole('button', { name: support.bar.end }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === supportPath(LOCALE))
})

test('the log and its filters are accessible', async ({ page }) => {
  await acting(page, await createAgent(['asagent', 'asagentlead']))
  await page.goto(supportLogPath(LOCALE))
  await main(page).locator('summary').click()
  await expectAccessible(page, 'the log of support staff')
  await expectTargets(page, 'the log of support staff')
  await main(page).getByRole('link', { name: support.log.all, exact: true }).click()
  await expect(main(page)).toContainText(support.log.entriesOfAll)
  await expectAccessible(page, 'every entry of the log')
  await expectTargets(page, 'every entry of the log')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a lead searches and filters the log, at 320 px too', async ({ page }) => {
    const lead = await createAgent(['asagent', 'asagentlead'])
    const ticket = `LOG-${Date.now() % 1_000_000_000}`
    await acting(page, lead, ticket)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(supportLogPath(LOCALE))
    await main(page).getByLabel(support.log.search, { exact: true }).fill(ticket)
    await main(page).getByRole('button', { name: support.log.submit }).first().click()
    await expect(main(page).getByText(ticket, { exact: true })).toHaveCount(1)
    await expect(main(page)).toContainText(support.reasons.other)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await main(page).locator('summary').click()
    await main(page).getByLabel(support.log.reason, { exact: true }).selectOption('quote')
    await main(page).getByRole('button', { name: support.log.submit }).last().click()
    await expect(main(page)).toContainText(support.log.noMatch)
    await main(page).getByRole('link', { name: support.log.showAll }).click()
    await expect(page).toHaveURL(supportLogPath(LOCALE))
    await main(page).getByRole('link', { name: support.log.all, exact: true }).click()
    await expect(main(page)).toContainText(support.log.entriesOfAll)
    await expect(main(page)).toContainText(support.log.kinds.signedIn)
    await expectNoSidewaysScroll(page, 'every entry of the log')
  })
})
