import type { Page, Response } from 'playwright/test'
import { CHOSEN_ON, quantityField } from '@/lib/cart/lines/line-fields'
import { MOST_HEADER_BYTES } from '@/lib/front-door/policy/finish-headers'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cartLinesActionPath, cartPath, homePath, loginPath } from '@/lib/site/paths'
import { getSite, HOST_ENDINGS, type HostEnding, type Locale, localesOfEnding } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { sandboxUrl } from '@/scripts/store-environment'
import { expect, test } from '../fixtures'
import { WORKER_PORTS } from '../ports'
import { addressIn, addressOf } from '../support/addresses'
import { itemCodes } from '../support/cart'
import { family, titlePath } from '../support/catalogue'
import { storedAddress, WORK } from '../support/facts'
import { control, enhanced, fillForm } from '../support/forms'
import { type Instances, startInstances } from '../support/instances'
import { sendLogin } from '../support/login-form'
import { accountOf, newPerson, type Person } from '../support/people'
import { controlOf } from '../support/sandbox'
import { signOutFromMenu } from '../support/sign-out'
import { startTlsFront, type TlsFront } from '../support/tls-front'
import { completeStep, sendStep, signUp } from '../support/wizard'

const PORT = WORKER_PORTS.front
const FLAGS = `https://flags.example.com:${PORT}`

const originOf = (ending: HostEnding): string => `https://www.example.${ending}:${PORT}`
const originAt = (locale: Locale): string => originOf(getSite(locale).ending)
const stepAt = (locale: Locale, step: StepId): string => `${originAt(locale)}${stepHref(locale, step)}`

/** Ends what `beforeAll` has started, also if it fails half-way. */
const started = new AsyncDisposableStack()
let instances: Instances
let front: TlsFront

// They share the stores of this file.
test.describe.configure({ mode: 'default', timeout: 90_000 })
test.use({ ignoreHTTPSErrors: true, baseURL: originAt('en-us') })

test.beforeAll(async () => {
  instances = await startInstances({
    COOKIE_SECURE: 'true',
    FLAGS_BROWSER_URL: FLAGS,
    SANDBOX_STORE_ORIGINS: HOST_ENDINGS.map(originOf).join(','),
  })
  started.defer(instances.end)
  front = await startTlsFront({
    port: PORT,
    stores: [instances.first.url, instances.second.url],
    flags: sandboxUrl(Number(new URL(instances.control).port), 'flags'),
  })
  started.defer(front.end)
})

test.afterAll(() => started.disposeAsync())

/** Header sizes of all responses of a test, including redirects. */
let measured: Promise<{ bytes: number; answer: string }>[] = []

async function measure(response: Response): Promise<{ bytes: number; answer: string }> {
  const lines = (await response.headersArray()).map(({ name, value }) => `${name}: ${value}\r\n`)
  // The status line and the blank line at the end.
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 20)
  return { bytes, answer: `${bytes} ${response.status()} ${response.url()}` }
}

const note = (response: Response) => {
  measured.push(measure(response))
}

test.beforeEach(({ context }) => {
  measured = []
  context.on('response', note)
})

test.afterEach(async ({ context }) => {
  // What arrives from now on could be cut off by the end of the test.
  context.off('response', note)
  const sizes = await Promise.all(measured)
  expect(sizes).not.toHaveLength(0)
  const heavy = sizes.filter(({ bytes }) => bytes >= MOST_HEADER_BYTES)
  expect(
    heavy.map(({ answer }) => answer),
    'answers with heavy headers',
  ).toEqual([])
  expect(front.complaints(), 'complaints of the front').toEqual([])
})

/** A name and an address of realistic maximum length, which the cookies of a session contain. */
const LONG = {
  firstName: 'Wilhelmina Konstantia Theodora Euphemia Josephine Quirina Zwaantje',
  lastName: 'van den Broeck-Wolfeschlegelsteinhausenbergerdorff y Fernández de Córdoba',
}

async function personWith(facts: SeedFacts, overrides: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(overrides)
  await controlOf(Number(new URL(instances.control).port))('POST', '/users', accountOf(person, facts))
  return person
}

const registered = (locale: Locale): SeedFacts => ({
  ...WORK,
  registrationStatus: 'REGISTERED',
  registrationCountry: getSite(locale).defaultCountry,
  address: storedAddress(addressOf(locale)),
})

async function signIn(page: Page, locale: Locale, person: Person, path = homePath(locale)): Promise<void> {
  await page.goto(`${originAt(locale)}${loginPath(locale, path)}`)
  await sendLogin(page, person.username, person.password)
}

