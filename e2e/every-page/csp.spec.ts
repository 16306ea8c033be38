import type { APIResponse, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { SIGN_IN_HELP } from '@/lib/site/login-address'
import { homePath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { admitsTags } from '@/lib/tags/page-facts'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { contentOrigin } from '../ports'
import { BREAKABLE, breakPages } from '../support/breaking'
import { type Audience, entryPages, everyPage } from '../support/every-page'
import { submitButton, summaryTexts } from '../support/forms'
import { sendLogin } from '../support/login-form'
import { OWN_STORE_ORIGIN, OWN_STORE_PORTS, startOwnStore } from '../support/own-store'
import { newPerson, persona } from '../support/people'
import { controlOf } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { completeStep, expectStep, openStep, signUp } from '../support/wizard'

const SITE = contentOrigin(OWN_STORE_PORTS)

const control = controlOf(OWN_STORE_PORTS.sandbox)

// They share the store of this file, which has its own settings.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.use({ baseURL: OWN_STORE_ORIGIN })

// Everything that a page can load from other origins is switched on: this is what a policy most easily
// forbids by mistake.
startOwnStore({
  ...BREAKABLE,
  BREAKER_PAUSE_MS: '500',
  TRUST_PROXY: 'true',
  TAG_MANAGER_URL: `${SITE}/tags/manager.js`,
  SESSION_SCRIPT_URL: `${SITE}/tags/session.js`,
})

test.beforeAll(() => control('PUT', '/flags/editable-header-footer-templates', { value: true }))

/** Third-party resources that a page has loaded once it is idle. */
const loadedFrom = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => URL.parse(name))
      .map(url => `${url?.pathname} ${url?.searchParams.get('event') ?? ''}`.trim()),
  )

/** Every policy violation fails the test, and so does every message on the page's console. */
async function expectWhole(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.footer-fragment')).toBeVisible()
  const { pathname, search } = new URL(page.url())
  if (!admitsTags({ pathname, search }, locale)) return
  await expect
    .poll(() => loadedFrom(page), pathname)
    .toEqual(expect.arrayContaining(['/tags/session.js', '/tags/count.gif page']))
}

const sheetsFetched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('.css')),
  )

async function visit(page: Page, locale: Locale, path: string, status: number): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  expect(await answer?.headerValue('content-security-policy'), path).toMatch(/script-src .*(nonce|sha256)-/)
  expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
  await expectWhole(page, locale)
  expect(await sheetsFetched(page), `${path} brings its style sheet`).toEqual([])
}

/** Users with their prompts after sign-in. */
const QUESTIONS = {
  'en-us': ['jonas.wick', 'email'],
  'fr-ca': ['kira.osei', 'phone'],
  'nl-nl': ['lena.moor', 'preferences'],
} as const

const LANGUAGES = ['en-us', 'fr-ca', 'nl-nl'] as const

/** All of its pages are opened in the browser; the policies of the other locales are compared with these. */
const LOCALE = 'en-us'

const pagesFor = (locale: Locale, ...audiences: readonly Audience[]) =>
  everyPage(locale).filter(({ audience }) => audiences.includes(audience))

/** Opens the home page with everything that it loads from other origins. */
async function openWhole(page: Page, locale: Locale): Promise<void> {
  await expect(async () => {
    await page.goto(loginPath(locale))
    await expect(page.locator('.footer-fragment')).toBeVisible({ timeout: 500 })
    // After an outage, calls to commerce pause for a while.
    expect((await page.request.get(searchPath(locale))).status()).toBe(200)
  }).toPass()
  await page.goto(homePath(locale))
  await page.getByRole('button', { name: getMessages(locale).consent.acceptAll }).click()
  await expectWhole(page, locale)
}

for (const locale of LANGUAGES)
  test(`no prompt after sign-in in ${locale} violates its content security policy`, async ({ page }) => {
    await openWhole(page, locale)
    const [username, task] = QUESTIONS[locale]
    await page.goto(loginPath(locale))
    await sendLogin(page, username, persona('edith').password)
    await expect(page.getByRole('dialog', { name: getMessages(locale).tasks[task].title })).toBeVisible()
    await expectWhole(page, locale)
  })

