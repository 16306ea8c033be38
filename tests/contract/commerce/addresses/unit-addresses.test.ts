import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_ADDRESSES } from '../../../../lib/contract/commerce/address-limits.ts'
import { unitAddressListSchema } from '../../../../lib/contract/commerce/unit-address.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { BOOK, salem } from './address-fixtures.ts'

// The book of an organization: its administrators change it, its members read it.

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const orders = orderCalls(() => commerce)

const UNIT = '/users/current/orgUnits/org-lindenrow/addresses'
/** Petra administers the organization, Quentin belongs to it. */
const PETRA = { as: 'uid-petra' }
const QUENTIN = { as: 'uid-quentin' }

const list = async (options: { as: string } = PETRA) =>
  (await readExactly(await commerce.us(`${UNIT}?fields=FULL`, options), unitAddressListSchema)).addresses

const add = (body: object, options: object = PETRA) => commerce.us(UNIT, { ...options, body })

const added = async (body: object): Promise<string> =>
  String((await readExactly(await add(body), looseSchema, 201)).id)

const change = (id: string, body: object, options: object = PETRA) =>
  commerce.us(`${UNIT}/${id}`, { ...options, method: 'PATCH', body })

const remove = (id: string, options: object = PETRA) =>
  commerce.us(`${UNIT}/${id}`, { ...options, method: 'DELETE' })

const defaults = async () =>
  (await list()).map(({ line1, defaultAddress, defaultBillingAddress }) => [
    line1,
    defaultAddress,
    defaultBillingAddress,
  ])

describe('the addresses of an organization', () => {
  it('begin with that of its invoices, and no name of a person', async () => {
    await added({ ...salem, firstName: 'Petra', lastName: 'Lind', attention: 'Front desk' })
    const [first, second] = await list(QUENTIN)
    expect(first).toMatchObject({
      line1: '48 Linden Row',
      defaultBillingAddress: true,
      defaultAddress: false,
    })
    expect(second).toMatchObject({
      line1: '1 Fenn Way',
      attention: 'Front desk',
      defaultBillingAddress: false,
    })
    expect(second).not.toHaveProperty('firstName')
  })

  it('are added once by a repeated key', async () => {
    const options = { ...PETRA, headers: { 'idempotency-key': 'key-1' } }
    const [one, two] = [await add(salem, options), await add(salem, options)]
    expect([one.status, two.status]).toEqual([201, 201])
    expect((await list()).map(({ line1 }) => line1)).toEqual(['48 Linden Row', '1 Fenn Way'])
  })

  it('are changed in part, and lose region and postal code with their country', async () => {
    const id = await added(salem)
    const parts = { attention: 'Room 2', line2: '' }
    const answer = await change(id, parts)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    const changed = (await list()).find(address => address.id === id)
    expect(changed).toMatchObject({ attention: 'Room 2', line3: 'Tower B', postalCode: '97301' })
    expect(changed).not.toHaveProperty('line2')
    await change(id, { country: { isocode: 'HK' }, town: 'Kowloon' })
    const moved = (await list()).find(address => address.id === id)
    expect(moved).not.toHaveProperty('region')
    expect(moved).not.toHaveProperty('postalCode')
  })

  it('have one default for deliveries and one for invoices, which is the account’s billing address', async () => {
    const id = await added(salem)
    await change(id, { defaultAddress: true })
    expect(await defaults()).toEqual([
      ['48 Linden Row', false, true],
      ['1 Fenn Way', true, false],
    ])
    await change(id, { defaultBillingAddress: true })
    expect(await defaults()).toEqual([
      ['1 Fenn Way', true, true],
      ['48 Linden Row', false, false],
    ])
    const account = await commerce.us('/users/current/orgUnits/org-lindenrow?fields=FULL', QUENTIN)
    expect(await readExactly(account, looseSchema)).toMatchObject({
      addresses: { primaryBillingAddress: { id, line1: '1 Fenn Way' } },
    })
  })

  it('keep their ids when the account is given another billing address', async () => {
    const [before] = await list()
    await commerce.us('/users/current/organizations/org-lindenrow', {
      ...PETRA,
      method: 'PATCH',
      body: { addresses: { primaryBillingAddress: { ...salem, line1: '2 Fenn Way' } } },
    })
    expect((await list()).map(({ id, line1 }) => [id, line1])).toEqual([[before?.id, '2 Fenn Way']])
  })

  it('are at most as many as those of a person', async () => {
    for (let number = 2; number <= MOST_ADDRESSES; number += 1)
      await added({ ...salem, line1: `${number} Fenn Way` })
    await expectRefusal(await add(salem), 409, { type: 'AddressBookFullError', reason: 'limitReached' })
  })

  it('hold no P.O. box and no name of the organization in the street', async () => {
    const boxed = await add({ ...salem, line1: 'PO Box 7' })
    await expectRefusal(boxed, 400, { subject: 'line1', reason: 'poBox' })
    const named = await add({ ...salem, line1: 'Linden Row Psychology, 1 Fenn Way' })
    await expectRefusal(named, 400, { subject: 'line1', reason: 'name' })
  })

  it('are deleted unless they are a default', async () => {
    const [billing] = await list()
    await expectRefusal(await remove(billing?.id ?? ''), 409, {
      type: 'AddressInUseError',
      reason: 'default',
    })
    const id = await added({ ...salem, defaultAddress: true })
    await expectRefusal(await remove(id), 409, { type: 'AddressInUseError', reason: 'default' })
    const other = await added({ ...salem, line1: '3 Fenn Way' })
    expect((await remove(other)).status).toBe(200)
    await expectRefusal(await remove(other), 404, { type: 'NotFoundError', subjectType: 'address' })
  })
})

