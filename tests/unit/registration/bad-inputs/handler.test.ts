import { beforeEach, expect, it, vi } from 'vitest'
import { signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { readDraft } from '@/lib/registration/drafts/drafts.server'
import { ok } from '@/lib/result/result'
import type { SubmittableStep } from '@/lib/site/steps'
import { dropDirectionOverrides } from '@/lib/validation/text'
import { USER } from '../back-ends'
import { BROWSER, post } from '../requests'
import { ADDRESS, JOB_TITLE, recordOf, serveBackEnds } from '../store'
import { COUNTRIES, GOOD_FORMS, ROWS } from './good-forms'
import type { Row, Values } from './row'

vi.mock('@/lib/backends/identity/identity-session.server', () => ({ signUpAtIdentity: vi.fn() }))

const signUp = vi.mocked(signUpAtIdentity)

const backEnds = serveBackEnds()

const COOKIE = {
  name: 'sso',
  value: 'x',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: 60 },
} as const

const FACTS: Readonly<Record<SubmittableStep, Readonly<Record<string, unknown>> | undefined>> = {
  register: undefined,
  'personal-info': {},
  'contact-address': JOB_TITLE,
  organisation: { ...JOB_TITLE, ...ADDRESS },
}

const ORGANISATIONS = `users/${USER}/organizations`

const FOUND = { uid: 'o7', name: 'Clinic o7', accountType: 'ORGANIZATION', addresses: {}, status: 'ACTIVE' }

beforeEach(() => {
  signUp.mockReset().mockResolvedValue(ok(COOKIE))
  backEnds().reply('GET countries', {
    body: { countries: COUNTRIES.map(isocode => ({ isocode, name: `Land ${isocode}` })) },
  })
  backEnds().reply(`POST ${ORGANISATIONS}/lookup`, { body: FOUND })
  backEnds().reply(`POST ${ORGANISATIONS}`, { status: 201, body: FOUND })
})

/** The body of a plain form: ticks are `on` or not there. */
const asForm = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === 'string') return [[name, value]]
      return value ? [[name, 'on']] : []
    }),
  )

const ownerOf = (step: SubmittableStep) => (step === 'register' ? { visitor: BROWSER } : { user: USER })

/** Posts a row as script or form, as a user whose open step it is. */
async function send({ step, input }: Row, as: 'json' | 'form') {
  const facts = FACTS[step]
  if (facts) backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
  const values = { ...GOOD_FORMS[step], ...input }
  const cookies = { browser: BROWSER, ...(facts && { user: USER }) }
  return post({ step, cookies, ...(as === 'json' ? { json: values } : { form: asForm(values) }) })
}

const nothingWasWritten = () => {
  expect(backEnds().writes()).toEqual([])
  expect(signUp).not.toHaveBeenCalled()
}

/** What was typed, but for the password and what turns a text around. */
const keptOf = ({ step, input }: Row): Record<string, string> => {
  const { password: _, ...kept } = asForm({ ...GOOD_FORMS[step], ...input })
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, dropDirectionOverrides(value)]),
  )
}

const errorsOf = (errors: unknown): readonly string[] =>
  Object(errors).fieldErrors.map(({ name, code }: { name: string; code: string }) => `${name}: ${code}`)

it.each(ROWS.filter(({ refused }) => refused !== undefined))('refused: $title', async row => {
  const answer = await send(row, 'json')
  expect(answer.status).toBe(422)
  expect(errorsOf(await answer.json())).toEqual([row.refused])

  const page = await send(row, 'form')
  expect(page.status).toBe(303)
  expect(page.headers.get('location')).toBe(`/en-us/register${row.step === 'register' ? '' : `/${row.step}`}`)
  const draft = await readDraft(ownerOf(row.step), row.step)
  expect(errorsOf(draft?.errors)).toEqual([row.refused])
  expect(draft?.values).toEqual(keptOf(row))
  nothingWasWritten()
})

it.each(ROWS.filter(({ refused }) => refused === undefined))('accepted: $title', async row => {
  const answer = await send(row, 'json')
  expect(answer.status, await answer.clone().text()).toBe(200)
  const written = JSON.stringify([signUp.mock.calls, backEnds().sent.map(({ body }) => body)])
  for (const value of Object.values(row.stored ?? {}))
    expect(written).toContain(JSON.stringify(value).slice(1, -1))
})
