import { describe, expect, it } from 'vitest'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { USER } from '../../registration/back-ends'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'fr-ca', user: { id: USER, accessToken: 'token-nora' } } as const
const CALL = `GET users/${USER}/addresses`

const address = (id: string, rest: object = {}) => ({
  id,
  firstName: 'Nora',
  lastName: 'Vale',
  line1: '1 Elm Street',
  town: 'Utica',
  country: { isocode: 'US' },
  ...rest,
})

const listed = async (...addresses: object[]) => {
  backEnds().reply(CALL, { body: { addresses } })
  return listAddresses(CONTEXT)
}

describe('the address book', () => {
  it('is asked for with all its parts, as the person, in the words of the site', async () => {
    expect(await listed(address('a1'))).toEqual({ ok: true, value: [address('a1')] })
    const [sent] = backEnds().sent
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({ fields: 'FULL', lang: 'fr' })
    expect(sent?.headers).toMatchObject({ authorization: 'Bearer token-nora' })
  })

  it('is empty without addresses', async () => {
    expect(await listed()).toEqual({ ok: true, value: [] })
  })

  it('leaves out what commerce does not want to be seen there', async () => {
    const answer = await listed(
      address('seen', { visibleInAddressBook: true }),
      address('hidden', { visibleInAddressBook: false }),
    )
    expect(answer).toMatchObject({ ok: true, value: [{ id: 'seen' }] })
  })

  it.each([
    ['a token that is no good any more', { status: 401, body: {} }, { kind: 'http', status: 401 }],
    ['an outage', { status: 500, body: {} }, { kind: 'http', status: 500 }],
    ['a broken connection', 'hang-up', { kind: 'network' }],
    ['an answer of another shape', { body: { addresses: [{ id: 7 }] } }, { kind: 'contract' }],
  ] as const)('fails by its kind on %s', async (_what, reply, error) => {
    backEnds().reply(CALL, reply)
    expect(await listAddresses(CONTEXT)).toMatchObject({
      ok: false,
      error: { operation: 'listAddresses', ...error },
    })
  })
})
