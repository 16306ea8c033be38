import { describe, expect, it } from 'vitest'
import { PROMPT_FORM } from '@/lib/prompts/prompt-form'
import { savePrompt } from '@/lib/prompts/save-prompt.server'
import { type Reply, USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token' } } as const

const save = async (fields: Record<string, string>) => {
  const saved = await savePrompt(PROMPT_FORM.parse(fields), CONTEXT)
  return saved.ok ? saved.value : { ...saved.error }
}

const form = (code: string) => ({ fieldErrors: [], formErrors: [{ code }] })
const field = (name: string, code: string) => ({ fieldErrors: [{ name, code }], formErrors: [] })

describe('an answer that a back end does not take', () => {
  it.each<[string, Reply, object]>([
    [
      'to whom it belongs',
      { status: 409, body: { code: 'email_taken', message: 'no' } },
      field('email', 'taken'),
    ],
    [
      'that it is wrong',
      { status: 400, body: { code: 'invalid_request', message: 'no' } },
      field('email', 'invalid'),
    ],
    ['to wait', { status: 429, body: { code: 'too_many', message: 'no' } }, form('tooManyRequests')],
    ['to try later', { status: 503, body: {} }, form('unavailable')],
    ['to try later', 'hang-up', form('unavailable')],
  ])('says %s of an email', async (_, reply, errors) => {
    backEnds().reply('POST updateProfile', reply)
    expect(await save({ task: 'email', email: 'nora@example.org' })).toEqual(errors)
  })

  it.each<[string, Reply, object]>([
    [
      'that it is wrong',
      { status: 400, body: { errors: [{ type: 'ValidationError' }] } },
      field('phone', 'invalid'),
    ],
    [
      'to wait',
      { status: 429, body: { errors: [{ type: 'TooManyRequestsError' }] } },
      form('tooManyRequests'),
    ],
    ['to try later', { status: 500, body: {} }, form('unavailable')],
  ])('says %s of a phone number', async (_, reply, errors) => {
    backEnds().reply(`PATCH users/${USER}`, reply)
    expect(await save({ task: 'phone', phoneCountry: 'US', phone: '(614) 555-0142' })).toEqual(errors)
  })
})
