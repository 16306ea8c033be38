import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCustomerByIamId } from '../../../sandbox/commerce/customers/customer-store.ts'
import { isMember } from '../../../sandbox/commerce/organizations/association-store.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

/** Sends a body in chunks, so that no header states its length. */
const send = (
  method: string,
  path: string,
  chunks: readonly string[],
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-platform-key': 'sandbox-only-platform-key',
      ...(chunks.length > 0 ? { 'transfer-encoding': 'chunked' } : {}),
    }
    const call = request(new URL(path, sandbox.urls.commerce), { method, headers }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', part => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    call.on('error', reject)
    for (const chunk of chunks) call.write(chunk)
    call.end()
  })

const VERIFICATION = '/occ/v2/usassessments/users/anonymous/addresses/verification'

describe('the commerce service over a real socket', () => {
  it('reads a chunked body', async () => {
    const address = JSON.stringify({
      line1: '310 rue des Érables',
      town: 'Québec',
      region: { isocode: 'CA-QC' },
      postalCode: 'G1R 2B5',
      country: { isocode: 'CA' },
    })
    const answer = await send('POST', VERIFICATION, [address.slice(0, 30), address.slice(30)])
    expect(JSON.parse(answer.body)).toMatchObject({ result: 'VERIFIED' })
  })

  it('stops reading a body that becomes too large', async () => {
    const answer = await send('POST', VERIFICATION, [
      '{"line1":"',
      ...Array<string>(9).fill('x'.repeat(8192)),
      '"}',
    ])
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      413,
      { errors: [expect.objectContaining({ type: 'PayloadTooLargeError' })] },
    ])
  })

  it('accepts a POST without a body', async () => {
    expect((await send('POST', '/store/logout?timeout=true', [])).status).toBe(302)
  })

  it('gives a user that a test creates the requested commerce facts, until the next reset', async () => {
    const user = {
      id: 'uid-tess',
      username: 'tess.corvane',
      givenName: 'Tess',
      familyName: 'Corvane',
      email: 'tess.corvane@example.com',
      facts: { commerce: { jobTitle: 'nurse', organization: { uid: 'org-bluegum', administrator: true } } },
    }
    const control = (path: string, body: object) =>
      fetch(new URL(path, sandbox.urls.control), { method: 'POST', body: JSON.stringify(body) })
    const { database } = sandbox.context
    expect((await control('/users', user)).status).toBe(201)
    const customer = findCustomerByIamId(database, 'uid-tess')
    expect(customer).toMatchObject({ uid: 'tess.corvane', jobTitle: 'nurse' })
    expect(isMember(database, 'org-bluegum', customer?.customerId ?? '')).toBe(true)
    expect((await control('/reset', {})).status).toBe(204)
    expect(findCustomerByIamId(database, 'uid-tess')).toBeUndefined()
    expect(findCustomerByIamId(database, 'uid-edith')?.registrationStatus).toBe('REGISTERED')
  })
})
