import { beforeEach, describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { STORE } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, signIn, sandbox, control } = store

const HANDLER = '/api/organisations/actions?locale=en-us'
const LIST = `${STORE}/my-account/accounts`
const pageOf = (uid: string) => `${LIST}/${uid}`
const { done } = getMessages('en-us').organisations

let owner = ''

const as = async (username: string) => {
  browser.cookies.clear()
  await signIn(username)
  const { user } = await store.context()
  owner = await sealFormOwner(user.id)
}

beforeEach(async () => {
  await as('petra.lind')
  pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
})

const send = (form: Record<string, string>) => store.sent(HANDLER, { ...form, [FORM_OWNER]: owner })

const detailOf = async (uid: string) => {
  const { loadAccountDetail } = await import('@/lib/organisation/load-account.server')
  return loadAccountDetail(await store.context(), uid, { page: 1, member: undefined })
}

const peopleOf = async (uid: string) => {
  const detail = await detailOf(uid)
  if (!detail.ok) throw new Error('the account cannot be read')
  return detail.value.people ?? { members: [], invitations: [] }
}

const idOf = async (uid: string, name: string) =>
  (await peopleOf(uid)).members.find(member => member.name === name)?.id ?? ''

const mails = async (): Promise<readonly { to: string; subject: string; text: string }[]> =>
  (await (await control('GET', '/mail')).json()).mail

const LINDEN = { organisation: 'org-lindenrow' }

describe('the page of an account', () => {
  it('is not found for an organization of others, nor for one that does not exist', async () => {
    const answers = [await detailOf('org-eastmarsh'), await detailOf('org-nowhere')]
    expect(answers.map(answer => (answer.ok ? undefined : answer.error.kind))).toEqual(['domain', 'domain'])
  })

  it('has the people of an organization for its administrator', async () => {
    const { members } = await peopleOf('org-lindenrow')
    expect(members.map(({ name }) => name)).toEqual(['Petra Lind', 'Quentin Ash'])
  })
})

describe('the own link', () => {
  it('becomes the default', async () => {
    expect(await send({ intent: 'default', ...LINDEN })).toMatchObject({
      path: pageOf('org-lindenrow'),
      told: [done.defaultSet],
    })
    const detail = await detailOf('org-lindenrow')
    expect(detail.ok && detail.value.account.association?.default).toBe(true)
  })

  it('of the only administrator stays, and they are told what to do first', async () => {
    const leave = { intent: 'leave', ...LINDEN }
    expect(await send(leave)).toMatchObject({
      path: pageOf('org-lindenrow'),
      told: [done.lastAdministrator],
    })
    const member = await idOf('org-lindenrow', 'Quentin Ash')
    expect((await send({ intent: 'handOver', member, ...LINDEN })).told).toEqual([done.handedOver])
    expect(await send(leave)).toMatchObject({ path: LIST, told: [done.left] })
    expect((await detailOf('org-lindenrow')).ok).toBe(false)
  })

  it('asks for the role, which the administrators are mailed', async () => {
    await as('quentin.ash')
    expect((await send({ intent: 'requestRole', ...LINDEN })).told).toEqual([done.roleRequested])
  })
})

