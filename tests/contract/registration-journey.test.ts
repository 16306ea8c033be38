import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../support/sandbox.ts'
import { Browser, ORIGIN, openStore, pointStoreAt } from './store-sign-in-harness.ts'

const DRAFT_COOKIE = 'store.draft'

let sandbox: TestSandbox
let browser: Browser

/** The store's modules; loaded late, so that they meet the settings of the harness. */
const loadStore = async () => ({
  ...(await import('@/app/api/registration/[step]/route')),
  ...(await import('@/lib/registration/drafts.server')),
  ...(await import('@/lib/registration/registered-organisation.server')),
  ...(await import('@/lib/registration/reference.server')),
  ...(await import('@/lib/registration/visitor.server')),
  ...(await import('@/lib/organisation/organisations.server')),
  ...(await import('@/lib/session/session-cookies.server')),
})

let store: Awaited<ReturnType<typeof loadStore>>

beforeAll(async () => {
  sandbox = await openStore()
  store = await loadStore()
})

beforeEach(async () => {
  await control('/reset')
  pointStoreAt(sandbox)
  globalThis.storeRegistrationDrafts = undefined
  globalThis.storeReplays = undefined
  globalThis.storeFlags = undefined
  browser = new Browser()
  browser.cookies.set(DRAFT_COOKIE, { value: 'A'.repeat(22), path: '/' })
})

afterAll(() => sandbox.stop())

async function control(path: string, body?: object): Promise<void> {
  const response = await fetch(`${sandbox.urls.control}${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
}

const failOnce = (method: string, path: string) =>
  control('/faults', { service: 'commerce', method, path, status: 500, times: 1 })

const PATH = '/en-us'

const cookieHeader = () =>
  [...browser.cookies].map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** Posts a step as a plain form; the answer is where the browser goes next. */
async function send(step: string, form: Record<string, string>): Promise<string | null> {
  const request = new NextRequest(`${ORIGIN}/api/registration/${step}?locale=en-us`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin: ORIGIN,
      accept: 'text/html',
      cookie: cookieHeader(),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  const response = await store.POST(request, { params: Promise.resolve({ step }) })
  return response.headers.get('location')
}

async function visitor() {
  const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
  const { session } = await store.openSession(cookies, Date.now())
  const found = await store.loadVisitor(session, 'en-us', undefined)
  if (found.kind !== 'customer') throw new Error(`the visitor is ${found.kind}`)
  return found
}

const draft = (user: string) => store.readDraft({ user }, 'organisation')

async function organisations() {
  const listed = await store.listOrganisations((await visitor()).context)
  return listed.ok ? listed.value.filter(({ accountType }) => accountType === 'ORGANIZATION') : []
}

async function personalInfo() {
  const lists = await store.loadPersonalLists('en-us')
  const industry = lists.ok ? lists.value.industries[0] : undefined
  return {
    jobTitle: (lists.ok && lists.value.jobTitles[0]?.code) || '',
    industry: industry?.code ?? '',
    sector: industry?.sectors[0]?.code ?? '',
  }
}

const ADDRESS = {
  country: 'US',
  region: 'US-OR',
  city: 'Salem',
  street: '1 Fenn Way',
  apartment: '',
  building: '',
  postalCode: '97301',
}

async function newOrganisation() {
  const { industry, sector } = await personalInfo()
  return {
    choice: 'new',
    name: 'Quillmark Learning Rooms',
    industry,
    sector,
    addressChoice: 'another',
    ...ADDRESS,
    termsAccepted: 'on',
    submissionKey: 'view-1',
  }
}

const REGISTERED = `${PATH}/register/organisation/registered`
const ORGANISATION = `${PATH}/register/organisation`

describe('the registration over the sandbox', () => {
  it('takes a new account through every step by plain forms', async () => {
    await browser.signIn('ada.brightwater')
    expect(await send('organisation', { choice: 'none' })).toBe(`${PATH}/register/personal-info`)
    const phone = { phoneCountry: 'US', phone: '(202) 555-0123' }
    expect(await send('personal-info', { ...(await personalInfo()), ...phone })).toBe(
      `${PATH}/register/contact-address`,
    )
    expect(await send('contact-address', ADDRESS)).toBe(ORGANISATION)
    expect(await send('organisation', { choice: 'none' })).toBe(REGISTERED)
    const { record } = await visitor()
    expect(record).toMatchObject({
      registrationStatus: 'REGISTERED',
      phoneCountryCode: '1',
      phoneNumber: '2025550123',
      registrationCountryIso: 'US',
    })
    expect(record.defaultB2BUnit?.billingAddress).toMatchObject({ line1: '1 Fenn Way', town: 'Salem' })
    expect(await send('organisation', { choice: 'none', submissionKey: 'later' })).toBe(`${PATH}/register`)
  })

  it('makes one organisation of two clicks', async () => {
    await browser.signIn('dina.haldane')
    const form = await newOrganisation()
    expect(await Promise.all([send('organisation', form), send('organisation', form)])).toEqual([
      REGISTERED,
      REGISTERED,
    ])
    expect(await organisations()).toHaveLength(1)
  })

  it('makes one organisation of a form that is sent again after its completion had failed', async () => {
    await browser.signIn('dina.haldane')
    const form = await newOrganisation()
    await failOnce('PATCH', '^/.*/users/[^/]+$')
    expect(await send('organisation', form)).toBe(ORGANISATION)
    expect(draft('uid-dina')).toMatchObject({
      values: { name: form.name },
      unsettled: { submissionKey: form.submissionKey },
      errors: { formErrors: [{ code: 'unavailable' }] },
    })
    expect(await organisations()).toHaveLength(1)
    expect(await send('organisation', form)).toBe(REGISTERED)
    expect(await organisations()).toHaveLength(1)
  })

  it('does not lose an organisation whose temporary number is late', async () => {
    await browser.signIn('dina.haldane')
    await failOnce('POST', '^/.*/temporaryAccountNumber$')
    expect(await send('organisation', await newOrganisation())).toBe(REGISTERED)
    expect((await organisations())[0]).not.toHaveProperty('customerAccountNumber')
    const { context, record } = await visitor()
    const shown = await store.loadRegisteredOrganisation(context, record)
    expect(shown).toMatchObject({ kind: 'organisation', name: 'Quillmark Learning Rooms', temporary: true })
    expect(shown.kind === 'organisation' && shown.number).toMatch(/^T[2-9A-HJKMNP-Z]{11}$/)
    expect(await store.loadRegisteredOrganisation(context, record)).toEqual(shown)
  })
})
