import type { Page } from 'playwright/test'
import { ANONYMOUS_KEY } from '@/lib/backends/flags/flag-context'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../own-store-fixtures'
import { addressOf } from '../support/addresses'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { OWN_STORE_ORIGIN, startOwnStore } from '../support/own-store'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { addFault, clearFaults, customerReport, cutFlagStreams, setFlag } from '../support/sandbox'
import { becomeStranger } from '../support/sign-in'
import { completeStep, expectStep, openStep, signUpValues } from '../support/wizard'

const LOCALE = 'en-us'
const STEP = 'contact-address'
const FLAG = 'line3'

const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: getMessages(LOCALE).layout.account.signIn, exact: true })

const building = (page: Page) => control(page, 'building')

const setFor = (personId: string, value: boolean) =>
  setFlag(FLAG, value, { attribute: 'key', equals: personId })

/** Changes at the flag service reach a page once its stream is open. */
const streaming = (page: Page) =>
  // Waited for since before the sign-up and the steps until the page.
  page.waitForRequest(request => new URL(request.url()).pathname.startsWith('/eval/'), { timeout: 90_000 })

async function expectValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value)
}

test.afterEach(async () => {
  await clearFaults()
  await setFlag(FLAG, true)
})

test.describe('a flag that changes while a step is filled in', () => {
  test('removes its field and shows it again with the entered text', async ({ page }) => {
    const opened = streaming(page)
    const person = await startAt(page, LOCALE, STEP)
    const typed = { ...addressOf(LOCALE), building: 'North wing' }
    await enhanced(page)
    await fillForm(page, typed)
    await opened
    await setFor(person.id, false)
    await expect(building(page)).toHaveCount(0)
    await expectValues(page, addressOf(LOCALE))
    await setFor(person.id, true)
    await expect(building(page)).toHaveCount(1)
    await expectValues(page, typed)
    await submitButton(page).click()
    await expectStep(page, LOCALE, 'organisation')
    expect((await customerReport(person.id)).addresses).toMatchObject([{ line3: 'North wing' }])
  })

  test('adds a field that the page did not have, and keeps what is entered in it', async ({ page }) => {
    await setFlag(FLAG, false)
    const opened = streaming(page)
    const person = await startAt(page, LOCALE, STEP)
    await enhanced(page)
    await fillForm(page, addressOf(LOCALE))
    await expect(building(page)).toHaveCount(0)
    await opened
    await setFlag(FLAG, true)
    await fillForm(page, { building: 'North wing' })
    await expectValues(page, addressOf(LOCALE))
    await untilServerKnows(page)
    await submitButton(page).click()
    await expectStep(page, LOCALE, 'organisation')
    expect((await customerReport(person.id)).addresses).toMatchObject([{ line3: 'North wing' }])
  })
})

/** The server caches a response of the flag service for some seconds. */
const untilServerKnows = (page: Page) =>
  expect
    .poll(async () => (await page.request.get(stepHref(LOCALE, STEP))).text())
    .toContain('name="building"')

/** The requests of a page to the flag service, each for one context, the latest last. */
function watchQuestions(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    const [, environment, context] =
      /^\/(?:sdk\/evalx|eval)\/([^/]+)\/(?:contexts\/)?([\w-]+)$/.exec(pathname) ?? []
    if (context !== undefined) seen.push(`${origin}/sdk/evalx/${environment}/contexts/${context}`)
  })
  return seen
}

/** The context of a request, and the response of the flag service. */
async function evaluate(question: string | undefined): Promise<{ key: string; isOn: boolean } | undefined> {
  if (question === undefined) return undefined
  const context = question.split('/').at(-1) ?? ''
  const { key } = JSON.parse(Buffer.from(context, 'base64url').toString())
  const values = await (await fetch(question)).json()
  return { key, isOn: values[FLAG].value }
}

