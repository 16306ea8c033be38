import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  identityProfileSchema,
  LOGIN_SERVICE_PATH,
  loginServiceErrorSchema,
  profileSavedSchema,
  routingRegionSchema,
} from '../../../lib/contract/login-service.ts'
import { readMail } from '../../../sandbox/mail-store.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox
let session: string
let token: string
let base: string

beforeAll(async () => {
  sandbox = await startSandbox()
  const identity = createIdentityClient(sandbox)
  session = await identity.signIn('ada.brightwater')
  token = (await identity.obtainTokens(session)).access_token ?? ''
  base = `${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}`
})

afterAll(() => sandbox.stop())

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${base}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const errorOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  loginServiceErrorSchema.parse(await response.json()).code,
]

const personalInfo = () => ({
  jobTitle: 'school-psychologist',
  industry: 'schools',
  sector: 'public-school',
  phone: '+16145550142',
  userId: 'uid-ada',
  token,
})

test('the routing region is one of a known set', async () => {
  const response = await fetch(`${base}/routingRegion`)
  expect(routingRegionSchema.parse(await response.json())).toEqual({ routingRegion: 'AMER' })
})

test('the session check answers with the text true or false, by cookie or token', async () => {
  const ask = async (query: string, cookie = ''): Promise<string> =>
    (await fetch(`${base}/session${query}`, { headers: { cookie } })).text()
  expect(await ask('')).toBe('false')
  expect(await ask('', `iPlanetDirectoryPro=${session}`)).toBe('true')
  expect(await ask('', 'iPlanetDirectoryPro=unknown')).toBe('false')
  expect(await ask(`?token=${token}`)).toBe('true')
  expect(await ask('?token=unknown', `iPlanetDirectoryPro=${session}`)).toBe('false')
})

test('a profile is returned to its owner only', async () => {
  const ask = (userId: string, given: string) =>
    fetch(`${base}/identityProfiles?${new URLSearchParams({ userId, token: given })}`)
  expect(identityProfileSchema.parse(await (await ask('uid-ada', token)).json())).toEqual({
    givenName: 'Ada',
    familyName: 'Brightwater',
  })
  expect(await errorOf(await ask('uid-ben', token))).toEqual([403, 'wrong_user'])
  expect(await errorOf(await ask('uid-ada', 'unknown'))).toEqual([401, 'invalid_token'])
  expect(await errorOf(await fetch(`${base}/identityProfiles`))).toEqual([400, 'invalid_request'])
})

test('personal info is stored, and storing it again changes nothing', async () => {
  for (const _attempt of [1, 2]) {
    const response = await post('personalInfo', personalInfo())
    expect(profileSavedSchema.parse(await response.json())).toEqual({ userId: 'uid-ada' })
  }
  const rows = sandbox.context.database.prepare('SELECT user_id, phone FROM login_personal_info').all()
  expect(rows.map(row => ({ ...row }))).toEqual([{ user_id: 'uid-ada', phone: '+16145550142' }])
})

test('personal info of another user, with an invalid token or malformed is rejected', async () => {
  expect(await errorOf(await post('personalInfo', { ...personalInfo(), userId: 'uid-ben' }))).toEqual([
    403,
    'wrong_user',
  ])
  expect(await errorOf(await post('personalInfo', { ...personalInfo(), token: 'x' }))).toEqual([
    401,
    'invalid_token',
  ])
  expect(await errorOf(await post('personalInfo', { ...personalInfo(), phone: '12' }))).toEqual([
    400,
    'invalid_request',
  ])
  expect(await errorOf(await post('personalInfo', 'text'))).toEqual([400, 'invalid_request'])
})

test('an email is replaced by the code of the mailed link alone, unless another account has it', async () => {
  const change = (email: string, code?: string) =>
    post('updateProfile', { userId: 'uid-ada', token, siteId: 'usassessments', email, code })
  expect(await errorOf(await change('nonsense'))).toEqual([400, 'invalid_request'])
  expect(await errorOf(await change('ada@example.org'))).toEqual([403, 'code_needed'])
  expect(await errorOf(await change('ada@example.org', 'guessed'))).toEqual([410, 'code_invalid'])
  const begin = (email: string) =>
    post('emailChange', { userId: 'uid-ada', token, siteId: 'usassessments', email, languageTag: 'en-US' })
  expect(await errorOf(await begin('Ben.Ormsby@example.com'))).toEqual([409, 'email_taken'])
  expect((await begin('ada@example.org')).status).toBe(200)
  const [link] = readMail(sandbox.context.database).filter(({ to }) => to === 'ada@example.org')
  const code = /[?&]link=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? ''
  expect(await errorOf(await change('other@example.org', code))).toEqual([410, 'code_invalid'])
  // A repetition, whose first answer may have been lost, succeeds.
  for (const _attempt of [1, 2]) expect((await change('ada@example.org', code)).status).toBe(200)
  const { body } = await createIdentityClient(sandbox).fetchUserInfo(token)
  expect(body.email).toBe('ada@example.org')
})

test('an expired token is rejected', async () => {
  sandbox.clock.advance(601)
  expect(await errorOf(await post('personalInfo', personalInfo()))).toEqual([401, 'invalid_token'])
  sandbox.clock.reset()
})
