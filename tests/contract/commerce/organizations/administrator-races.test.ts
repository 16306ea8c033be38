import { beforeEach, expect, it } from 'vitest'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import {
  countAdministrators,
  putAssociation,
} from '../../../../sandbox/commerce/organizations/association-store.ts'
import { type CommerceHarness, createHarness } from '../commerce-harness.ts'

// Calls that arrive together: each is judged by what the one before has left.

let commerce: CommerceHarness

const UID = 'org-lindenrow'
const LINDEN = `/users/current/organizations/${UID}`

const customerOf = (iamId: string) => findCustomerByIamId(commerce.context.database, iamId)?.customerId ?? ''
const join = (
  iamId: string,
  administrator: boolean,
  status: 'ASSOCIATED' | 'PENDING_APPROVAL' = 'ASSOCIATED',
) =>
  putAssociation(commerce.context.database, {
    organizationUid: UID,
    customerId: customerOf(iamId),
    status,
    administrator,
    isDefault: false,
    since: 0,
  })

type Sent = { method: string; as: string; path: string; body?: object }

const together = async (...calls: readonly Sent[]) =>
  (await Promise.all(calls.map(({ path, ...call }) => commerce.us(`${LINDEN}${path}`, call))))
    .map(({ status }) => status)
    .toSorted((one, other) => one - other)

/** Somebody makes somebody else the administrator in their place. */
const handOver = (as: string, to: string): Sent => ({
  method: 'PUT',
  as,
  path: `/members/${customerOf(to)}/administrator`,
})

beforeEach(() => {
  commerce = createHarness()
  join('uid-petra', true)
  join('uid-otto', false)
  join('uid-mira', false, 'PENDING_APPROVAL')
})

it('an administrator who hands over in two tabs has one successor', async () => {
  const statuses = await together(handOver('uid-petra', 'uid-quentin'), handOver('uid-petra', 'uid-otto'))
  expect(statuses).toEqual([200, 403])
  expect(countAdministrators(commerce.context.database, UID)).toBe(1)
})

it('of two administrators who remove each other, one stays', async () => {
  join('uid-quentin', true)
  const remove = (as: string, who: string): Sent => ({
    method: 'DELETE',
    as,
    path: `/members/${customerOf(who)}`,
  })
  const statuses = await together(remove('uid-petra', 'uid-quentin'), remove('uid-quentin', 'uid-petra'))
  expect(statuses).toEqual([200, 403])
  expect(countAdministrators(commerce.context.database, UID)).toBe(1)
})

it.each<[string, () => Omit<Sent, 'as'>]>([
  ['invites', () => ({ method: 'POST', path: '/invitations', body: { email: 'new@example.com' } })],
  ['appoints', () => ({ method: 'PUT', path: `/members/${customerOf('uid-otto')}/approver` })],
  [
    'approves',
    () => ({ method: 'PUT', path: `/members/${customerOf('uid-mira')}/decision`, body: { approved: true } }),
  ],
])('whoever has just handed over %s nobody', async (_what, write) => {
  const statuses = await together(handOver('uid-petra', 'uid-quentin'), { as: 'uid-petra', ...write() })
  expect(statuses).toEqual([200, 403])
})