test.describe('a flag targeted at one user', () => {
  test('is evaluated for the user after sign-in, and for an anonymous user after sign-out', async ({
    page,
    context,
  }) => {
    await setFlag(FLAG, false)
    const person = await startAt(page, LOCALE, STEP)
    await setFor(person.id, true)
    const open = await context.newPage()
    const questions = watchQuestions(open)
    await open.goto(homePath(LOCALE))
    await expect.poll(() => evaluate(questions.at(-1))).toEqual({ key: person.id, isOn: true })
    await page.goto(homePath(LOCALE))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: person.lastName }).click()
    await banner.getByRole('button', { name: getMessages(LOCALE).layout.account.signOut }).click()
    for (const tab of [open, page]) await expect(signInLink(tab)).toBeVisible()
    await expect.poll(() => evaluate(questions.at(-1))).toEqual({ key: ANONYMOUS_KEY, isOn: false })
  })

  test('is off for the next user of the same browser', async ({ page }) => {
    await setFlag(FLAG, false)
    const person = await startAt(page, LOCALE, STEP)
    await setFor(person.id, true)
    await untilServerKnows(page)
    await openStep(page, LOCALE, STEP)
    await expect(building(page)).toHaveCount(1)
    await becomeStranger(page)
    const opened = streaming(page)
    await startAt(page, LOCALE, STEP)
    await opened
    await expect(control(page, 'city')).toBeVisible()
    await expect(building(page)).toHaveCount(0)
  })
})

test.describe('a flag service without a connection', () => {
  test.beforeEach(({ problems }) => {
    problems.allow(/net::ERR/)
  })

  test('causes no errors during a short outage, and its changes arrive when the stream is back', async ({
    page,
    problems,
  }) => {
    await setFlag(FLAG, false)
    const opened = streaming(page)
    const person = await startAt(page, LOCALE, STEP)
    await enhanced(page)
    await opened
    await addFault({ service: 'flags', path: '/eval/', action: 'reset' })
    const refused = page.waitForEvent('requestfailed', request => request.url().includes('/eval/'))
    await cutFlagStreams()
    await refused
    await setFor(person.id, true)
    await fillForm(page, addressOf(LOCALE))
    await expect(building(page)).toHaveCount(0)
    expect(problems.seen().filter(problem => problem.includes('Error on stream connection'))).toHaveLength(1)
    await clearFaults()
    await expect(building(page)).toHaveCount(1, { timeout: 60_000 })
    await expectValues(page, addressOf(LOCALE))
    await submitButton(page).click()
    await expectStep(page, LOCALE, 'organisation')
  })

  test('that is too slow is logged, and its late response is used (spec §4)', async ({ page, problems }) => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/sdk/evalx/**', async route => {
      await held
      await route.fallback()
    })
    await addFault({ service: 'flags', path: '/sdk/evalx/', action: 'reset' })
    await startAt(page, LOCALE, STEP)
    await enhanced(page)
    await fillForm(page, addressOf(LOCALE))
    const reported = () => problems.seen().some(problem => /timed out after 5 seconds/.test(problem))
    await expect.poll(reported).toBe(true)
    await expect(building(page)).toHaveCount(0)
    await clearFaults()
    answer()
    await expect(building(page)).toHaveCount(1)
    await expectValues(page, addressOf(LOCALE))
  })
})

test.describe('a store whose client-side id the flag service does not know', () => {
  test.use({ baseURL: OWN_STORE_ORIGIN })

  startOwnStore({ FLAGS_CLIENT_ID: 'somebody-else', SANDBOX_FLAGS_CLIENT_ID: 'known-to-the-service' })

  test('works with the defaults from the sign-up to the confirmation', async ({ page, problems }) => {
    problems.allow(/^404 (GET \/sdk\/evalx|POST \/events\/bulk)\/somebody-else/)
    await openStep(page, LOCALE, 'register')
    await enhanced(page)
    await expect(control(page, 'username')).toHaveCount(0)
    const { usernameSameAsEmail: _, ...values } = signUpValues(newPerson())
    await fillForm(page, values)
    await submitButton(page).click()
    await expectStep(page, LOCALE, 'personal-info')
    await completeStep(page, LOCALE, 'personal-info')
    await enhanced(page)
    await expect(building(page)).toHaveCount(0)
    const reported = () => problems.seen().some(problem => /LaunchDarkly.*environment/i.test(problem))
    await expect.poll(reported).toBe(true)
    await completeStep(page, LOCALE, 'contact-address')
    await completeStep(page, LOCALE, 'organisation')
  })
})
