import { beforeEach, describe, expect, it } from 'vitest'
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

const ORGANIZATIONS = `GET users/${USER}/organizations`

const member = (name: string, level: { code: string } | undefined, eligible: boolean) => ({
  uid: name,
  name,
  eligible,
  ...(level && { level }),
})

const organization = (uid: string, level: string, status = 'ASSOCIATED') => ({
  uid,
  name: `Organization ${uid}`,
  accountType: 'ORGANIZATION',
  status: 'ACTIVE',
  addresses: {},
  qualificationLevel: { code: level, name: `Level ${level}` },
  association: { status, administrator: false, default: false, since: '2026-01-01' },
})

beforeEach(() => {
  const qualificationLevels = [B, C].map(level => ({
    ...level,
    description: '',
    requiresApproval: true,
    aliases: [],
  }))
  backEnds().reply('GET accounts/qualificationLevels', { body: { qualificationLevels } })
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

  it('names the other organizations that the buyer may order for whose level is enough for all lines', async () => {
    backEnds().reply(ORGANIZATIONS, () => ({
      body: {
        organizations: [
          organization('o1', 'C'),
          organization('o2', 'B'),
          organization('o3', 'C'),
          organization('o4', 'C', 'PENDING_APPROVAL'),
        ],
      },
    }))
    expect((await loadGateFacts(SHOPPER, CART))?.organizations).toEqual(['Organization o3'])
  })

  it('leaves them out where they cannot be found out', async () => {
    backEnds().reply(ORGANIZATIONS, () => ({ status: 503, body: {} }))
    expect(await loadGateFacts(SHOPPER, CART)).not.toHaveProperty('organizations')
  })

  it('is nothing for a cart without a missing level', async () => {
    const entries = [entryOf(COURSE, 1, { qualification: { required: B, satisfied: true } })]
    expect(await loadGateFacts(SHOPPER, cartOf({ entries }))).toBeUndefined()
  })
})
