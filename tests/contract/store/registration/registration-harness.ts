import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Locale } from '@/lib/site/sites'
import type { FormId } from '@/lib/site/steps'
import { forgetProcessState } from '../../../support/process-state'
import type { TestSandbox } from '../../../support/sandbox.ts'
import { Browser, ORIGIN, openStore, pointStoreAt } from '../sign-in/sign-in-harness.ts'

const DRAFT_COOKIE = 'store.draft'
const BROWSER = 'A'.repeat(22)

/** Modules of the store, loaded late so that they use the settings of the harness. */
const loadStore = async () => ({
  ...(await import('@/app/api/registration/[step]/route')),
  ...(await import('@/lib/registration/drafts/drafts.server')),
  ...(await import('@/lib/registration/registered-organisation.server')),
  ...(await import('@/lib/registration/reference.server')),
  ...(await import('@/lib/registration/visitor.server')),
  ...(await import('@/lib/organisation/organisations.server')),
  ...(await import('@/lib/session/session-cookies.server')),
})

type Store = Awaited<ReturnType<typeof loadStore>>

type Form = Readonly<Record<string, string>>

/** The registration handlers over a sandbox that is seeded again for every test of the file. */
export class Registration {
  browser = new Browser()
  readonly #sandbox: TestSandbox
  readonly store: Store

  constructor(sandbox: TestSandbox, store: Store) {
    this.#sandbox = sandbox
    this.store = store
  }

  async reset(): Promise<void> {
    await this.control('/reset')
    pointStoreAt(this.#sandbox, { FLAGS_CLIENT_ID: this.#sandbox.context.settings.flagsClientId })
    forgetProcessState('shared-state', 'idempotent-runner', 'locks')
    forgetProcessState('flags')
    this.browser = new Browser()
    this.browser.cookies.set(DRAFT_COOKIE, { value: BROWSER, path: '/' })
  }

  stop = (): Promise<void> => this.#sandbox.stop()

  async control(path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#sandbox.urls.control}${path}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  }

  /** Posts a step as a plain form; returns the address of the redirect. */
  async send(step: string, form: Form): Promise<string | null> {
    const cookie = [...this.browser.cookies]
      .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const request = new NextRequest(`${ORIGIN}/api/registration/${step}?locale=en-us`, {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: ORIGIN,
        accept: 'text/html',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    })
    const response = await this.store.POST(request, { params: Promise.resolve({ step }) })
    return response.headers.get('location')
  }

  /** The user who is signed in in the browser on a site, if any. */
  async visitor(locale: Locale = 'en-us') {
    const cookies = new Map([...this.browser.cookies].map(([name, { value }]) => [name, value]))
    const { session } = await this.store.openSession(cookies, Date.now())
    const found = await this.store.loadVisitor(session, locale, undefined)
    if (found.kind === 'unavailable') throw new Error('the back ends are down')
    return found
  }

  async customer() {
    const found = await this.visitor()
    if (found.kind !== 'customer') throw new Error('no user is signed in')
    return found
  }

  /** The draft of a step of the browser's user. */
  async draft(step: FormId) {
    const visitor = await this.visitor()
    const owner = visitor.kind === 'customer' ? { user: visitor.context.user.id } : { visitor: BROWSER }
    return this.store.readDraft(owner, step)
  }

  /** First entries of the reference lists that personal info and organizations require. */
  async work() {
    const lists = await this.store.loadPersonalLists('en-us')
    const industry = lists.ok ? lists.value.industries[0] : undefined
    return {
      jobTitle: (lists.ok && lists.value.jobTitles[0]?.code) || '',
      industry: industry?.code ?? '',
      sector: industry?.sectors[0]?.code ?? '',
    }
  }
}

/** Opens the registration around the tests of a file. */
export function serveRegistration(): () => Registration {
  let registration: Registration
  beforeAll(async () => {
    const sandbox = await openStore()
    registration = new Registration(sandbox, await loadStore())
  })
  beforeEach(() => registration.reset())
  afterAll(() => registration.stop())
  return () => registration
}
