import { describe, expect, it } from 'vitest'
import { loadGateFacts } from '@/lib/cart/gates/gate-facts.server'
import { COURSE, cartOf, entryOf, KIT, REPORTS } from '../../../components/cart/samples'
import { USER } from '../../registration/back-ends'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

const SHOPPER = {
  locale: 'en-us',
  cookies: new Map<string, string>(),
  guid: undefined,
  customer: { kind: 'signedIn', context: { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } },
} as const

const B = { code: 'B' as const, name: 'Level B', rank: 2 }
const C = { code: 'C' as const, name: 'Level C', rank: 3 }

const CART = cartOf({
  organization: { uid: 'o1', name: 'Eastmarsh Schools' },
  entries: [
    entryOf(REPORTS, 10, { qualification: { required: B, satisfied: false } }),
    entryOf(KIT, 1, { qualification: { required: C, satisfied: false } }),
  ],
})

const MEMBERS = 'GET users/current/organizations/o1/qualifiedUsers'

const member = (name: string, level: { code: string } | undefined, eligible: boolean) => ({
  uid: name,
  name,
  eligible,
  ...(level && { level }),
})

describe('what the gate panel is drawn from', () => {
  it('names who has each level that is missing, by one call', async () => {
    backEnds().reply(MEMBERS, () => ({
      body: {
        qualifiedUsers: [member('Ada', B, true), member('Bo', C, true), member('Cy', undefined, false)],
      },
    }))
    expect((await loadGateFacts(SHOPPER, CART))?.holders).toEqual([
      { level: C, people: ['Bo'] },
      { level: B, people: ['Ada', 'Bo'] },
    ])
    expect(backEnds().sentTo(MEMBERS)).toHaveLength(1)
  })

  it('leaves out who has it where that cannot be found out', async () => {
    backEnds().reply(MEMBERS, () => ({ status: 503, body: {} }))
    expect(await loadGateFacts(SHOPPER, CART)).not.toHaveProperty('holders')
  })

  it('is nothing for a cart without a missing level', async () => {
    const entries = [entryOf(COURSE, 1, { qualification: { required: B, satisfied: true } })]
    expect(await loadGateFacts(SHOPPER, cartOf({ entries }))).toBeUndefined()
  })
})
