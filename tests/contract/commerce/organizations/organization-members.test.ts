import { beforeEach, describe, expect, it } from 'vitest'
import { associationAnswerSchema } from '../../../../lib/contract/commerce/association.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { EASTMARSH, memberCalls } from './member-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const LINDEN = '/users/current/organizations/org-lindenrow'

const { people, idOf, put, linksOf } = memberCalls(() => commerce)

describe('the people of an organization', () => {
  it('are all shown to an administrator, with requests, levels and email addresses', async () => {
    const { members, invitations } = await people(EASTMARSH, 'uid-edith')
    expect(members).toMatchObject([
      { name: 'Rosa Delmar', status: 'PENDING_APPROVAL', email: 'rosa.delmar@example.com', self: false },
      { name: 'Edith Marsh', administrator: true, self: true, level: { code: 'B' } },
    ])
    expect(invitations).toEqual([])
  })

  it('are for other members the administrators and themselves, without email addresses', async () => {
    const { members } = await people(LINDEN, 'uid-quentin')
    expect(members.map(({ name, email }) => [name, email])).toEqual([
      ['Petra Lind', undefined],
      ['Quentin Ash', undefined],
    ])
  })

  it('are not shown to strangers, nor to those who wait for approval', async () => {
    await expectRefusal(await commerce.us(`${EASTMARSH}/members`, { as: 'uid-petra' }), 403, {})
    await expectRefusal(await commerce.us(`${EASTMARSH}/members`, { as: 'uid-rosa' }), 403, {})
  })
})

describe('a request to join', () => {
  it('is approved by an administrator, which is mailed', async () => {
    const id = await idOf(EASTMARSH, 'uid-edith', 'Rosa Delmar')
    await put(`${EASTMARSH}/members/${id}/decision`, 'uid-edith', { approved: true })
    expect(await linksOf('uid-rosa')).toMatchObject({ 'org-eastmarsh': 'ASSOCIATED' })
    expect(commerce.sentMail).toMatchObject([
      {
        to: 'rosa.delmar@example.com',
        subject: 'You can now order for Eastmarsh Unified School District',
        text: expect.stringContaining('/store/usassessments/en/my-account/accounts/org-eastmarsh'),
      },
    ])
  })

  it('to an organization that is being checked is mailed without the promise of orders', async () => {
    commerce.context.database.exec(
      "UPDATE commerce_organizations SET status = 'PENDING' WHERE uid = 'org-eastmarsh'",
    )
    const id = await idOf(EASTMARSH, 'uid-edith', 'Rosa Delmar')
    await put(`${EASTMARSH}/members/${id}/decision`, 'uid-edith', { approved: true })
    expect(commerce.sentMail).toMatchObject([
      { subject: 'You now belong to Eastmarsh Unified School District' },
    ])
  })

  it('waits wherever it asks for approval: for an administrator, or for customer service where there is none', async () => {
    const ask = async (path: string) => {
      const answer = await put(`${path}/association`, 'uid-dina', {
        termsAccepted: true,
        approvalRequested: true,
      })
      const { status, decidedBy } = (await readExactly(answer, associationAnswerSchema, 201)).association
      return [status, decidedBy]
    }
    expect(await ask(LINDEN)).toEqual(['PENDING_APPROVAL', 'ADMINISTRATOR'])
    expect(commerce.sentMail).toMatchObject([{ to: 'petra.lind@example.com' }])
    expect(await ask('/users/current/organizations/org-cedarlight')).toEqual([
      'PENDING_APPROVAL',
      'CUSTOMER_SERVICE',
    ])
    const role = '/users/current/organizations/org-cedarlight/administratorRequests'
    await expectRefusal(await commerce.us(role, { method: 'POST', as: 'uid-dina' }), 403, {})
  })

  it('is decided once: whoever decides next is told so', async () => {
    const path = `${EASTMARSH}/members/${await idOf(EASTMARSH, 'uid-edith', 'Rosa Delmar')}/decision`
    expect((await put(path, 'uid-edith', { approved: false })).status).toBe(200)
    await expectRefusal(await put(path, 'uid-edith', { approved: true }), 409, {
      type: 'AlreadyDecidedError',
    })
    expect(await linksOf('uid-rosa')).toMatchObject({ 'org-eastmarsh': 'REJECTED' })
    expect(commerce.sentMail).toHaveLength(1)
  })

  it('is mailed to the administrators when it is made', async () => {
    commerce.context.database
      .prepare(
        "UPDATE commerce_organizations SET association_policy = 'APPROVAL' WHERE uid = 'org-lindenrow'",
      )
      .run()
    await put(`${LINDEN}/association`, 'uid-edith', { termsAccepted: true })
    await put(`${LINDEN}/association`, 'uid-edith', { termsAccepted: true })
    expect(commerce.sentMail.map(({ to, subject }) => [to, subject])).toEqual([
      ['petra.lind@example.com', 'Edith Marsh asks to join Linden Row Psychology'],
    ])
  })
})

