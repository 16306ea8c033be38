import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  END_OTHER_SESSIONS,
  LOCKED_OUT_MESSAGE,
  MANAGED_USER_PATH,
  managedUserErrorSchema,
  managedUserSchema,
  otherSessionsEndedSchema,
  PASSWORD_CHANGE_POLICIES,
  REAUTH_HEADER,
  toReauthHeader,
} from '../../../lib/contract/identity-managed-user.ts'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox
let token = ''

beforeAll(async () => {
  sandbox = await startSandbox()
  const identity = createIdentityClient(sandbox)
  token = (await identity.obtainTokens(await identity.signIn('ada.brightwater'))).access_token ?? ''
})

afterAll(() => sandbox.stop())

const patch = (body: unknown, { id = 'uid-ada', bearer = token } = {}): Promise<Response> =>
  fetch(`${sandbox.urls.identity}${MANAGED_USER_PATH}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })

const replace = (field: string, value: unknown) => ({ operation: 'replace', field, value })

const statusOf = async (response: Response): Promise<[number, number]> => [
  response.status,
  managedUserErrorSchema.parse(await response.json()).code,
]

test('a user changes their own names, and the answer is the record as it is now', async () => {
  const response = await patch([replace('/givenName', 'Adaline'), replace('/sn', 'Brightwater')])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(managedUserSchema.parse(await response.json())).toMatchObject({
    _id: 'uid-ada',
    userName: 'ada.brightwater',
    givenName: 'Adaline',
    sn: 'Brightwater',
  })
})

test('a change with a wrong name changes nothing and names the property with its policies', async () => {
  const response = await patch([replace('/givenName', 'Ada'), replace('/sn', '4711')])
  expect(response.status).toBe(403)
  expect(managedUserErrorSchema.parse(await response.json()).detail).toEqual({
    result: false,
    failedPolicyRequirements: [
      { property: 'sn', policyRequirements: [{ policyRequirement: 'VALID_NAME_FORMAT' }] },
    ],
  })
  const after = await patch([replace('/sn', 'Brightwater')])
  expect(await after.json()).toMatchObject({ givenName: 'Adaline' })
})

test('other users, unknown tokens and other properties are refused', async () => {
  const names = [replace('/sn', 'Brightwater')]
  expect(await statusOf(await patch(names, { id: 'uid-ben' }))).toEqual([403, 403])
  expect(await statusOf(await patch(names, { id: 'uid-nobody' }))).toEqual([403, 403])
  expect(await statusOf(await patch(names, { bearer: 'unknown' }))).toEqual([401, 401])
  for (const body of [[replace('/userName', 'root')], [replace('/sn', 7)], [], {}, 'text'])
    expect(await statusOf(await patch(body))).toEqual([400, 400])
})

const changePassword = (password: string, reauth: string | undefined) =>
  fetch(`${sandbox.urls.identity}${MANAGED_USER_PATH}/uid-ada`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-language': 'fr-CA',
      ...(reauth !== undefined && { [REAUTH_HEADER]: reauth }),
    },
    body: JSON.stringify([replace('/password', password)]),
  })

const policiesOf = async (response: Response) =>
  managedUserErrorSchema
    .parse(await response.json())
    .detail?.failedPolicyRequirements.flatMap(({ property, policyRequirements }) =>
      policyRequirements.map(({ policyRequirement }) => `${property}: ${policyRequirement}`),
    )

test('a password is changed with the current one only, to another one that its policies allow', async () => {
  const reauth = [`password: ${PASSWORD_CHANGE_POLICIES.reauth}`]
  expect(await policiesOf(await changePassword('Meadow.2031', undefined))).toEqual(reauth)
  expect(await policiesOf(await changePassword('Meadow.2031', 'Wrong.1234'))).toEqual(reauth)
  expect(await policiesOf(await changePassword('Meadow.2031', "UTF-8''%E0%A4%A"))).toEqual(reauth)
  expect(await policiesOf(await changePassword('short1', PEOPLE_PASSWORD))).toEqual([
    'password: MIN_LENGTH',
    'password: AT_LEAST_X_CAPITAL_LETTERS',
  ])
  expect(await policiesOf(await changePassword(PEOPLE_PASSWORD, PEOPLE_PASSWORD))).toEqual([
    `password: ${PASSWORD_CHANGE_POLICIES.isNew}`,
  ])
})

test('a changed password ends all other sessions and tokens, and is told in the language of the user', async () => {
  const identity = createIdentityClient(sandbox)
  const other = await identity.signIn('ada.brightwater')
  const tokens = await identity.obtainTokens(other)
  expect((await changePassword('Meadow.2031', toReauthHeader(PEOPLE_PASSWORD))).status).toBe(200)
  expect((await identity.callSession('getSessionInfo', other)).status).toBe(401)
  expect((await identity.refresh(tokens.refresh_token)).status).toBe(400)
  expect((await identity.fetchUserInfo(tokens.access_token)).status).toBe(401)
  expect((await identity.fetchUserInfo(token)).status).toBe(200)
  const { mail } = await (await fetch(`${sandbox.urls.control}/mail`)).json()
  expect(mail.at(-1)).toMatchObject({ to: 'ada.brightwater@example.com' })
  expect(mail.at(-1).text).toMatch(/mot de passe de votre compte a été modifié/)
})

test('a user ends all their other sessions and tokens, and nobody else’s', async () => {
  const identity = createIdentityClient(sandbox)
  const [other, stranger] = [
    await identity.signIn('ada.brightwater', 'Meadow.2031'),
    await identity.signIn('ben.ormsby'),
  ]
  const end = (id: string, bearer = token, action: string = END_OTHER_SESSIONS._action) =>
    fetch(`${sandbox.urls.identity}${MANAGED_USER_PATH}/${id}?_action=${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    })
  expect(await statusOf(await end('uid-ben'))).toEqual([403, 403])
  expect(await statusOf(await end('uid-ada', 'unknown'))).toEqual([401, 401])
  expect(await statusOf(await end('uid-ada', token, 'other'))).toEqual([400, 400])
  expect((await identity.callSession('getSessionInfo', other)).status).toBe(200)
  expect(otherSessionsEndedSchema.parse(await (await end('uid-ada')).json())).toEqual({ result: true })
  expect((await identity.callSession('getSessionInfo', other)).status).toBe(401)
  expect((await identity.callSession('getSessionInfo', stranger)).status).toBe(200)
  expect((await identity.fetchUserInfo(token)).status).toBe(200)
})

test('the account locks after repeated wrong passwords', async () => {
  for (const guess of ['1', '2', '3', '4', '5']) await changePassword('Meadow.2032', guess)
  const answer = await changePassword('Meadow.2032', 'Meadow.2031')
  expect(managedUserErrorSchema.parse(await answer.json()).message).toBe(LOCKED_OUT_MESSAGE)
})
