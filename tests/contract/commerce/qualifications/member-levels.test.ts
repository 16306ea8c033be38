import { beforeEach, describe, expect, it } from 'vitest'
import { memberListSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { memberLevelListSchema } from '../../../../lib/contract/commerce/qualification/member-level.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

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
      level: { code: 'B', name: 'Level B' },
      validUntil: '2026-12-31',
    })
  })

  it('are those of this organization and of their own evidence, not of another organization', async () => {
    commerce.context.database.exec(`
      UPDATE commerce_associations SET is_default = 0
        WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-quentin');
      INSERT INTO commerce_associations (organization_uid, customer_id, status, administrator, is_default, since)
        SELECT 'org-cedarlight', customer_id, 'ASSOCIATED', 0, 1, 0
        FROM commerce_customers WHERE iam_id = 'uid-quentin';
      UPDATE commerce_organizations SET qualification_level = 'B', qualification_valid_until = '2027-05-05'
        WHERE uid = 'org-lindenrow';
      UPDATE commerce_organizations SET qualification_level = 'C', qualification_valid_until = '2031-01-01'
        WHERE uid = 'org-cedarlight';
    `)
    const own = { level: { code: 'B' }, validUntil: '2027-05-05' }
    expect((await levels()).members.find(({ name }) => name === 'Quentin Ash')).toMatchObject(own)
    const answer = await commerce.us(LINDEN.replace('memberLevels', 'members'), { as: 'uid-petra' })
    const { members } = await readExactly(answer, memberListSchema)
    expect(members.find(({ name }) => name === 'Quentin Ash')?.level?.code).toBe('B')
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