describe('the addresses of an organization are refused', () => {
  it('to members who do not administer it, and from the moment that somebody no longer does', async () => {
    const id = await added(salem)
    const refuses = async (as: { as: string }) => {
      const admins = 'Only an administrator may do this.'
      await expectRefusal(await add(salem, as), 403, { type: 'ForbiddenError', message: admins })
      await expectRefusal(await change(id, { defaultAddress: true }, as), 403, { message: admins })
      await expectRefusal(await remove(id, as), 403, { message: admins })
    }
    await refuses(QUENTIN)
    commerce.context.database.exec(
      "UPDATE commerce_associations SET administrator = 0 WHERE organization_uid = 'org-lindenrow'",
    )
    await refuses(PETRA)
    expect(await list(QUENTIN)).toHaveLength(2)
  })

  it('to strangers, like those of an organization that does not exist', async () => {
    const [address] = await list()
    for (const unit of ['org-lindenrow', 'nowhere'])
      for (const [path, method] of [
        ['', 'POST'],
        [`/${address?.id}`, 'PATCH'],
        [`/${address?.id}`, 'DELETE'],
      ] as const)
        await expectRefusal(
          await commerce.us(`/users/current/orgUnits/${unit}/addresses${path}`, {
            as: 'uid-edith',
            method,
            ...(method !== 'DELETE' && { body: salem }),
          }),
          403,
          { type: 'ForbiddenError', message: 'The unit is not one of this user.' },
        )
  })
})

describe('an address to which something was ordered', () => {
  /** A cart of Edith that goes to one of her addresses, or of her organization. */
  const cartTo = async (address: string) => {
    const cart = await orders.filled(EDITH, [ITEMS.kit, 1])
    await orders.put(EDITH, cart, '/organization?organizationUid=org-eastmarsh')
    await orders.put(EDITH, cart, `/addresses/delivery?addressId=${address}`)
    await orders.setMode(EDITH, cart, 'standard')
    const order = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
    await orders.settled(EDITH, cart, `/paymenttype?${order}`)
    return cart
  }
  const OFFICE = { ...salem, line1: '7 Fenn Way' }
  const ofOrganization = '/users/current/orgUnits/org-eastmarsh/addresses'
  const BOOKS = [
    ['a person’s book', BOOK, 200],
    ['an organization’s book', ofOrganization, 204],
  ] as const

  const created = async (book: string) =>
    String((await readExactly(await commerce.us(book, { ...EDITH, body: OFFICE }), looseSchema, 201)).id)

  it.each(BOOKS)('in %s cannot be deleted until the order has arrived', async (_, book) => {
    const id = await created(book)
    const { code } = await orders.placed(EDITH, await cartTo(id))
    const deleted = () => commerce.us(`${book}/${id}`, { ...EDITH, method: 'DELETE' })
    await expectRefusal(await deleted(), 409, { type: 'AddressInUseError', reason: 'order' })
    await orders.ahead(code, 24 * 30)
    expect((await deleted()).status).toBe(200)
  })

  it.each(BOOKS)(
    'in %s changes for the carts that go there, and not for the order',
    async (_, book, status) => {
      const id = await created(book)
      const { code } = await orders.placed(EDITH, await cartTo(id))
      const cart = await cartTo(id)
      const changed = await commerce.us(`${book}/${id}`, {
        ...EDITH,
        method: 'PATCH',
        body: { line1: '8 Fenn Way' },
      })
      expect(changed.status).toBe(status)
      expect((await orders.show(EDITH, code)).deliveryAddress).toMatchObject({ id, line1: '7 Fenn Way' })
      expect((await orders.shown(EDITH, cart)).deliveryAddress).toMatchObject({ id, line1: '8 Fenn Way' })
    },
  )

  it('is the school’s within the district, if it has a name of its own', async () => {
    const school = { ...OFFICE, companyName: 'Alder Creek School' }
    const { id } = await readExactly(
      await commerce.us(ofOrganization, { ...EDITH, body: school }),
      looseSchema,
      201,
    )
    const cart = await orders.shown(EDITH, await cartTo(String(id)))
    expect(cart.deliveryAddress).toMatchObject({ companyName: 'Alder Creek School', firstName: 'Edith' })
  })
})
