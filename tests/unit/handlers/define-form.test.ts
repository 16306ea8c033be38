import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSubmitAnswer } from '@/components/form/send/submit-answer'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { readRejectedForm } from '@/lib/forms/rejected-form.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import type { Customer, Sender } from '@/lib/session/customer.server'

import { forgetProcessState, setSharedState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const ORIGIN = 'http://localhost:3000'
const PAGE = '/en-us/store/devices'

/** Who sends the next request. */
let customer: Customer

const signedInAs = (id: string): Customer => ({
  kind: 'signedIn',
  context: { locale: 'en-us', user: { id, accessToken: `token-${id}` } },
})

const submit = vi.fn<() => Promise<ResultOf<NextResult>>>()

/** A form that names a device: the smallest that has all that a definition can say. */
const post = defineForm<Sender, { name: string }, NextResult>({
  name: 'name-device',
  readSender: async (locale, cookies) => ({ locale, cookies, customer }),
  counters: ({ address }) => [{ limit: 'write', key: `device/${address}` }],
  signedIn: true,
  page: () => PAGE,
  fallbackPage: () => '/en-us/store',
  typed: ({ fields }) => ({ name: String(fields.name) }),
  parse: ({ fields: { name } }) => (typeof name === 'string' ? ok({ name }) : failed('malformed')),
  result: STORED_FORM_RESULT,
  submit,
})

const DONE = {
  kind: 'next',
  href: PAGE,
  flash: { tone: 'success', message: 'Named', lines: [] },
} as const

beforeEach(() => {
  setSharedState()
  forgetProcessState('rate-limits')
  customer = signedInAs('ada')
  submit.mockReset().mockResolvedValue(DONE)
})

type Sent = { form: Record<string, string>; accept?: string; origin?: string }

function send({ form, accept = 'text/html', origin = ORIGIN }: Sent): Promise<Response> {
  const headers = { host: 'localhost:3000', origin, accept }
  const body = new URLSearchParams(form)
  return post(new NextRequest(`${ORIGIN}/api/devices?locale=en-us`, { method: 'POST', headers, body }))
}

/** The page that a browser is led to, and the rejected form that it names. */
async function led(sent: Sent) {
  const response = await send(sent)
  expect(response.status).toBe(303)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', ORIGIN)
  return { pathname, searchParams, id: searchParams.get('form') ?? '' }
}

/** What the script of the form reads out of the response. */
async function answerToScript() {
  const response = await send({ form: NAMED, accept: 'application/json' })
  return readSubmitAnswer(response.status, await response.json(), response.headers.get('retry-after'))
}

const NAMED = { name: 'Tablet', submissionKey: 'key-of-one-submission' }

describe('a submitted form', () => {
  it('is carried out once for a double click, and both are led to the next page with its flash', async () => {
    const answers = await Promise.all([led({ form: NAMED }), led({ form: NAMED })])
    expect(submit).toHaveBeenCalledOnce()
    for (const { pathname, searchParams } of answers) {
      expect(pathname).toBe(PAGE)
      expect(searchParams.has('notifications')).toBe(true)
    }
  })

  it('leads a script to the same next page, with its flash', async () => {
    const answer = await answerToScript()
    if (answer.kind !== 'next') throw new Error(`The answer was ${answer.kind}`)
    const { pathname, searchParams } = new URL(answer.to, ORIGIN)
    expect(pathname).toBe(PAGE)
    expect(searchParams.has('notifications')).toBe(true)
  })

  it('that another site has made is refused before anything is read', async () => {
    expect((await send({ form: NAMED, origin: 'https://evil.example' })).status).toBe(403)
    expect(submit).not.toHaveBeenCalled()
  })

  it('that no page of ours sends is refused as malformed, and a browser is told on a page', async () => {
    expect((await send({ form: {}, accept: 'application/json' })).status).toBe(400)
    const { pathname, searchParams } = await led({ form: {} })
    expect(pathname).toBe('/en-us/store')
    expect(searchParams.has('notifications')).toBe(true)
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('what was typed into a form that is not carried out', () => {
  const errors = { fieldErrors: [{ name: 'name', code: 'taken' }], formErrors: [] }

  it.each<[string, Customer]>([
    ['before', signedInAs('ada')],
    ['after', { kind: 'anonymous', context: { locale: 'en-us' } }],
  ])('is stored for its user alone %s the session has ended, and nothing is submitted', async (_, sender) => {
    customer = sender
    const form = { ...NAMED, formOwner: await sealFormOwner('ada'), storeOnly: 'true' }
    const response = await send({ form, accept: 'application/json' })
    expect(response.status).toBe(200)
    const { pathname, searchParams } = new URL((await response.json()).next, ORIGIN)
    expect(pathname).toBe(PAGE)
    const id = searchParams.get('form') ?? ''
    expect(await readRejectedForm(id, 'ada')).toEqual({
      fields: { name: 'Tablet' },
      errors: { fieldErrors: [], formErrors: [] },
    })
    expect(await readRejectedForm(id, 'bob')).toBeUndefined()
    expect(submit).not.toHaveBeenCalled()
  })

  it('comes back to its page with its errors, for its user only', async () => {
    submit.mockResolvedValue({ kind: 'rejected', errors })
    const { pathname, id } = await led({ form: NAMED })
    expect(pathname).toBe(PAGE)
    expect(await readRejectedForm(id, 'ada')).toEqual({ fields: { name: 'Tablet' }, errors })
    expect(await readRejectedForm(id, 'bob')).toBeUndefined()
    expect(await readRejectedForm(id, undefined)).toBeUndefined()
    expect(await readRejectedForm('x'.repeat(22), 'ada')).toBeUndefined()
  })

  it('is answered to a script with its errors', async () => {
    submit.mockResolvedValue({ kind: 'rejected', errors })
    const response = await send({ form: NAMED, accept: 'application/json' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual(errors)
    expect(await answerToScript()).toEqual({ kind: 'refused', ...errors })
  })

  it('stays on the page of a script where the session has ended, which leads to sign-in', async () => {
    customer = { kind: 'anonymous', context: { locale: 'en-us' } }
    expect(await answerToScript()).toEqual({
      kind: 'signIn',
      to: expect.stringMatching(/^\/en-us\/login\?/),
    })
  })

  it('passes through sign-in where no one is signed in', async () => {
    customer = { kind: 'anonymous', context: { locale: 'en-us' } }
    const { pathname, searchParams } = await led({ form: NAMED })
    expect(pathname).toBe('/en-us/login')
    const back = new URL(searchParams.get('returnTo') ?? '', ORIGIN)
    expect(back.pathname).toBe(PAGE)
    expect((await readRejectedForm(back.searchParams.get('form') ?? '', 'ada'))?.fields).toEqual({
      name: 'Tablet',
    })
  })

  it('stays with its user where the session has ended, and sign-in says so', async () => {
    customer = { kind: 'anonymous', context: { locale: 'en-us' } }
    const { pathname, searchParams } = await led({
      form: { ...NAMED, formOwner: await sealFormOwner('ada') },
    })
    expect(pathname).toBe('/en-us/login')
    expect(searchParams.get('notice')).toBe('sessionEnded')
    const id = new URL(searchParams.get('returnTo') ?? '', ORIGIN).searchParams.get('form') ?? ''
    expect((await readRejectedForm(id, 'ada'))?.fields).toEqual({ name: 'Tablet' })
    expect(await readRejectedForm(id, 'bob')).toBeUndefined()
  })

  it('is not shown to another user who has signed in meanwhile', async () => {
    customer = signedInAs('bob')
    const { pathname, id } = await led({ form: { ...NAMED, formOwner: await sealFormOwner('ada') } })
    expect(pathname).toBe('/en-us/store')
    expect(id).toBe('')
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a form that failed', () => {
  it.each([
    ['signedOut', 401],
    ['otherAccount', 409],
    ['unknownForm', 403],
    ['rateLimited', 429],
    ['unavailable', 503],
    ['unconfirmed', 503],
    ['conflict', 409],
  ] as const)('because of %s is answered to a script with %i and a sentence', async (reason, status) => {
    submit.mockResolvedValue({ kind: 'failed', reason, retryAfterSeconds: 7 })
    const response = await send({ form: NAMED, accept: 'application/json' })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w\.$/) })
    expect(response.headers.get('retry-after')).toBe(reason === 'rateLimited' ? '7' : null)
    const answer = await answerToScript()
    if (reason === 'signedOut') expect(answer.kind).toBe('signIn')
    else expect(answer).toMatchObject({ formErrors: [{ text: expect.stringMatching(/\w\.$/) }] })
  })

  it('may be sent again with the same key, and is tried again', async () => {
    submit.mockResolvedValueOnce({ kind: 'failed', reason: 'unavailable', retryKey: NAMED.submissionKey })
    const { searchParams } = await led({ form: NAMED })
    expect(searchParams.get('submissionKey')).toBe(NAMED.submissionKey)
    await led({ form: NAMED })
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('while the identity provider is away keeps what was typed', async () => {
    customer = { kind: 'unavailable' }
    const { pathname, id } = await led({ form: NAMED })
    expect(pathname).toBe(PAGE)
    expect((await readRejectedForm(id, undefined))?.fields).toEqual({ name: 'Tablet' })
    expect(submit).not.toHaveBeenCalled()
  })
})
