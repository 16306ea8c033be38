import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { refreshForRequest } from '@/lib/auth/refresh.server'
import type { SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { readNotice } from '@/lib/auth/sign-in-notice.server'
import { signInAtIdentity, signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { parseSettings, type Settings } from '@/lib/config/settings'
import { applyCookieChanges, type CookieMap, toCookieHeader } from '@/lib/cookies/cookie-change'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { readRejectedForm } from '@/lib/forms/rejected-form.server'
import { loadNotifications } from '@/lib/notifications/load.server'
import { runInRequest } from '@/lib/request/request-context'
import type { Activity } from '@/lib/session/activity'
import { openSession } from '@/lib/session/session-cookies.server'
import { SIGN_OUT_PATH } from '@/lib/site/paths'
import type { SandboxSettings } from '../../../../sandbox/settings.ts'
import { forgetProcessState } from '../../../support/process-state'
import { startSandbox, type TestSandbox } from '../../../support/sandbox.ts'
import { dispatch } from '../forms/dispatch.ts'

const held = vi.hoisted((): { settings?: Settings; lines: string[] } => ({ lines: [] }))

vi.mock('@/lib/config/env.server', async importOriginal => ({
  ...(await importOriginal<typeof import('@/lib/config/env.server')>()),
  getSettings: () => held.settings,
}))

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('debug', { write: line => held.lines.push(line) }) }
})

/** The log since the settings were last changed. */
export const logLines = (): readonly string[] => held.lines

// A plain re-export would load the module before its settings are replaced.
export { loadNotifications, openSession, readRejectedForm, sealFormOwner, signInAtIdentity, signUpAtIdentity }

export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'Assessments.2026'
export const SESSION_SECRET = 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE'

/** The store's handlers over a sandbox of their own; `pointStoreAt` changes the settings of the store. */
export async function openStore(overrides: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ storeOrigins: [ORIGIN], ...overrides })
  pointStoreAt(sandbox)
  return sandbox
}

/** Points the store at a sandbox, with changed settings; clears counters and breakers of earlier tests. */
export function pointStoreAt(
  sandbox: Pick<TestSandbox, 'urls' | 'context'>,
  differences: Readonly<Record<string, string>> = {},
): void {
  forgetProcessState('circuit-breakers', 'rate-limits')
  held.lines.length = 0
  const parsed = parseSettings({
    IDENTITY_URL: sandbox.urls.identity,
    IDENTITY_CLIENT_ID: 'assessments-store',
    IDENTITY_CLIENT_SECRET: sandbox.context.settings.clientSecret,
    SUPPORT_CLIENT_ID: 'assessments-support',
    SUPPORT_CLIENT_SECRET: sandbox.context.settings.clientSecret,
    LOGIN_SERVICE_URL: sandbox.urls['login-service'],
    COMMERCE_URL: sandbox.urls.commerce,
    COMMERCE_PLATFORM_KEY: sandbox.context.settings.platformKey,
    CONTENT_URL: sandbox.urls.content,
    FLAGS_URL: sandbox.urls.flags,
    PAYMENT_URL: sandbox.urls.payment,
    CAPTCHA_URL: sandbox.urls.captcha,
    CAPTCHA_SITE_KEY: 'sandbox-captcha-passes',
    CAPTCHA_SECRET_KEY: sandbox.context.settings.captchaSecret,
    PAYMENT_SECRET_KEY: sandbox.context.settings.paymentKey,
    FLAGS_CLIENT_ID: 'flags',
    SESSION_SECRET,
    COOKIE_SECURE: 'false',
    LOG_LEVEL: 'silent',
    ...differences,
  })
  if (!parsed.ok) throw new Error(parsed.faults.join('; '))
  held.settings = parsed.settings
}

type Sending = {
  form?: Record<string, string> | FormData
  json?: unknown
  headers?: Record<string, string>
}

/** The body, with its type; that of a form with files is set by the request itself. */
const toBody = ({ form, json }: { form: Sending['form'] | undefined; json: unknown }) => {
  if (form instanceof FormData) return [form, {}] as const
  return form === undefined
    ? ([toText(json), { 'content-type': 'application/json' }] as const)
    : ([
        new URLSearchParams(form).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      ] as const)
}

const toText = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json))