/** Adds two units of an item to an anonymous cart, on its title page. */
async function addToCart(page: Page, locale: Locale): Promise<string> {
  await page.goto(`${originAt(locale)}${titlePath(locale, 'HWRS-3')}`)
  const [code = ''] = await itemCodes(page)
  const form = { [CHOSEN_ON]: family('HWRS-3').code, [quantityField(code)]: '2' }
  const sending = { path: cartLinesActionPath(locale), body: new URLSearchParams(form).toString() }
  const status = await page.evaluate(async ({ path, body }) => {
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
    return (await fetch(path, { method: 'POST', headers, body })).status
  }, sending)
  expect(status).toBe(200)
  return code
}

const quantityOf = (page: Page, code: string) =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

test('a cart is kept through sign-in, also with long names', async ({ page }) => {
  const person = await personWith(registered('en-us'), LONG)
  const code = await addToCart(page, 'en-us')
  await signIn(page, 'en-us', person)
  await expect(page).toHaveURL(url => url.pathname === homePath('en-us'))
  await expect(page.getByText(getTranslator('en-us', 'cart')('notices.merged', { count: 1 }))).toBeVisible()
  await page.goto(cartPath('en-us'))
  await expect(quantityOf(page, code)).toHaveValue('2')
})

test('sign-in redirects to the sibling site with a cart to merge', async ({ page }) => {
  const person = await personWith(registered('zh-sg'), LONG)
  await addToCart(page, 'ja-jp')
  await signIn(page, 'ja-jp', person)
  await expect(page).toHaveURL(`${originAt('zh-sg')}${homePath('zh-sg')}`)
})

test('a new user signs up at one host and continues at the host of their country, signed in', async ({
  page,
}) => {
  await signUp(page, 'en-us', newPerson(LONG))
  await completeStep(page, 'en-us', 'personal-info')
  await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
  await expect(page).toHaveURL(stepAt('en-gb', 'organisation'))
  await expect(page.getByText(getMessages('en-gb').register.notices.moved)).toBeVisible()
})

test('input is handed over to the other host', async ({ page }) => {
  const before = { line1: '9 Sorrelby Court', town: 'Portland', country: { isocode: 'US' } }
  const facts = { ...registered('en-us'), registrationStatus: 'REGISTER_EXISTING' as const, address: before }
  await signIn(page, 'en-us', await personWith(facts), stepHref('en-us', 'organisation'))
  await enhanced(page)
  const kept = page.waitForRequest(
    request => request.postData()?.includes('Kestrel') === true && request.url().includes('/organisation'),
  )
  await fillForm(page, { choice: 'new', name: 'Kestrel Lantern Clinic' })
  expect((await (await kept).response())?.status()).toBe(200)
  await page.goto(stepHref('en-us', 'contact-address'))
  await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
  await expect(page).toHaveURL(stepAt('en-gb', 'organisation'))
  await expect(control(page, 'name')).toHaveValue('Kestrel Lantern Clinic')
})

test('an address that is too long is answered with 414, and the store keeps running', async ({
  page,
  problems,
}) => {
  problems.allow(/\b414\b/)
  const asked = ['/xx/', '/en-us/?q=', '/store/usassessments/fr/search?q=']
  for (const path of asked) {
    const answer = await page.goto(`${originAt('en-us')}${path}${'a'.repeat(6_000)}`)
    expect(answer?.status(), path).toBe(414)
  }
  expect((await page.goto(`${originAt('en-us')}${homePath('en-us')}`))?.status()).toBe(200)
})

test('sign-out ends the session at every host', async ({ page }) => {
  const person = await personWith(registered('en-us'))
  for (const locale of HOST_ENDINGS.flatMap(ending => localesOfEnding(ending).slice(0, 1))) {
    await test.step(locale, async () => {
      // A user is not redirected away from a site that they have chosen.
      const domain = new URL(originAt(locale)).hostname
      await page.context().addCookies([{ name: 'store.locale_chosen', value: locale, domain, path: '/' }])
      await signIn(page, locale, person)
      await expect(page).toHaveURL(`${originAt(locale)}${homePath(locale)}`)
      await signOutFromMenu(page, `${person.firstName} ${person.lastName}`, locale)
      const names = (await page.context().cookies(originAt(locale))).map(({ name }) => name)
      expect(names).not.toContain('__Host-store.session')
      expect(names).not.toContain('__Host-store.tokens')
    })
  }
})
