import { beforeEach, describe, expect, it } from 'vitest'
import { seedQualifications } from '../../../../sandbox/seed/qualifications.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { checkoutCalls, EDITH, MIRA } from './checkout-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
  seedQualifications(commerce.context)
})

const calls = checkoutCalls(() => commerce)

describe('the account of a cart', () => {
  it('is the personal one or an organization’s, and prices follow it', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    expect(await calls.shown(EDITH, cart)).not.toHaveProperty('accountType')
    const user = await readExactly(await commerce.us('/users/current?fields=FULL', EDITH), looseSchema)
    const own = await calls.settled(EDITH, cart, `/organization?organizationUid=P${user.customerId}`)
    expect(own).toMatchObject({ accountType: 'PERSONAL', totalPrice: { value: 226 } })
    expect(own).not.toHaveProperty('organization')
    const theirs = await calls.settled(EDITH, cart, '/organization?organizationUid=org-eastmarsh')
    expect(theirs).toMatchObject({
      accountType: 'ORGANIZATION',
      organization: { uid: 'org-eastmarsh' },
      totalPrice: { value: 203.4 },
    })
  })

  it('is never one that the customer does not belong to', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    for (const uid of ['org-cedarlight', 'nothing'])
      await expectRefusal(await calls.put(EDITH, cart, `/organization?organizationUid=${uid}`), 403, {
        type: 'ForbiddenError',
      })
  })
})

describe('a qualified user', () => {
  it('is required for items above the level of customer and organization, and is a colleague of a sufficient one', async () => {
    const cart = await calls.filled(MIRA, [ITEMS.formsOfLevelC, 1])
    await calls.settled(MIRA, cart, '/organization?organizationUid=org-westmere')
    expect(await calls.shown(MIRA, cart)).toMatchObject({ qualifiedUserRequired: true })
    const list = await readExactly(
      await commerce.us('/users/current/organizations/org-westmere/qualifiedUsers?level=C', MIRA),
      looseSchema,
    )
    expect(list).toMatchObject({
      qualifiedUsers: expect.arrayContaining([
        expect.objectContaining({ uid: 'mira.solberg', eligible: false }),
        expect.objectContaining({ uid: 'nora.kessel', eligible: true }),
      ]),
    })
    await expectRefusal(await calls.put(MIRA, cart, '/qualifieduser?uid=mira.solberg'), 400, {
      type: 'QualificationError',
    })
    await expectRefusal(await calls.put(MIRA, cart, '/qualifieduser?uid=edith.marsh'), 400, {
      type: 'QualificationError',
    })
    expect(await calls.settled(MIRA, cart, '/qualifieduser?uid=nora.kessel')).toMatchObject({
      qualifiedUser: { uid: 'nora.kessel', name: 'Nora Kessel', level: { code: 'C' } },
    })
    const invited = await calls.settled(MIRA, cart, '/qualifieduser?email=new@example.org')
    expect(invited.qualifiedUser).toEqual({ uid: 'new@example.org', name: 'new@example.org' })
  })

  it('is listed to members only', async () => {
    const path = '/users/current/organizations/org-eastmarsh/qualifiedUsers'
    await expectRefusal(await commerce.us(path, MIRA), 403, { type: 'ForbiddenError' })
  })
})

describe('an inventory account', () => {
  it('is one of the organization, or a new one', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.usage, 5])
    const own = await calls.settled(EDITH, cart, '/inventoryaccount', { accountNumber: 'QG-EAST-77' })
    expect(own).toMatchObject({
      inventoryAccountRequired: true,
      inventoryAccount: { accountNumber: 'QG-EAST-77', name: 'Eastmarsh district inventory' },
    })
    for (const accountNumber of ['QG-CEDAR-01', 'nothing'])
      await expectRefusal(await calls.put(EDITH, cart, '/inventoryaccount', { accountNumber }), 404, {
        type: 'NotFoundError',
        subject: 'accountNumber',
      })
    const created = await calls.settled(EDITH, cart, '/inventoryaccount', { createNew: true })
    expect(created.inventoryAccount).toEqual({ createNew: true })
  })
})