/** Nonces and hashes belong to one response. */
const policyOf = (answer: APIResponse): string =>
  (answer.headers()['content-security-policy'] ?? '').replaceAll(/'(?:nonce|sha256)-[^']+' ?/g, '')

for (const locale of LANGUAGES.filter(known => known !== LOCALE))
  test(`every page of ${locale} has the same content security policy as in ${LOCALE}`, async ({ page }) => {
    await signInAs(page, persona('edith'), { locale, origin: OWN_STORE_ORIGIN })
    const others = pagesFor(LOCALE, 'anybody', 'signedIn')
    for (const [index, { path, status }] of pagesFor(locale, 'anybody', 'signedIn').entries()) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(status)
      expect(policyOf(answer), path).toMatch(/script-src/)
      expect(policyOf(answer), path).toBe(policyOf(await page.request.get(others[index]?.path ?? '')))
    }
  })

test.describe(`pages of ${LOCALE}`, () => {
  const locale = LOCALE

  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/^404 GET .*no-such-page/)
    await openWhole(page, locale)
  })

  test('no public page violates its content security policy', async ({ page }) => {
    for (const { path, status } of pagesFor(locale, 'anybody')) await visit(page, locale, path, status)
    await visit(page, locale, `${searchPath(locale)}?q=memory`, 200)
    await visit(page, locale, `${loginPath(locale)}?${SIGN_IN_HELP.name}=${SIGN_IN_HELP.value}`, 200)
    await page.goto(loginPath(locale))
    await submitButton(page).click()
    await expect(summaryTexts(page)).toHaveCount(2)
    await expectWhole(page, locale)
  })

  test('no page of a signed-in user violates its content security policy', async ({ page }) => {
    await signInAs(page, persona('edith'), { locale, origin: OWN_STORE_ORIGIN })
    await visit(page, locale, storePath(locale), 200)
    for (const { path, status } of pagesFor(locale, 'signedIn')) await visit(page, locale, path, status)
  })

  test('no page of an order, a quote or another entry violates its content security policy', async ({
    page,
  }) => {
    const petra = { username: 'petra.lind', password: PEOPLE_PASSWORD }
    await signInAs(page, petra, { locale, origin: OWN_STORE_ORIGIN })
    const entries = await entryPages(page, locale)
    expect(entries.size).toBeGreaterThanOrEqual(8)
    for (const path of entries.values()) await visit(page, locale, path, 200)
  })

  test('no step of the registration violates its content security policy, from the first to the confirmation', async ({
    page,
  }) => {
    const seen: string[] = []
    const noteStep = async () => {
      await expectWhole(page, locale)
      seen.push(new URL(page.url()).pathname)
    }
    await openStep(page, locale, 'register')
    await noteStep()
    await signUp(page, locale, newPerson())
    for (const step of ['personal-info', 'contact-address', 'organisation'] as const) {
      await noteStep()
      await completeStep(page, locale, step)
    }
    await expectStep(page, locale, 'registered')
    await noteStep()
    expect(seen).toEqual(flowOf(locale).map(step => stepHref(locale, step)))
    const registering = everyPage(locale).filter(({ audience }) => audience === 'registering')
    expect(registering.map(({ path }) => path).filter(path => !seen.includes(path))).toEqual([])
  })

  test('no outage page violates its content security policy', async ({ page, problems }) => {
    problems.allow(/^503 /)
    await signInAs(page, persona('dina'), { locale, origin: OWN_STORE_ORIGIN })
    await control('POST', '/faults', { service: 'commerce', path: '/', status: 503 })
    try {
      await visit(page, locale, stepHref(locale, 'organisation'), 503)
      await page.goto(accountPath(locale, 'profile'))
      await expectWhole(page, locale)
    } finally {
      await control('DELETE', '/faults')
    }
  })

  test('no failed page violates its content security policy', async ({ page, problems }) => {
    problems.allow(/^500 GET/)
    await breakPages(page)
    const answer = await page.goto(stepHref(locale, 'register'))
    expect(answer?.status()).toBe(500)
    const title = getMessages(locale).layout.failure.title
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