/** The token refresh that the middleware does before every page. `now` is epoch milliseconds. */
export const renew = (cookies: CookieMap, now: number, activity?: Activity) =>
  refreshForRequest(
    new NextRequest(`${ORIGIN}/en-us/register`, {
      headers: { host: 'localhost:3000', cookie: toCookieHeader(cookies) },
    }),
    now,
    activity,
  )

/** The middleware leaves the refresh to sign-out itself. */
const NOT_RENEWED = { cookies: [], cookieHeader: undefined }

/** A browser with cookies, as far as sign-in needs one. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>()
  /** Every visited address, for checks of its content. */
  readonly visited: string[] = []
  userAgent = 'tests'

  forget(): void {
    this.cookies.clear()
    this.visited.length = 0
  }

  /** One request without following redirects; the session is refreshed first, as the middleware does. */
  async send(path: string, sending: Sending = {}): Promise<Response> {
    this.visited.push(path)
    const request = this.#request(path, sending)
    const renewed = path.startsWith(SIGN_OUT_PATH)
      ? NOT_RENEWED
      : await refreshForRequest(request, Date.now())
    if (renewed.cookieHeader !== undefined) request.headers.set('cookie', renewed.cookieHeader)
    const forwarded =
      renewed.cookieHeader === undefined ? request : this.#request(path, sending, renewed.cookieHeader)
    const response = await runInRequest({ requestId: 'r', entryPoint: 'tests' }, () => dispatch(forwarded))
    applyCookieChanges({ set: (name, value, options) => this.#keep(name, value, options) }, renewed.cookies)
    for (const line of response.headers.getSetCookie()) this.#keepLine(line)
    return response
  }

  /** A request with all of its redirects; returns the last response and, as `address`, where it came from. */
  async visit(path: string, sending: Sending = {}): Promise<{ response: Response; address: string }> {
    let response = await this.send(path, sending)
    let address = path
    for (let hop = 0; hop < 10 && response.headers.has('location'); hop += 1) {
      const target = new URL(response.headers.get('location') ?? '', ORIGIN)
      if (target.origin !== ORIGIN) throw new Error(`left the store for ${target.origin}`)
      address = `${target.pathname}${target.search}`
      response = await this.send(address)
    }
    return { response, address }
  }

  /** Signs in through the form. */
  signIn(username: string, password = PASSWORD, returnTo = '/en-us/register') {
    return this.visit('/api/sign-in?locale=en-us', { form: { username, password, returnTo } })
  }

  /** The notice of the login page about the previous attempt. */
  notice(): Promise<SignInNoticeRecord | undefined> {
    return readNotice(new Map([...this.cookies].map(([name, { value }]) => [name, value])))
  }

  async account(): Promise<unknown> {
    return (await this.send('/api/account')).json()
  }

  #request(path: string, { form, json, headers = {} }: Sending, cookieHeader?: string): NextRequest {
    const url = new URL(path, ORIGIN)
    const isWrite = form !== undefined || json !== undefined
    const [body, type] = toBody({ form, json })
    return new NextRequest(url, {
      method: isWrite ? 'POST' : 'GET',
      headers: {
        host: 'localhost:3000',
        'user-agent': this.userAgent,
        cookie: cookieHeader ?? this.#cookieHeader(url.pathname),
        ...(isWrite ? { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...type } : {}),
        ...headers,
      },
      ...(isWrite ? { body } : {}),
    })
  }

  #cookieHeader(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
  }

  #keepLine(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const readAttribute = (wanted: string) =>
      attributes.find(attribute => attribute.startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    this.#keep(name, decodeURIComponent(pair.slice(name.length + 1)), {
      path: readAttribute('Path') ?? '/',
      maxAge: Number(readAttribute('Max-Age') ?? 1),
    })
  }

  #keep(name: string, value: string, { path, maxAge }: { path: string; maxAge: number }): void {
    if (maxAge > 0) this.cookies.set(name, { value, path })
    else this.cookies.delete(name)
  }
}

/** Opens the store around the tests of a file; each test starts with a new store and an empty browser. */
export function serveStore(overrides: Partial<SandboxSettings> = {}) {
  let sandbox: TestSandbox
  const browser = new Browser()
  beforeAll(async () => {
    sandbox = await openStore(overrides)
  })
  afterAll(() => sandbox.stop())
  beforeEach(() => {
    pointStoreAt(sandbox)
    browser.forget()
  })
  return { browser, sandbox: () => sandbox }
}
