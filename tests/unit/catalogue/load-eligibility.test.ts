import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { loadQualificationLevels } from '@/lib/backends/commerce/reference.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { loadEligibility } from '@/lib/catalogue/eligibility.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { QualificationList } from '@/lib/contract/commerce/qualification/qualification'
import type { User } from '@/lib/contract/commerce/user'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { failed, ok } from '@/lib/result/result'

vi.mock('@/lib/backends/commerce/qualifications.server', () => ({ listQualifications: vi.fn() }))
vi.mock('@/lib/backends/commerce/reference.server', () => ({ loadQualificationLevels: vi.fn() }))
vi.mock('@/lib/backends/commerce/users.server', () => ({ fetchUser: vi.fn() }))
vi.mock('@/lib/organisation/organisations.server', () => ({ listOrganisations: vi.fn() }))

/** A scheme in which the letters go the other way round. */
const LEVELS = [
  { code: 'C', name: 'Level C', rank: 1 },
  { code: 'B', name: 'Level B', rank: 2 },
  { code: 'A', name: 'Level A', rank: 3 },
]

const CONTEXT = { locale: 'en-us', user: { id: 'u1', accessToken: 't' } } as const
const NOW = Date.parse('2026-11-22T12:00:00Z')

const OUTAGE = failed({
  kind: 'timeout',
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r1',
} as const)

type Link = {
  association?: Partial<Organization['association']>
  status?: Organization['status']
  level: string
}

const organisation = ({ association = {}, status = 'ACTIVE', level }: Link) =>
  ({
    uid: `o-${level}`,
    name: `Organisation ${level}`,
    accountType: 'ORGANIZATION',
    status,
    addresses: {},
    qualificationLevel: { code: level, name: level },
    association: {
      status: 'ASSOCIATED',
      administrator: false,
      default: false,
      since: '2026-01-01',
      ...association,
    },
  }) as Organization

type Evidence = { level: string; status?: string; validUntil?: string }

/** A person whose record has the level `recorded`, by evidence or by their default organization. */
function serve(recorded: string, evidence: readonly Evidence[], ...links: readonly Link[]): void {
  const qualification: User['qualification'] = { level: recorded, status: 'APPROVED' }
  const qualifications = evidence.map(({ level, status = 'APPROVED', ...end }) => ({
    status,
    grantsLevel: { code: level },
    ...end,
  }))
  vi.mocked(fetchUser).mockResolvedValue(ok({ qualification } as User))
  vi.mocked(listQualifications).mockResolvedValue(ok({ qualifications } as unknown as QualificationList))
  vi.mocked(listOrganisations).mockResolvedValue(ok(links.map(organisation)))
}

const judged = async (title: number, ...items: readonly number[]) => {
  const answer = await loadEligibility(CONTEXT, { title, items }, NOW)
  return answer.ok ? answer.value : answer.error.kind
}

beforeEach(() => {
  vi.mocked(loadQualificationLevels).mockResolvedValue(ok(LEVELS))
})

describe('a person’s own evidence', () => {
  it('counts by its rank on the site, the highest of several', async () => {
    serve('A', [{ level: 'C' }, { level: 'A' }, { level: 'B' }])
    expect(await judged(3)).toEqual({ eligibility: { kind: 'own' }, siteLevel: 'A' })
    serve('C', [{ level: 'C' }])
    expect(await judged(2)).toEqual({ eligibility: { kind: 'short' }, siteLevel: 'C' })
  })

  it.each<[string, readonly Evidence[]]>([
    ['is not approved yet', [{ level: 'A', status: 'SUBMITTED' }]],
    ['has run out', [{ level: 'A', validUntil: '2026-11-21' }]],
    ['is not there', []],
  ])('counts for nothing where it %s', async (_, evidence) => {
    serve('C', evidence)
    expect(await judged(2)).toEqual({ eligibility: { kind: 'short' }, siteLevel: 'C' })
  })

  it('holds on its last day', async () => {
    serve('A', [{ level: 'A', validUntil: '2026-11-22' }])
    expect(await judged(3)).toMatchObject({ eligibility: { kind: 'own' } })
  })
})

it('items of another level than their title’s are judged by their own', async () => {
  serve('B', [{ level: 'B' }])
  expect(await judged(3, 3, 0)).toMatchObject({ eligibility: { kind: 'short' }, items: 'lowerItems' })
  expect(await judged(2, 2, 3)).toMatchObject({ eligibility: { kind: 'own' }, items: 'higherItems' })
  expect(await judged(0, 0, 3)).toMatchObject({ eligibility: { kind: 'open' }, items: 'higherItems' })
})

describe('the level of an organisation', () => {
  it('is enough for orders of that organisation, and never the person’s own', async () => {
    serve('A', [], { level: 'A', association: { default: true } })
    expect(await judged(3)).toEqual({
      eligibility: { kind: 'organization', name: 'Organisation A', isDefault: true },
      siteLevel: 'A',
    })
  })

  it('is enough where it is not the default one', async () => {
    serve('B', [], { level: 'B', association: { default: true } }, { level: 'A' })
    expect(await judged(3)).toMatchObject({
      eligibility: { kind: 'organization', name: 'Organisation A', isDefault: false },
    })
  })

  it.each<[string, Link]>([
    ['has to approve the link', { level: 'A', association: { status: 'PENDING_APPROVAL' } }],
    ['has turned it down', { level: 'A', association: { status: 'REJECTED' } }],
    ['is merged into another one', { level: 'A', status: 'MERGED' }],
  ])('is none where it %s', async (_, link) => {
    serve('C', [], link)
    expect(await judged(3)).toMatchObject({ eligibility: { kind: 'short' } })
  })
})

it.each([
  ['levels', () => vi.mocked(loadQualificationLevels).mockResolvedValue(OUTAGE)],
  ['record', () => vi.mocked(fetchUser).mockResolvedValue(OUTAGE)],
  ['evidence', () => vi.mocked(listQualifications).mockResolvedValue(OUTAGE)],
  ['organisations', () => vi.mocked(listOrganisations).mockResolvedValue(OUTAGE)],
])('without the %s nothing is said of a person', async (_, break_) => {
  serve('A', [{ level: 'A' }])
  break_()
  expect(await judged(2)).toBe('timeout')
})
