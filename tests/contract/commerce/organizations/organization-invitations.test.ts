import { beforeEach, describe, expect, it } from 'vitest'
import {
  invitationSchema,
  offeredInvitationSchema,
} from '../../../../lib/contract/commerce/organization-member.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { EASTMARSH, memberCalls } from './member-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const { people, idOf, put, linksOf } = memberCalls(() => commerce)

const invited = async (email = 'new.colleague@example.com', headers: Record<string, string> = {}) =>
  commerce.us(`${EASTMARSH}/invitations`, { as: 'uid-edith', body: { email }, headers })

const tokenInMail = () =>
  /invitation=([\w-]+)/.exec(commerce.sentMail.map(({ text }) => text).join('\n'))?.[1] ?? ''

describe('an invitation', () => {
  it('is mailed, listed, and accepted once by whoever has its token', async () => {
    const sent = await readExactly(await invited('New.Colleague@example.com'), invitationSchema, 201)
    expect(sent.email).toBe('new.colleague@example.com')
    expect((await people(EASTMARSH, 'uid-edith')).invitations).toEqual([sent])
    const path = `/users/current/organizationInvitations/${tokenInMail()}`
    const offered = await commerce.us(path, { as: 'uid-quentin' })
    expect(await readExactly(offered, offeredInvitationSchema)).toMatchObject({
      organization: { uid: 'org-eastmarsh' },
      invitedBy: 'Edith Marsh',
    })
    expect((await put(`${path}/acceptance`, 'uid-quentin')).status).toBe(201)
    expect(await linksOf('uid-quentin')).toMatchObject({ 'org-eastmarsh': 'ASSOCIATED' })
    await expectRefusal(await put(`${path}/acceptance`, 'uid-hugo'), 404, {})
    expect((await people(EASTMARSH, 'uid-edith')).invitations).toEqual([])
  })

  it('is sent once per key, and not again while it is open, nor to a member', async () => {
    const key = { 'idempotency-key': 'once' }
    await invited('new.colleague@example.com', key)
    expect((await invited('new.colleague@example.com', key)).status).toBe(201)
    expect(commerce.sentMail).toHaveLength(1)
    await expectRefusal(await invited(), 409, { reason: 'invited' })
    await expectRefusal(await invited('edith.marsh@example.com'), 409, { reason: 'member' })
    await expectRefusal(await invited('no address'), 400, { subject: 'email' })
  })

  it('lets nobody in whom an administrator has removed or refused since', async () => {
    const ends = {
      'uid-rosa': ['rosa.delmar@example.com', 'Rosa Delmar', '/decision', 'PUT'],
      'uid-quentin': ['quentin.ash@example.com', 'Quentin Ash', '', 'DELETE'],
    } as const
    for (const [as, [email, name, path, method]] of Object.entries(ends)) {
      commerce.sentMail.length = 0
      await invited(email)
      const token = tokenInMail()
      if (method === 'DELETE') await put(`${EASTMARSH}/association`, as, { termsAccepted: true })
      const id = await idOf(EASTMARSH, 'uid-edith', name)
      const body = method === 'PUT' ? { approved: false } : undefined
      await commerce.us(`${EASTMARSH}/members/${id}${path}`, { method, as: 'uid-edith', body })
      const acceptance = `/users/current/organizationInvitations/${token}/acceptance`
      await expectRefusal(await put(acceptance, as), 404, { subjectType: 'invitation' })
      expect((await linksOf(as))['org-eastmarsh']).not.toBe('ASSOCIATED')
      expect((await people(EASTMARSH, 'uid-edith')).invitations).toEqual([])
      // A new invitation is a new decision.
      commerce.sentMail.length = 0
      await invited(email)
      const again = `/users/current/organizationInvitations/${tokenInMail()}/acceptance`
      expect((await put(again, as)).status).toBe(201)
    }
  })

  it.each([
    [
      'withdrawn',
      async (id: string) =>
        void (await commerce.us(`${EASTMARSH}/invitations/${id}`, { method: 'DELETE', as: 'uid-edith' })),
    ],
    [
      'declined',
      async () =>
        void (await commerce.us(`/users/current/organizationInvitations/${tokenInMail()}`, {
          method: 'DELETE',
          as: 'uid-hugo',
        })),
    ],
    ['over', async () => commerce.advance(15 * 86_400)],
  ])('that is %s does not exist any more', async (_state, end) => {
    const { id } = await readExactly(await invited(), invitationSchema, 201)
    await end(id)
    const path = `/users/current/organizationInvitations/${tokenInMail()}`
    await expectRefusal(await commerce.us(path, { as: 'uid-hugo' }), 404, { subjectType: 'invitation' })
    expect((await people(EASTMARSH, 'uid-edith')).invitations).toEqual([])
    expect((await invited()).status).toBe(201)
  })
})
