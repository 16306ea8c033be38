import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { stepHref } from '@/lib/registration/step-paths'
import {
  homePath,
  loginCallbackPath,
  loginPath,
  loginStartPath,
  signInActionPath,
  silentSignInPath,
  storePath,
} from '@/lib/site/routes'
import { expect, test } from './fixtures'
import { control } from './support/forms'
import { expectNotice, sendLogin, sessionStatus } from './support/login-form'
import { storeOrigin } from './support/origins'
import { persona } from './support/people'
import { createPerson, recordedRequests } from './support/sandbox'
import { signInAs } from './support/sign-in'
import { documentTitle } from './support/texts'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)
const login = getMessages(LOCALE).login
const edith = persona('edith')

const nameInHeader = (page: Page, name: string) => page.getByRole('banner').getByText(name)

for (const [way, username] of [
  ['username', edith.username],
  ['email address', edith.email],
] as const) {
  test(`the ${way} and the password sign in and lead to the regional home`, async ({ page }) => {
    await page.goto(loginPath(LOCALE))
    await sendLogin(page, username, edith.password)
    await expect(page).toHaveURL(HOME)
    await expect(nameInHeader(page, 'Edith Marsh')).toBeVisible()
    expect(await sessionStatus(page)).toBe(200)
  })
}

test('a sign-in leads back to the page it was asked for on', async ({ page }) => {
  const target = `${storePath(LOCALE, 'search')}?q=speech%20%26%20language`
  await page.goto(loginPath(LOCALE, target))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(target)
  await page.goto(loginPath(LOCALE, target))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.signedIn.title)
  await page.getByRole('link', { name: login.signedIn.continue, exact: true }).click()
  await expect(page).toHaveURL(target)
})

test('an account page asks for a sign-in first and is shown after it', async ({ page }) => {
  const quotes = storePath(LOCALE, 'my-account/quotes')
  await page.goto(quotes)
  await expect(page).toHaveURL(loginPath(LOCALE, quotes))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(quotes)
})

