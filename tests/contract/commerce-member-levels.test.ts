import { beforeEach, describe, expect, it } from 'vitest'
import { memberLevelListSchema } from '../../lib/contract/commerce/qualification/member-level.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from './commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const LINDEN = '/users/current/organizations/org-lindenrow/memberLevels'

const levels = async (query = '') =>
  readExactly(await commerce.us(`${LINDEN}${query}`, { as: 'uid-petra' }), memberLevelListSchema)

describe('the levels of an organization’s members', () => {
  it('are told to its administrator by name, with the last day and nothing about the evidence', async () => {
    commerce.context.database.exec(
      "UPDATE commerce_organizations SET qualification_valid_until = '2026-12-31' WHERE uid = 'org-lindenrow'",
    )
    const { members, pagination } = await levels()
    expect(pagination).toMatchObject({ pageSize: 20, totalPages: 1, totalResults: members.length })
    expect(members.map(({ name }) => name)).toEqual(members.map(({ name }) => name).toSorted())
    const quentin = members.find(({ name }) => name === 'Quentin Ash')
    expect(quentin).toEqual({
      id: expect.any(String),
      name: 'Quentin Ash',
      level: { code: 'C', name: 'Level C' },
      validUntil: '2026-12-31',
    })
  })

  it('come in pages', async () => {
    const [first, second] = [await levels('?pageSize=1'), await levels('?pageSize=1&currentPage=1')]
    expect([first.members.length, second.members.length]).toEqual([1, 1])
    expect(first.members[0]?.id).not.toBe(second.members[0]?.id)
    expect((await levels('?currentPage=40')).members).toEqual([])
  })

  it.each(['uid-quentin', 'uid-mira'])('are refused to %s, who does not administer it', async as => {
    const answer = await commerce.us(LINDEN, { as })
    expect([403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('Petra')
  })

  it('are refused to a member', async () => {
    await expectRefusal(await commerce.us(LINDEN, { as: 'uid-quentin' }), 403, { type: 'ForbiddenError' })
  })
})
