import { beforeEach, describe, expect, it } from 'vitest'
import { associationAnswerSchema } from '../../../../lib/contract/commerce/association.ts'
import { memberListSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { ALL, clinic, organizationCalls } from './organization-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const { lookUp, associate, create, created, joined, list, defaultUnit } = organizationCalls(() => commerce)

const DAY = 86_400
const BY_NAME = { termsAccepted: true, approvalRequested: true }

const linkOf = async (as: string, uid: string) =>
  (await list(as)).find(organization => organization.uid === uid)?.association?.status

const mails = () => commerce.sentMail.map(({ to, subject }) => [to, subject])

const control = (path: string, body: object) =>
  createCommerceControlRoutes(commerce.context).request(path, { method: 'POST', body: JSON.stringify(body) })

const idOf = async (uid: string, as: string, name: string) =>
  (await readExactly(await commerce.us(`${ALL}/${uid}/members`, { as }), memberListSchema)).members.find(
    member => member.name === name,
  )?.id ?? ''

const decide = async (uid: string, as: string, name: string, approved: boolean) =>
  commerce.us(`${ALL}/${uid}/members/${await idOf(uid, as, name)}/decision`, {
    method: 'PUT',
    as,
    body: { approved },
  })

const leave = (as: string, uid: string) => commerce.us(`${ALL}/${uid}/association`, { method: 'DELETE', as })

describe('a request to join an organization without an administrator', () => {
  it.each([
    ['found by its name', 'org-brightmere-6001', BY_NAME],
    ['that always asks', 'org-westmere', { termsAccepted: true }],
  ])('%s is decided by customer service a day later, which is mailed', async (_what, uid, body) => {
    expect(await joined('uid-hugo', uid, body)).toMatchObject({
      status: 'PENDING_APPROVAL',
      decidedBy: 'CUSTOMER_SERVICE',
    })
    commerce.advance(DAY - 1)
    expect(await linkOf('uid-hugo', uid)).toBe('PENDING_APPROVAL')
    expect(mails()).toEqual([])
    commerce.advance(1)
    expect(await linkOf('uid-hugo', uid)).toBe('ASSOCIATED')
    expect(await linkOf('uid-hugo', uid)).toBe('ASSOCIATED')
    expect(commerce.sentMail).toMatchObject([{ to: 'hugo.sato@example.com' }])
    expect(commerce.sentMail[0]?.text).toContain('customer support has approved')
  })

  it('can be declined by customer service, which is mailed', async () => {
    await joined('uid-hugo', 'org-brightmere-6001', BY_NAME)
    const decision = { organizationUid: 'org-brightmere-6001', userId: 'uid-hugo', status: 'REJECTED' }
    expect((await control('/associations', decision)).status).toBe(204)
    expect(await linkOf('uid-hugo', 'org-brightmere-6001')).toBe('REJECTED')
    expect(commerce.sentMail).toMatchObject([
      { to: 'hugo.sato@example.com', text: expect.stringContaining('customer support has declined') },
    ])
  })

  it('waits for the end of the registration first', async () => {
    await joined('uid-dina', 'org-westmere')
    commerce.advance(DAY)
    expect(await linkOf('uid-dina', 'org-westmere')).toBe('PENDING_APPROVAL')
  })

  it('is not decided by the clock where an administrator can answer', async () => {
    await joined('uid-hugo', 'org-lindenrow', BY_NAME)
    commerce.advance(30 * DAY)
    expect(await linkOf('uid-hugo', 'org-lindenrow')).toBe('PENDING_APPROVAL')
  })
})

describe('a refusal', () => {
  beforeEach(async () => {
    await joined('uid-dina', 'org-lindenrow', BY_NAME)
    await decide('org-lindenrow', 'uid-petra', 'Dina Haldane', false)
  })

  it('holds once its customer has taken it off their list, whatever they know of the organization', async () => {
    expect(await linkOf('uid-dina', 'org-lindenrow')).toBe('REJECTED')
    expect((await leave('uid-dina', 'org-lindenrow')).status).toBe(200)
    expect(await linkOf('uid-dina', 'org-lindenrow')).toBeUndefined()
    for (const body of [{ termsAccepted: true }, BY_NAME]) {
      const again = await associate('uid-dina', 'org-lindenrow', body)
      const { association } = await readExactly(again, associationAnswerSchema)
      expect(association.status).toBe('REJECTED')
    }
    expect(await linkOf('uid-dina', 'org-lindenrow')).toBeUndefined()
    expect(await (await lookUp('uid-dina', '1004')).json()).toMatchObject({
      association: { status: 'REJECTED' },
    })
  })

  it('ends with an invitation by an administrator', async () => {
    await leave('uid-dina', 'org-lindenrow')
    const body = { email: 'dina.haldane@example.com' }
    await commerce.us(`${ALL}/org-lindenrow/invitations`, { as: 'uid-petra', body })
    const token = /invitation=([\w-]+)/.exec(commerce.sentMail.at(-1)?.text ?? '')?.[1]
    const path = `/users/current/organizationInvitations/${token}/acceptance`
    expect((await commerce.us(path, { method: 'PUT', as: 'uid-dina' })).status).toBe(201)
    expect(await linkOf('uid-dina', 'org-lindenrow')).toBe('ASSOCIATED')
  })
})

describe('a member who was removed', () => {
  const join = () => associate('uid-quentin', 'org-lindenrow')
  const remove = async () =>
    commerce.us(`${ALL}/org-lindenrow/members/${await idOf('org-lindenrow', 'uid-petra', 'Quentin Ash')}`, {
      method: 'DELETE',
      as: 'uid-petra',
    })
  const status = async (response: Response) =>
    (await readExactly(response, associationAnswerSchema, response.status)).association.status

  it('asks before they belong again, also by number, and after a request that they withdrew', async () => {
    await remove()
    expect(await status(await join())).toBe('PENDING_APPROVAL')
    expect(mails().at(-1)).toEqual([
      'petra.lind@example.com',
      'Quentin Ash asks to join Linden Row Psychology',
    ])
    await leave('uid-quentin', 'org-lindenrow')
    expect(await status(await join())).toBe('PENDING_APPROVAL')
  })

  it('is a member like others once they were let in again', async () => {
    await remove()
    await join()
    await decide('org-lindenrow', 'uid-petra', 'Quentin Ash', true)
    await leave('uid-quentin', 'org-lindenrow')
    expect(await status(await join())).toBe('ASSOCIATED')
  })

  it('is not let in by customer service, where no administrator is left', async () => {
    await remove()
    await join()
    commerce.context.database.exec(
      "UPDATE commerce_associations SET administrator = 0 WHERE organization_uid = 'org-lindenrow'",
    )
    commerce.advance(DAY)
    expect(await linkOf('uid-quentin', 'org-lindenrow')).toBe('REJECTED')
  })
})

describe('a request to an organization that somebody does not administer', () => {
  it('is decided by none of its administrators, and not through the organization of another one', async () => {
    const rosa = await idOf('org-eastmarsh', 'uid-edith', 'Rosa Delmar')
    for (const approved of [true, false]) {
      const body = { approved }
      for (const uid of ['org-lindenrow', 'org-eastmarsh']) {
        const path = `${ALL}/${uid}/members/${rosa}/decision`
        const answer = await commerce.us(path, { method: 'PUT', as: 'uid-petra', body })
        expect(answer.status).toBe(uid === 'org-lindenrow' ? 404 : 403)
      }
    }
    expect(await linkOf('uid-rosa', 'org-eastmarsh')).toBe('PENDING_APPROVAL')
    expect(commerce.sentMail).toEqual([])
  })
})

it('an organization that joins another one is no default where there is one already', async () => {
  expect(await joined('uid-edith', 'org-cedarlight')).toMatchObject({ default: false })
  expect((await defaultUnit('uid-edith'))?.uid).toBe('org-eastmarsh')
})

it('who joins a new organization is told that it is being checked', async () => {
  const answer = async (uid: string) =>
    (await readExactly(await associate('uid-dina', uid), associationAnswerSchema, 201)).inReview
  expect([await answer('org-pellworth'), await answer('org-cedarlight')]).toEqual([true, false])
})

describe('a Q-global account', () => {
  const ask = (as: string, number: string) =>
    commerce.us(`/users/current/qglobalAccounts/${number}/accessRequests`, { as, body: {} })
  const look = async (as: string, accountNumber: string) =>
    (await commerce.us('/users/current/qglobalAccounts/lookup', { as, body: { accountNumber } })).status

  it('is that of the organization that was registered with it, and of no other', async () => {
    await created('uid-dina', { ...clinic, qglobalAccountNumber: 'QG-OPEN-15' })
    const other = { ...clinic, name: 'Quillmoor Hearing Centre', qglobalAccountNumber: 'qg-open-15' }
    await expectRefusal(await create('uid-petra', other), 400, { subject: 'qglobalAccountNumber' })
    expect([await look('uid-dina', 'QG-OPEN-15'), await look('uid-petra', 'QG-OPEN-15')]).toEqual([200, 403])
  })

  it('of others that is asked for is mailed to their administrators, and the answer to who asked', async () => {
    await ask('uid-petra', 'QG-EAST-77')
    expect(commerce.sentMail).toMatchObject([
      {
        to: 'edith.marsh@example.com',
        subject: 'Petra Lind asks for access to Q-global account QG-EAST-77',
        text: expect.stringContaining('petra.lind@example.com'),
      },
    ])
    expect(await look('uid-petra', 'QG-EAST-77')).toBe(403)
    commerce.advance(DAY)
    expect(await look('uid-petra', 'QG-EAST-77')).toBe(200)
    expect(mails().at(-1)).toEqual([
      'petra.lind@example.com',
      'You have access to Q-global account QG-EAST-77',
    ])
    expect(commerce.sentMail).toHaveLength(2)
  })

  it('of others can be declined, and stays closed', async () => {
    await ask('uid-petra', 'QG-EAST-77')
    const decision = { accountNumber: 'QG-EAST-77', userId: 'uid-petra', granted: false }
    expect((await control('/qglobalAccess', { ...decision, granted: 'no' })).status).toBe(400)
    expect((await control('/qglobalAccess', decision)).status).toBe(204)
    expect((await control('/qglobalAccess', decision)).status).toBe(404)
    commerce.advance(DAY)
    expect(await look('uid-petra', 'QG-EAST-77')).toBe(403)
    expect(mails().at(-1)?.[1]).toBe('Your request for Q-global account QG-EAST-77')
  })
})
