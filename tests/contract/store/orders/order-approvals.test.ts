import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutForms } from '@/e2e/support/checkout-forms'
import { getMessages } from '@/lib/i18n/messages'
import { APPROVAL_COMMENT } from '@/lib/order-changes/order-fields'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findCustomerByIamId } from '@/sandbox/commerce/customers/customer-store'
import { putAssociation } from '@/sandbox/commerce/organizations/association-store'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { pageOf, serveSeededOrders } from './seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSeededOrders()
const { draw, drawStored, mark, send, signIn } = store
const { orders: TEXTS, organisations, errors } = getMessages('en-us')

const UID = 'org-lindenrow'
const customerOf = (iamId: string) => findCustomerByIamId(store.database(), iamId)?.customerId ?? ''

const as = async (username: string) => {
  store.browser.cookies.clear()
  await signIn(username)
}

/** What Petra, who administers the organization, does about a member. */
const change = async (intent: string, iamId: string) =>
  store.sent('/api/organisations/actions?locale=en-us', {
    ...(await mark()),
    intent,
    organisation: UID,
    member: customerOf(iamId),
  })

/** Places an order of Quentin's, an ordinary member; its number. */
async function ordered(): Promise<string> {
  store.browser.cookies.clear()
  const lines = { [ITEMS.manual]: 1 }
  await store.arrive(checkoutForms(UID), { username: 'quentin.ash', lines })
  const { path } = await store.place()
  const row = store.database().prepare('SELECT MAX(code) AS code FROM commerce_orders').get()
  expect(path).toContain('confirmation')
  return String(row?.code)
}

/** Otto joins the organization, and Petra makes him an approver. */
beforeEach(async () => {
  putAssociation(store.database(), {
    organizationUid: UID,
    customerId: customerOf('uid-otto'),
    status: 'ASSOCIATED',
    administrator: false,
    isDefault: false,
    since: 0,
  })
  expect(await change('appoint', 'uid-otto')).toMatchObject({
    path: accountDetailPath('en-us', 'accounts', UID),
    told: [organisations.done.appointed],
  })
})

describe('an order of a member', () => {
  it('waits for an approver, who finds and approves it', async () => {
    const code = await ordered()
    expect(await draw(code)).toContain(TEXTS.holds.APPROVAL)
    expect(await draw(code)).not.toContain(TEXTS.approval.approve)
    await as('otto.dunmore')
    const { loadAccountHome } = await import('@/lib/account-home/load-account-home.server')
    const home = await loadAccountHome('en-us', await store.context())
    expect(
      home.ok && home.value.approvals?.map(({ order }) => [order.code, order.orgCustomer?.name]),
    ).toEqual([[code, 'Quentin Ash']])
    const asked = await draw(code)
    expect(asked).toContain(TEXTS.approval.approve)
    // Only the buyer gets the mail with the decision, so the approver is not told of one.
    expect(asked).not.toContain(TEXTS.holds.APPROVAL)
    expect(await send('approval', code, { intent: 'approve' })).toMatchObject({
      path: pageOf(code),
      told: [TEXTS.approval.approved],
    })
    expect(await draw(code)).not.toContain(TEXTS.holds.APPROVAL)
  })

  it('is declined with a message; a second answer is told that it was decided', async () => {
    const code = await ordered()
    await as('otto.dunmore')
    const long = 'x'.repeat(501)
    const { query } = await send('approval', code, { intent: 'decline', [APPROVAL_COMMENT]: long })
    expect(await draw(code, '', { form: query.get('form') ?? '' })).toContain(long)
    const turned = { intent: 'decline', [APPROVAL_COMMENT]: 'Two \u202ecopies' }
    const refused = (await send('approval', code, turned)).query.get('form') ?? ''
    expect(await draw(code, '', { form: refused })).toContain(errors.codes.forbiddenCharacters)
    const decline = { intent: 'decline', [APPROVAL_COMMENT]: 'Two copies are on the shelf.' }
    expect((await send('approval', code, decline)).told).toEqual([TEXTS.approval.declined])
    await as('petra.lind')
    expect((await send('approval', code, { intent: 'approve' })).told).toEqual([TEXTS.approval.over])
  })

  it('keeps the message of an approver whose session ends while it is typed', async () => {
    const code = await ordered()
    await as('otto.dunmore')
    const message = { [APPROVAL_COMMENT]: 'Ask for two more, please.' }
    expect(await drawStored('approval', [code, ''], message)).toContain(message[APPROVAL_COMMENT])
  })

  it('is not answered by its buyer, nor by somebody of another organization', async () => {
    const code = await ordered()
    for (const username of ['quentin.ash', 'edith.marsh']) {
      await as(username)
      expect((await send('approval', code, { intent: 'approve' })).told).not.toContain(
        TEXTS.approval.approved,
      )
    }
    // A stranger learns not even that there is such an order.
    const none = '99999999'
    for (const intent of ['approve', 'decline']) {
      const theirs = await send('approval', code, { intent, [APPROVAL_COMMENT]: 'Why?' })
      const unknown = await send('approval', none, { intent, [APPROVAL_COMMENT]: 'Why?' })
      expect([theirs.path.replace(code, none), theirs.told]).toEqual([unknown.path, unknown.told])
    }
    const same = (html: string) => html.replaceAll(code, none).replaceAll(/[\w-]{22,}/g, 'KEY')
    expect(same(await draw(code))).toBe(same(await draw(none)))
    await as('petra.lind')
    expect(await draw(code)).toContain(TEXTS.approval.approve)
  })
})

it('an approver who is dismissed sees no orders of others any more', async () => {
  const code = await ordered()
  await as('petra.lind')
  expect((await change('dismiss', 'uid-otto')).told).toEqual([organisations.done.dismissed])
  await as('otto.dunmore')
  const answered = await send('approval', code, { intent: 'approve' })
  expect(answered.told).not.toContain(TEXTS.approval.approved)
  expect(await draw(code)).toContain('Page not found')
})

it('a member who appoints others is refused', async () => {
  await as('quentin.ash')
  expect(await change('appoint', 'uid-quentin')).toMatchObject({
    path: accountPath('en-us', 'accounts'),
    told: [organisations.done.gone],
  })
})
