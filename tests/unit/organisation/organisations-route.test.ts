import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/organisations/route'
import { ACCOUNT_VIEWS } from '@/lib/organisation/account-view-schema'
import { organisationsPath } from '@/lib/site/paths'
import { USER } from '../registration/back-ends'
import { readAs } from '../registration/requests'
import { serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

const CALL = `GET users/${USER}/organizations`
const CLINIC = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  customerAccountNumber: '1001',
  addresses: {},
  status: 'ACTIVE',
}

const PATH = organisationsPath('en-gb')

const ask = () => readAs(GET, PATH, { user: USER })

describe('the accounts of the signed-in user', () => {
  it('are answered in the agreed shape and stored by no one', async () => {
    backEnds().reply(CALL, { body: { organizations: [CLINIC] } })
    const answer = await ask()
    expect(answer).toMatchObject({ status: 200, cache: 'private, no-store' })
    expect(ACCOUNT_VIEWS.parse(answer.body).accounts).toMatchObject([{ uid: 'org-cedar', number: '1001' }])
    expect(backEnds().sentTo(CALL)[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'x-site-id': 'ukassessments',
    })
  })

  it('are asked of no one for an anonymous user', async () => {
    expect(await readAs(GET, PATH, {})).toMatchObject({ status: 401, body: { code: 'signedOut' } })
    expect(backEnds().sent).toEqual([])
  })

  it.each(['', 'xx-xx', 'toString', 'EN-GB'])('are not known on a site %j', async locale => {
    const answer = await readAs(GET, `/api/organisations?locale=${locale}`, { user: USER })
    expect(answer).toMatchObject({ status: 400, body: { code: 'locale' } })
    expect(backEnds().sent).toEqual([])
  })

  it('cannot be had with a token that commerce refuses: the session has ended', async () => {
    backEnds().reply(CALL, { status: 401, body: {} })
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'signedOut' } })
  })

  it('cannot be had while it is unknown who asks', async () => {
    const answer = await readAs(GET, PATH, { user: USER, isExpired: true })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(backEnds().sent).toEqual([])
  })

  it.each([
    ['an outage', { status: 503, body: {} }],
    ['a broken connection', 'hang-up'],
    ['an answer of another shape', { body: { organizations: [{}] } }],
    ['a refusal', { status: 403, body: {} }],
  ] as const)('cannot be had after %s, and no one is signed out by that', async (_what, reply) => {
    backEnds().reply(CALL, reply)
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})
