import { beforeEach, describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { findCustomerByIamId } from '@/sandbox/commerce/customers/customer-store'
import {
  countAdministrators,
  findAssociation,
  putAssociation,
} from '@/sandbox/commerce/organizations/association-store'
import { STORE, shopperOf } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { Browser, pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()

const HANDLER = '/api/organisations/actions?locale=en-us'
const ORGANISATION = 'org-lindenrow'
const { done } = getMessages('en-us').organisations

const database = () => store.sandbox().context.database
const customerOf = (iamId: string) => findCustomerByIamId(database(), iamId)?.customerId ?? ''

/** A browser in which somebody is signed in. */
async function browserOf(username: string) {
  const browser = new Browser()
  await store.signIn(username, browser)
  const { customer } = await shopperOf(browser)
  if (customer.kind !== 'signedIn') throw new Error('nobody is signed in')
  const owner = await sealFormOwner(customer.context.user.id)
  const send = async (form: Record<string, string>) => {
    const response = await browser.send(HANDLER, {
      form: { organisation: ORGANISATION, ...form, [FORM_OWNER]: owner },
    })
    const location = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
    const { loadNotifications } = await import('@/lib/notifications/load.server')
    const told = await loadNotifications(location.searchParams.get('notifications'), 'en-us')
    return { path: location.pathname, told: told.map(({ message }) => message) }
  }
  return { send }
}

const join = (iamId: string, administrator: boolean): void =>
  putAssociation(database(), {
    organizationUid: ORGANISATION,
    customerId: customerOf(iamId),
    status: 'ASSOCIATED',
    administrator,
    isDefault: true,
    since: 0,
  })

/** Makes Quentin a second administrator. */
const shareAdministration = (): void => join('uid-quentin', true)

beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
})

const GONE = { path: `${STORE}/my-account/accounts`, told: [done.gone] }

const EVERY_ACTION = [
  { intent: 'approve' },
  { intent: 'remove' },
  { intent: 'handOver' },
  { intent: 'appoint' },
  { intent: 'invite', email: 'new@example.com' },
  { intent: 'purchaseOrder', required: 'yes' },
] as const

describe('an administrator with a page from before', () => {
  it('changes nothing once a colleague has removed them', async () => {
    shareAdministration()
    const [petra, quentin] = [await browserOf('petra.lind'), await browserOf('quentin.ash')]
    await quentin.send({ intent: 'remove', member: customerOf('uid-petra') })
    const member = customerOf('uid-quentin')
    for (const action of EVERY_ACTION) expect(await petra.send({ member, ...action })).toEqual(GONE)
    expect(countAdministrators(database(), ORGANISATION)).toBe(1)
  })

  it('changes nothing once they have handed over in another tab', async () => {
    const petra = await browserOf('petra.lind')
    const member = customerOf('uid-quentin')
    expect((await petra.send({ intent: 'handOver', member })).told).toEqual([done.handedOver])
    for (const action of EVERY_ACTION) expect(await petra.send({ member, ...action })).toEqual(GONE)
    expect(countAdministrators(database(), ORGANISATION)).toBe(1)
  })
})

describe('two administrators', () => {
  it.each(['approve', 'refuse'])(
    'who decide different requests of one person: %s answers only what the page showed',
    async intent => {
      shareAdministration()
      join('uid-otto', false)
      const member = customerOf('uid-otto')
      const waiting = "SET status = 'PENDING_APPROVAL', is_default = 0"
      database().exec(`UPDATE commerce_associations ${waiting} WHERE customer_id = '${member}'`)
      const [petra, quentin] = [await browserOf('petra.lind'), await browserOf('quentin.ash')]
      const joining = { member, request: 'join' }
      expect((await quentin.send({ ...joining, intent: 'approve' })).told).toEqual([done.approved])
      await (await browserOf('otto.dunmore')).send({ intent: 'requestRole' })
      // The page of Petra still shows that Otto asks to join.
      expect((await petra.send({ ...joining, intent })).told).toEqual([done.decided])
      expect(findAssociation(database(), ORGANISATION, member)).toMatchObject({
        status: 'ASSOCIATED',
        administrator: false,
        administratorRequested: true,
      })
    },
  )

  it('who leave members at the same time leave one of themselves, who is told why', async () => {
    shareAdministration()
    join('uid-otto', false)
    const browsers = [await browserOf('petra.lind'), await browserOf('quentin.ash')]
    const answers = await Promise.all(browsers.map(({ send }) => send({ intent: 'leave' })))
    expect(answers.flatMap(({ told }) => told).toSorted()).toEqual(
      [done.left, done.lastAdministrator].toSorted(),
    )
    expect(countAdministrators(database(), ORGANISATION)).toBe(1)
  })

  it('who remove each other at the same time leave one', async () => {
    shareAdministration()
    const [petra, quentin] = [await browserOf('petra.lind'), await browserOf('quentin.ash')]
    await Promise.all([
      petra.send({ intent: 'remove', member: customerOf('uid-quentin') }),
      quentin.send({ intent: 'remove', member: customerOf('uid-petra') }),
    ])
    expect(countAdministrators(database(), ORGANISATION)).toBe(1)
  })
})