describe('an administrator', () => {
  it('decides a request once; the second decision is told of the first', async () => {
    await as('edith.marsh')
    const organisation = 'org-eastmarsh'
    const member = await idOf(organisation, 'Rosa Delmar')
    expect((await send({ intent: 'approve', organisation, member })).told).toEqual([done.approved])
    expect(await send({ intent: 'refuse', organisation, member })).toMatchObject({
      path: pageOf(organisation),
      told: [done.decided],
    })
  })

  it('removes a member, and is told if they are gone already', async () => {
    const form = { intent: 'remove', member: await idOf('org-lindenrow', 'Quentin Ash'), ...LINDEN }
    expect((await send(form)).told).toEqual([done.removed])
    expect((await send(form)).told).toEqual([done.personGone])
  })

  it('requires purchase orders', async () => {
    const form = { intent: 'purchaseOrder', required: 'yes', ...LINDEN }
    expect((await send(form)).told).toEqual([done.purchaseOrderOn])
    const detail = await detailOf('org-lindenrow')
    expect(detail.ok && detail.value.account.paymentTerms?.purchaseOrderRequired).toBe(true)
  })

  it('stops requiring purchase orders', async () => {
    await send({ intent: 'purchaseOrder', required: 'yes', ...LINDEN })
    const form = { intent: 'purchaseOrder', required: 'no', ...LINDEN }
    expect((await send(form)).told).toEqual([done.purchaseOrderOff])
    const detail = await detailOf('org-lindenrow')
    expect(detail.ok && detail.value.account.paymentTerms?.purchaseOrderRequired).toBe(false)
  })

  it('of an organization that was merged or closed meanwhile is told so, and nothing is changed', async () => {
    const member = await idOf('org-lindenrow', 'Quentin Ash')
    sandbox().context.database.exec(
      "UPDATE commerce_organizations SET closed_at = 1 WHERE uid = 'org-lindenrow'",
    )
    for (const form of [
      { intent: 'default' },
      { intent: 'invite', email: 'new@example.com' },
      { intent: 'appoint', member },
    ])
      expect(await send({ ...form, ...LINDEN })).toMatchObject({
        path: pageOf('org-lindenrow'),
        told: [done.notOpen],
      })
    expect(await mails()).toEqual([])
  })

  it('invites by email, with a link that whoever gets it accepts once', async () => {
    expect((await send({ intent: 'invite', email: 'new@example.com', ...LINDEN })).told).toEqual([
      done.invited,
    ])
    const [mail] = await mails()
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await as('hugo.sato')
    expect(await send({ intent: 'accept', token })).toMatchObject({ path: LIST, told: [done.accepted] })
    expect((await detailOf('org-lindenrow')).ok).toBe(true)
    expect((await send({ intent: 'accept', token })).told).toEqual([done.invitationGone])
    expect((await send({ intent: 'decline', token })).told).toEqual([done.invitationGone])
  })

  it('withdraws an invitation once', async () => {
    await send({ intent: 'invite', email: 'new@example.com', ...LINDEN })
    const [invitation] = (await peopleOf('org-lindenrow')).invitations
    const form = { intent: 'withdraw', invitation: invitation?.id ?? '', ...LINDEN }
    expect((await send(form)).told).toEqual([done.withdrawn])
    expect((await send(form)).told).toEqual([done.invitationGone])
  })

  it.each([
    ['', 'required'],
    ['no address', 'invalid'],
    ['quentin.ash@example.com', 'member'],
  ])('keeps the address %j that cannot be invited, and reads why', async (email, code) => {
    const { path, query } = await send({ intent: 'invite', email, ...LINDEN })
    expect(path).toBe(pageOf('org-lindenrow'))
    expect(await store.rejected(query)).toMatchObject({
      fields: { email },
      errors: { fieldErrors: [{ name: 'email', code }] },
    })
    expect(await mails()).toEqual([])
  })
})

describe('somebody who asks to join another organization', () => {
  it('is not let in or turned away by an administrator of this one', async () => {
    await as('edith.marsh')
    const member = await idOf('org-eastmarsh', 'Rosa Delmar')
    await as('petra.lind')
    for (const intent of ['approve', 'refuse']) {
      expect((await send({ intent, member, ...LINDEN })).told).toEqual([done.personGone])
      const form = { intent, member, organisation: 'org-eastmarsh' }
      expect((await send(form)).told).toEqual([done.gone])
    }
    await as('edith.marsh')
    const { members } = await peopleOf('org-eastmarsh')
    expect(members.find(({ id }) => id === member)?.status).toBe('PENDING_APPROVAL')
    expect(await mails()).toEqual([])
  })
})

describe('an account that is being checked', () => {
  const accept = async () => {
    sandbox().context.database.exec(`INSERT INTO commerce_organization_invitations
      SELECT 'i1', 'org-pellworth', 'a@example.com', 'token-of-a-mail', customer_id, 0, 9999999999999
      FROM commerce_customers WHERE iam_id = 'uid-edith'`)
    return send({ intent: 'accept', token: 'token-of-a-mail' })
  }

  it('is not told as one to order for by the acceptance of an invitation', async () => {
    expect((await accept()).told).toEqual([done.acceptedInReview])
  })

  it('gets the number that could not be issued before, once its page is opened, and keeps it', async () => {
    await accept()
    sandbox().context.database.exec(
      "UPDATE commerce_organizations SET temporary_number = NULL WHERE uid = 'org-pellworth'",
    )
    const numberOf = async () => {
      const detail = await detailOf('org-pellworth')
      return detail.ok ? detail.value.account.customerAccountNumber : undefined
    }
    const number = await numberOf()
    expect(number).toMatch(/^T/)
    expect(await numberOf()).toBe(number)
  })
})

describe('somebody else’s organization', () => {
  it.each([
    { intent: 'invite', email: 'a@example.com' },
    { intent: 'purchaseOrder', required: 'yes' },
    { intent: 'remove', member: 'c1' },
    { intent: 'approve', member: 'c1' },
    { intent: 'handOver', member: 'c1' },
    { intent: 'withdraw', invitation: 'i1' },
    { intent: 'requestRole' },
    { intent: 'default' },
    { intent: 'leave' },
  ])('is not changed by %j, with the answer of one that does not exist', async form => {
    for (const organisation of ['org-eastmarsh', 'org-nowhere'])
      expect(await send({ ...form, organisation })).toMatchObject({ path: LIST, told: [done.gone] })
  })
})