describe('a member', () => {
  it('is removed by an administrator, who cannot remove anybody twice, nor themselves', async () => {
    const path = `${LINDEN}/members/${await idOf(LINDEN, 'uid-petra', 'Quentin Ash')}`
    const own = `${LINDEN}/members/${await idOf(LINDEN, 'uid-petra', 'Petra Lind')}`
    expect((await commerce.us(path, { method: 'DELETE', as: 'uid-petra' })).status).toBe(200)
    expect(await linksOf('uid-quentin')).not.toHaveProperty('org-lindenrow')
    expect(commerce.sentMail).toMatchObject([{ subject: 'You no longer belong to Linden Row Psychology' }])
    await expectRefusal(await commerce.us(path, { method: 'DELETE', as: 'uid-petra' }), 404, {})
    await expectRefusal(await commerce.us(own, { method: 'DELETE', as: 'uid-petra' }), 404, {})
  })

  it('asks to become an administrator once, and is refused or accepted by one', async () => {
    const ask = () => commerce.us(`${LINDEN}/administratorRequests`, { method: 'POST', as: 'uid-quentin' })
    const answer = await readExactly(await ask(), associationAnswerSchema, 201)
    expect(answer.association).toMatchObject({ administrator: false, administratorRequested: true })
    expect((await ask()).status).toBe(200)
    expect(commerce.sentMail).toHaveLength(1)
    const id = await idOf(LINDEN, 'uid-petra', 'Quentin Ash')
    await put(`${LINDEN}/members/${id}/decision`, 'uid-petra', { approved: true })
    expect((await people(LINDEN, 'uid-quentin')).members.map(({ administrator }) => administrator)).toEqual([
      true,
      true,
    ])
    await expectRefusal(await ask(), 409, { type: 'AlreadyExistsError' })
  })

  it('gets the administration from an administrator, who then may leave', async () => {
    const leave = () => commerce.us(`${LINDEN}/association`, { method: 'DELETE', as: 'uid-petra' })
    await expectRefusal(await leave(), 409, { type: 'AdministratorRequiredError' })
    const id = await idOf(LINDEN, 'uid-petra', 'Quentin Ash')
    await put(`${LINDEN}/members/${id}/administrator`, 'uid-petra')
    expect(commerce.sentMail).toMatchObject([{ subject: 'You now administer Linden Row Psychology' }])
    await expectRefusal(await put(`${LINDEN}/members/${id}/administrator`, 'uid-petra'), 403, {})
    expect((await leave()).status).toBe(200)
  })

  it('who is no administrator changes nothing', async () => {
    const id = await idOf(LINDEN, 'uid-petra', 'Petra Lind')
    const answers = [
      await put(`${LINDEN}/members/${id}/decision`, 'uid-quentin', { approved: false }),
      await put(`${LINDEN}/members/${id}/administrator`, 'uid-quentin'),
      await commerce.us(`${LINDEN}/members/${id}`, { method: 'DELETE', as: 'uid-quentin' }),
      await commerce.us(`${LINDEN}/invitations`, { as: 'uid-quentin', body: { email: 'a@example.com' } }),
      await commerce.us(LINDEN, {
        method: 'PATCH',
        as: 'uid-quentin',
        body: { purchaseOrderRequired: true },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})