test('a wrong password, an unknown name and a locked account are answered alike', async ({ page }) => {
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

test('a form without name or password says what is missing', async ({ page }) => {
  await page.goto(loginPath(LOCALE))
  await sendLogin(page, '', '')
  await expectNotice(page, LOCALE, 'missing')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('people sign in, are told of a mistake, and sign out', async ({ page }) => {
    await page.goto(loginPath(LOCALE))
    await sendLogin(page, edith.username, 'Not.The1')
    await expectNotice(page, LOCALE, 'refused')
    await expect(control(page, 'username')).toHaveValue(edith.username)
    await control(page, 'password').fill(edith.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(HOME)
    expect(await sessionStatus(page)).toBe(200)
    await page.goto(loginPath(LOCALE))
    await expect(page.getByText('Edith Marsh')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: login.signedIn.signOut }).click()
    await expect(page).toHaveURL(HOME)
    expect(await sessionStatus(page)).toBe(401)
  })
})

test.describe('the way through the identity provider', () => {
  test('starts at the store, asks on the login page and comes back signed in', async ({ page }) => {
    const target = stepHref(LOCALE, 'register')
    await page.goto(`${loginStartPath(LOCALE)}?returnTo=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL(url => url.pathname === loginPath(LOCALE) && url.searchParams.has('goto'))
    await sendLogin(page, edith.username, edith.password)
    await expect(page).toHaveURL(target)
    expect(await sessionStatus(page)).toBe(200)
  })

  /** Begins a sign-in without following it; the flow's cookie is in the browser afterwards. */
  async function begin(page: Page): Promise<URL> {
    const answer = await page.request.get(loginStartPath(LOCALE), { maxRedirects: 0 })
    return new URL(answer.headers().location ?? '')
  }

  const callback = (query: Record<string, string>): string =>
    `${loginCallbackPath(LOCALE)}?${new URLSearchParams(query)}`

  test('uses the code flow with a fresh state, nonce and challenge each time', async ({ page }) => {
    const [one, two] = [await begin(page), await begin(page)]
    for (const url of [one, two]) {
      expect(url.origin).toBe(storeOrigin())
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid profile email pearsonUID',
        code_challenge_method: 'S256',
        redirect_uri: `${storeOrigin()}${loginCallbackPath(LOCALE)}`,
      })
      expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      expect(url.searchParams.get('state')).toMatch(/^[\w-]{22,}$/)
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
  })

  test('an answer with another state opens no session and redeems nothing', async ({ page }) => {
    const id = randomUUID()
    const state = (await begin(page)).searchParams.get('state') ?? ''
    await page.setExtraHTTPHeaders({ 'x-request-id': id })
    for (const tampered of [`${state}x`, state.toUpperCase(), '']) {
      await page.goto(callback({ code: 'a-code', state: tampered }))
      await expectNotice(page, LOCALE, 'stateMismatch')
    }
    expect(await sessionStatus(page)).toBe(401)
    const seen = await recordedRequests('identity')
    expect(seen.filter(({ requestId }) => requestId === id)).toEqual([])
  })

  test('an answer nobody asked for says that cookies are needed', async ({ page }) => {
    await page.goto(callback({ code: 'a-code', state: 'a-state' }))
    await expectNotice(page, LOCALE, 'cookiesNeeded')
    expect(await sessionStatus(page)).toBe(401)
  })

  test('an answer is good once, and in its own browser only', async ({ page, otherBrowser }) => {
    const answers: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname === loginCallbackPath(LOCALE)) answers.push(request.url())
    })
    await page.goto(loginPath(LOCALE))
    await sendLogin(page, edith.username, edith.password)
    await expect(page).toHaveURL(HOME)
    const [answer = ''] = answers
    expect(answer).toContain('code=')
    const stranger = await otherBrowser()
    await stranger.goto(answer)
    await expectNotice(stranger, LOCALE, 'cookiesNeeded')
    expect(await sessionStatus(stranger)).toBe(401)
    await page.context().clearCookies({ name: 'store.session' })
    await page.goto(answer)
    await expectNotice(page, LOCALE, 'cookiesNeeded')
    expect(await sessionStatus(page)).toBe(401)
  })

  test('a refusal is told in words of ours', async ({ page }) => {
    const state = (await begin(page)).searchParams.get('state') ?? ''
    await page.goto(callback({ error: 'access_denied', state }))
    await expectNotice(page, LOCALE, 'denied')
  })

  test('an unknown error is never repeated', async ({ page }) => {
    const marker = 'mark<script>alert(1)</script>er'
    const state = (await begin(page)).searchParams.get('state') ?? ''
    await page.goto(callback({ error: marker, error_description: marker, state }))
    await expectNotice(page, LOCALE, 'failed')
    expect(await page.content()).not.toContain('alert(1)')
    expect(page.url()).not.toContain('alert')
  })
})

test.describe('signing out', () => {
  test('from the header ends the session here and at the identity provider, for copies too', async ({
    page,
    otherBrowser,
  }) => {
    await signInAs(page, edith, { locale: LOCALE })
    const copied = await page.context().cookies()
    await page.goto(HOME)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Edith Marsh' })
    await menu.click()
    await page.getByRole('button', { name: getMessages(LOCALE).layout.account.signOut }).click()
    await expect(page).toHaveURL(HOME)
    const signIn = page
      .getByRole('banner')
      .getByRole('link', { name: getMessages(LOCALE).layout.account.signIn })
    await expect(signIn).toBeVisible()
    const left = (await page.context().cookies()).map(({ name }) => name)
    expect(left.filter(name => /^store\.(session|tokens)|iPlanet/.test(name))).toEqual([])
    const thief = await otherBrowser()
    await thief.context().addCookies(copied)
    expect(await sessionStatus(thief)).toBe(401)
    await thief.goto(silentSignInPath(LOCALE, HOME))
    await expectNotice(thief, LOCALE, 'notConfirmed')
  })

  test('in one tab is seen by the other tab at its next page', async ({ page }) => {
    await signInAs(page, edith, { locale: LOCALE })
    const other = await page.context().newPage()
    await page.goto(loginPath(LOCALE))
    await other.goto(storePath(LOCALE, 'my-account'))
    await page.getByRole('main').getByRole('button', { name: login.signedIn.signOut }).click()
    await expect(page).toHaveURL(HOME)
    await other.reload()
    await expect(other).toHaveURL(loginPath(LOCALE, storePath(LOCALE, 'my-account')))
  })
})

test('the name appears in the header without moving the page', async ({ page }) => {
  await signInAs(page, edith, { locale: LOCALE })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      // The type of layout shifts is not in the library of the compiler.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(HOME)
    await expect(nameInHeader(page, 'Edith Marsh')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), `at ${width} px`).toBeLessThanOrEqual(
      0.02,
    )
  }
})

test('the cookies of a session are out of reach of scripts and small enough to be kept', async ({ page }) => {
  await page.goto(loginPath(LOCALE))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(HOME)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['store.session', 'store.tokens']))
  for (const { name, value, httpOnly, sameSite, path, expires } of cookies) {
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: 'Lax' })
    if (name.startsWith('store.')) expect(path, name).toBe('/')
    else expect(path, name).toMatch(/^\/api\/assessments\/login\/auth/)
    expect(name.length + value.length, name).toBeLessThan(4000)
    expect(expires * 1000 - Date.now(), name).toBeLessThanOrEqual(366 * 24 * 3_600_000)
  }
})

test('no token and no password appears in a page, a script, an address or a storage', async ({ page }) => {
  const tokenLike = /eyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}/
  const seen: { where: string; text: string }[] = []
  const reading: Promise<unknown>[] = []
  page.on('request', request => seen.push({ where: 'address', text: request.url() }))
  page.on('response', response => {
    if (!/html|script|json|x-component/.test(response.headers()['content-type'] ?? '')) return
    const where = response.url()
    reading.push(
      response
        .text()
        .then(text => seen.push({ where, text }))
        .catch(() => undefined),
    )
  })
  await page.goto(loginPath(LOCALE, stepHref(LOCALE, 'register')))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(stepHref(LOCALE, 'register'))
  for (const path of [
    HOME,
    storePath(LOCALE, 'my-account'),
    loginPath(LOCALE),
    '/api/auth/session',
    '/api/account',
  ])
    await page.goto(path)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  await Promise.all(reading)
  seen.push({ where: 'storage', text: stored })
  expect(seen.length).toBeGreaterThan(10)
  const secrets = (await page.context().cookies())
    .filter(({ name }) => /session|tokens|iPlanet/.test(name))
    .map(({ value }) => value)
  for (const { where, text } of seen) {
    expect(text.includes(edith.password), `password in ${where}`).toBe(false)
    expect(tokenLike.exec(text)?.[0], `token in ${where}`).toBeUndefined()
    expect(
      secrets.filter(secret => text.includes(secret)),
      `cookie in ${where}`,
    ).toEqual([])
  }
})
