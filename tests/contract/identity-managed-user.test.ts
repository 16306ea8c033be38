import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  MANAGED_USER_PATH,
  managedUserErrorSchema,
  managedUserSchema,
} from '../../lib/contract/identity-managed-user.ts'
import { createIdentityClient } from '../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../support/sandbox.ts'

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
