import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { cookieMapOf, toCookieHeader } from '@/lib/cookies/cookie-change'
import { guardRegistration } from '@/lib/middleware/registration-guard.server'
import { decideStep, type Progress } from '@/lib/registration/decide-step'
import { requireStep } from '@/lib/registration/guard.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { isSubmittableStep, STEP_IDS, type StepId } from '@/lib/site/steps'
import { USER } from './back-ends'
import { BROWSER, cookiesOf, post } from './requests'
import { ADDRESS, JOB_TITLE, recordOf, serveBackEnds } from './store'

const held = vi.hoisted(() => ({ cookies: new Map<string, string>() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })) }),
  headers: async () => new Headers(),
}))

class Redirected extends Error {
  readonly to: string
  constructor(to: string) {
    super(`to ${to}`)
    this.to = to
  }
}

vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Redirected(to)
  },
}))

const backEnds = serveBackEnds()

/** Every progress a visitor can have: who, which facts, which status, and whether just completed. */
const VISITORS: readonly { name: string; record?: object; justRegistered?: boolean }[] = [
  { name: 'no progress' },
  ...[
    { name: 'an account', facts: {} },
    { name: 'a job title', facts: JOB_TITLE },
    { name: 'an address', facts: ADDRESS },
    { name: 'both', facts: { ...JOB_TITLE, ...ADDRESS } },
  ].flatMap(({ name, facts }) => [
    { name, record: recordOf(facts) },
    { name: `${name}, again`, record: recordOf({ ...facts, registrationStatus: 'REGISTER_EXISTING' }) },
    { name: `${name}, done`, record: recordOf({ ...facts, registrationStatus: 'REGISTERED' }) },
    {
      name: `${name}, just done`,
      record: recordOf({ ...facts, registrationStatus: 'REGISTERED' }),
      justRegistered: true,
    },
  ]),
]

const ORDERS: readonly Locale[] = ['en-us', 'en-au']

const ROWS = ORDERS.flatMap(locale =>
  VISITORS.flatMap(visitor => STEP_IDS.map(step => ({ locale, step, visitor, name: visitor.name }))),
)

type Row = (typeof ROWS)[number]

const holderOf = ({ visitor }: Row) => ({
  browser: BROWSER,
  ...(visitor.record && { user: USER }),
  ...(visitor.justRegistered && { marker: USER }),
})

/** The address that a closed step leads to, or nothing where it may be entered. */
async function byMiddleware(row: Row): Promise<string | undefined> {
  const request = new NextRequest(`http://localhost:3000${stepHref(row.locale, row.step)}`, {
    headers: { host: 'localhost:3000', cookie: toCookieHeader(await cookiesOf(holderOf(row))) },
  })
  const { session } = await openSession(cookieMapOf(request.cookies), Date.now())
  const response = await guardRegistration(request, session, row.locale, row.step)
  const location = response?.headers.get('location')
  return location ? new URL(location).pathname : undefined
}

async function byPage(row: Row): Promise<string | undefined> {
  held.cookies = await cookiesOf(holderOf(row))
  try {
    await requireStep(row.locale, row.step)
    return undefined
  } catch (fault) {
    if (fault instanceof Redirected) return fault.to
    throw fault
  }
}

/**
 * An empty form that may enter is refused for its fields (422); the start of the wizard leads on who has an
 * account.
 */
async function byHandler({ locale, step, ...row }: Row): Promise<string | undefined> {
  const response = await post({ locale, step, json: {}, cookies: holderOf({ locale, step, ...row }) })
  if (response.status === 422) return undefined
  const body: unknown = await response.json()
  expect({ status: response.status, body }).toEqual({ status: 409, body: { redirect: expect.any(String) } })
  return new URL(Object(body).redirect, 'http://localhost').pathname
}

const progressOf = ({ visitor }: Row): Progress => {
  const { jobTitle, defaultB2BUnit, registrationStatus } = Object(visitor.record ?? {})
  return {
    facts: new Set([
      ...(visitor.record ? (['account'] as const) : []),
      ...(jobTitle ? (['jobTitle'] as const) : []),
      ...(defaultB2BUnit ? (['address'] as const) : []),
    ]),
    status: registrationStatus ?? 'NEW',
    justRegistered: visitor.justRegistered ?? false,
  }
}

/** What the one rule says, as an address. */
const byRule = (row: Row): string | undefined => {
  const decision = decideStep(flowOf(row.locale), row.step, progressOf(row))
  return decision.kind === 'enter' ? undefined : stepHref(row.locale, decision.to)
}

const isStartOfCustomer = ({ step, visitor }: Row): boolean =>
  step === 'register' && visitor.record !== undefined

describe('middleware, page and handler decide alike', () => {
  it.each(ROWS)('$step in $locale for $name', async row => {
    if (row.visitor.record) backEnds().reply(`GET users/${USER}`, { body: row.visitor.record })
    const rule = byRule(row)
    expect({ middleware: await byMiddleware(row), page: await byPage(row) }).toEqual({
      middleware: rule,
      page: rule,
    })
    if (isSubmittableStep(row.step) && !isStartOfCustomer(row)) expect(await byHandler(row)).toBe(rule)
    expect(backEnds().writes()).toEqual([])
  })

  it.each(STEP_IDS)('and none of them takes an outage for a sign-out at %s', async (step: StepId) => {
    backEnds().reply(`GET users/${USER}`, { status: 503 })
    const row = { locale: 'en-us' as const, step, visitor: { name: '', record: {} }, name: '' }
    expect(await byMiddleware(row)).toBeUndefined()
    held.cookies = await cookiesOf(holderOf(row))
    expect(await requireStep('en-us', step)).toMatchObject({ kind: 'unavailable' })
    if (isSubmittableStep(step))
      expect((await post({ step, json: {}, cookies: holderOf(row) })).status).toBe(503)
  })

  it('and a session that has ended is one for all of them', async () => {
    backEnds().reply(`GET users/${USER}`, { status: 401 })
    for (const step of STEP_IDS.filter(id => id !== 'register')) {
      const row = { locale: 'en-us' as const, step, visitor: { name: '', record: {} }, name: '' }
      expect([await byMiddleware(row), await byPage(row)]).toEqual(['/en-us/register', '/en-us/register'])
    }
  })

  it('and an account is shown at the start of the wizard, where its form does nothing', async () => {
    const row = {
      locale: 'en-us' as const,
      step: 'register' as const,
      visitor: { name: '', record: {} },
      name: '',
    }
    expect([await byMiddleware(row), await byPage(row)]).toEqual([undefined, undefined])
    expect(await byHandler(row)).toBe('/en-us/register/personal-info')
  })
})

it('every locale has one of the two orders', () => {
  const orders = ORDERS.map(flowOf)
  expect(LOCALES.filter(locale => !orders.includes(flowOf(locale)))).toEqual([])
})
