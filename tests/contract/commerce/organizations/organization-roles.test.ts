import { beforeEach, describe, expect, it } from 'vitest'
import { associationAnswerSchema } from '../../../../lib/contract/commerce/association.ts'
import { organizationListSchema, organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { memberListSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { createCommerce } from '../../../../sandbox/commerce/commerce.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { putAssociation } from '../../../../sandbox/commerce/organizations/association-store.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const DAY_SECONDS = 86_400
const ALL = '/users/current/organizations'
const LINDEN = `${ALL}/org-lindenrow`
const WESTMERE = `${ALL}/org-westmere`

const customerOf = (iamId: string) => findCustomerByIamId(commerce.context.database, iamId)?.customerId ?? ''
const join = (iamId: string, organizationUid: string, administrator = false) =>
  putAssociation(commerce.context.database, {
    organizationUid,
    customerId: customerOf(iamId),
    status: 'ASSOCIATED',
    administrator,
    isDefault: false,
    since: 0,
  })
const write = (method: string, path: string, as: string, body?: object) =>
  commerce.us(path, { method, as, body })
const person = (iamId: string, path: string, of = LINDEN) => `${of}/members/${customerOf(iamId)}${path}`
const leave = (as: string, of = LINDEN) => write('DELETE', `${of}/association`, as)
const close = (as: string) => write('POST', '/users/current/closure', as)
const isAdministrator = async (as: string, of: string) => {
  const { members } = await readExactly(await commerce.us(`${of}/members`, { as }), memberListSchema)
  return members.find(({ self }) => self)?.administrator
}

const needsApproval = async (as: string) => {
  const path = '/users/current/orgUnits/org-lindenrow?fields=FULL'
  const { paymentTerms } = await readExactly(await commerce.us(path, { as }), organizationSchema)
  return paymentTerms?.approvalRequired
}

describe('the approval of orders', () => {
  it('goes on when its approver becomes the administrator, who can end it', async () => {
    await write('PUT', person('uid-quentin', '/approver'), 'uid-petra')
    await write('PUT', person('uid-quentin', '/administrator'), 'uid-petra')
    expect(await needsApproval('uid-quentin')).toBe(true)
    const own = person('uid-quentin', '/approver')
    await expectRefusal(await write('PUT', own, 'uid-quentin'), 404, { subjectType: 'member' })
    expect((await write('DELETE', own, 'uid-quentin')).status).toBe(200)
    expect(await needsApproval('uid-quentin')).toBe(false)
  })

  it('goes on when the request of an approver for the role is approved', async () => {
    await write('PUT', person('uid-quentin', '/approver'), 'uid-petra')
    await write('POST', `${LINDEN}/administratorRequests`, 'uid-quentin')
    await write('PUT', person('uid-quentin', '/decision'), 'uid-petra', { approved: true })
    expect(await isAdministrator('uid-quentin', LINDEN)).toBe(true)
    expect(await needsApproval('uid-petra')).toBe(true)
    await write('DELETE', person('uid-quentin', '/approver'), 'uid-petra')
    expect(await needsApproval('uid-petra')).toBe(false)
  })
})

describe('a request for the role where nobody has it', () => {
  const ask = (as: string) => write('POST', `${WESTMERE}/administratorRequests`, as)
  const decide = (userId: string, body: object) =>
    createCommerceControlRoutes(commerce.context as never, createCommerce(commerce.context as never)).request(
      `/organizations/org-westmere/administratorRequests/${userId}`,
      {
        method: 'PUT',
        body: JSON.stringify(body),
      },
    )

  it('is decided by customer service, and not by asking', async () => {
    const { association } = await readExactly(await ask('uid-nora'), associationAnswerSchema, 201)
    expect(association).toMatchObject({ administrator: false, administratorRequested: true })
    expect((await ask('uid-nora')).status).toBe(200)
    commerce.advance(DAY_SECONDS - 60)
    expect(await isAdministrator('uid-nora', WESTMERE)).toBe(false)
    commerce.advance(120)
    expect(await isAdministrator('uid-nora', WESTMERE)).toBe(true)
    expect(commerce.sentMail.map(({ subject }) => subject)).toEqual([
      'Your request to administer University of Westmere',
      'You now administer University of Westmere',
    ])
  })

  it('makes one administrator only, who decides about the other requests', async () => {
    join('uid-otto', 'org-westmere')
    await ask('uid-nora')
    commerce.advance(60)
    await ask('uid-otto')
    commerce.advance(2 * DAY_SECONDS)
    expect(await isAdministrator('uid-nora', WESTMERE)).toBe(true)
    expect(await isAdministrator('uid-otto', WESTMERE)).toBe(false)
  })

  it('is declined by customer service once, and can be made again', async () => {
    await ask('uid-nora')
    expect((await decide('uid-nora', { approved: 'no' })).status).toBe(400)
    expect((await decide('uid-nora', { approved: false })).status).toBe(204)
    expect((await decide('uid-nora', { approved: true })).status).toBe(404)
    expect(commerce.sentMail.at(-1)?.text).toContain('We could not confirm that you may administer')
    expect(await isAdministrator('uid-nora', WESTMERE)).toBe(false)
    expect((await ask('uid-nora')).status).toBe(201)
  })
})

describe('the last administrator', () => {
  it('of an organization without other members leaves it and closes the account', async () => {
    await leave('uid-quentin')
    expect((await leave('uid-petra')).status).toBe(200)
    join('uid-petra', 'org-lindenrow', true)
    expect((await close('uid-petra')).status).toBe(201)
  })

  it('is needed while a member stays, which names the organization', async () => {
    const needed = { type: 'AdministratorRequiredError', subject: 'org-lindenrow' }
    await expectRefusal(await close('uid-petra'), 409, needed)
    await close('uid-quentin')
    expect((await close('uid-petra')).status).toBe(201)
  })

  it('is whoever stays when another one closes the account', async () => {
    join('uid-quentin', 'org-lindenrow', true)
    join('uid-otto', 'org-lindenrow')
    expect((await close('uid-petra')).status).toBe(201)
    await expectRefusal(await close('uid-quentin'), 409, { subject: 'org-lindenrow' })
    await expectRefusal(await leave('uid-quentin'), 409, { type: 'AdministratorRequiredError' })
    await expectRefusal(await write('DELETE', person('uid-quentin', ''), 'uid-petra'), 409, {
      type: 'AdministratorRequiredError',
    })
    await expectRefusal(await write('PUT', person('uid-petra', '/administrator'), 'uid-quentin'), 409, {
      reason: 'closing',
    })
    await write('DELETE', '/users/current/closure', 'uid-petra')
    expect((await leave('uid-quentin')).status).toBe(200)
  })
})

describe('an organization that was merged or closed', () => {
  const OVER = [
    ['merged', 'org-st-orrin-north', 'OrganizationMergedError'],
    ['closed', 'org-alderwick', 'OrganizationClosedError'],
  ] as const

  it.each(OVER)('and is %s lets its only administrator go', async (_state, uid) => {
    join('uid-rosa', uid, true)
    join('uid-otto', uid)
    expect((await close('uid-rosa')).status).toBe(201)
    expect((await leave('uid-rosa', `${ALL}/${uid}`)).status).toBe(200)
    const answer = await commerce.us(`${ALL}?fields=FULL`, { as: 'uid-rosa' })
    const { organizations } = await readExactly(answer, organizationListSchema)
    expect(organizations.map(known => known.uid)).not.toContain(uid)
  })

  it.each(OVER)('and is %s is not changed from a page of before', async (_state, uid, type) => {
    join('uid-rosa', uid, true)
    join('uid-otto', uid)
    const of = `${ALL}/${uid}`
    const answers = [
      await write('PATCH', of, 'uid-rosa', { association: { default: true } }),
      await write('PATCH', of, 'uid-rosa', { purchaseOrderRequired: true }),
      await write('POST', `${of}/invitations`, 'uid-rosa', { email: 'a@example.com' }),
      await write('PUT', person('uid-otto', '/approver', of), 'uid-rosa'),
      await write('PUT', person('uid-otto', '/administrator', of), 'uid-rosa'),
      await write('DELETE', person('uid-otto', '', of), 'uid-rosa'),
      await write('POST', `${of}/administratorRequests`, 'uid-otto'),
    ]
    for (const answer of answers) await expectRefusal(answer, 409, { type })
    expect(commerce.sentMail).toEqual([])
  })
})
