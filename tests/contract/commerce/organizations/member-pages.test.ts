import { beforeEach, expect, it } from 'vitest'
import { memberListSchema, memberSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { addMembers } from '../../support/many-members.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
  addMembers(commerce.context.database, 'org-lindenrow', 40)
})

const LINDEN = '/users/current/organizations/org-lindenrow/members'

const people = async (query = '', as = 'uid-petra') =>
  readExactly(await commerce.us(`${LINDEN}${query}`, { as }), memberListSchema)

it('the people of an organization come in pages, by name', async () => {
  const [first, last] = [await people(), await people('?currentPage=2')]
  expect([first.members.length, last.members.length]).toEqual([20, 2])
  expect(first.pagination).toEqual({ currentPage: 0, pageSize: 20, totalPages: 3, totalResults: 42 })
  const names = first.members.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect((await people('?currentPage=9')).members).toEqual([])
})

it('those who wait for a decision are on the first page', async () => {
  commerce.context.database.exec(
    "UPDATE commerce_associations SET status = 'PENDING_APPROVAL' WHERE customer_id = 'many-39'",
  )
  commerce.context.database.exec(
    "UPDATE commerce_associations SET administrator_requested = 1 WHERE customer_id = 'many-38'",
  )
  const { members, associated } = await people()
  expect(members.slice(0, 2).map(({ id }) => id)).toEqual(['many-38', 'many-39'])
  expect(associated).toBe(41)
})

it('are found by part of their name, or of their email by an administrator alone', async () => {
  const found = async (query: string, as?: string) =>
    (await people(`?query=${encodeURIComponent(query)}`, as)).members.map(({ id }) => id)
  expect(await found('MEMBER 07')).toEqual(['many-07'])
  expect(await found('many-12@')).toEqual(['many-12'])
  expect(await found('petra.lind@', 'uid-quentin')).toEqual([])
  expect(await found('%')).toEqual([])
  expect((await people('?query=member%2007')).associated).toBe(42)
})

it('one of them is told alone, with nothing more than in the list', async () => {
  const [listed] = (await people('?query=member%2007')).members
  const one = await readExactly(await commerce.us(`${LINDEN}/many-07`, { as: 'uid-petra' }), memberSchema)
  expect(one).toEqual(listed)
})

it('a member is told of administrators and themselves alone', async () => {
  expect((await people('', 'uid-quentin')).members.map(({ name }) => name)).toEqual([
    'Petra Lind',
    'Quentin Ash',
  ])
  const answer = await commerce.us(`${LINDEN}/many-07`, { as: 'uid-quentin' })
  await expectRefusal(answer, 404, {})
})

it('strangers are told of nobody', async () => {
  await expectRefusal(await commerce.us(`${LINDEN}/many-07`, { as: 'uid-edith' }), 403, {})
})
