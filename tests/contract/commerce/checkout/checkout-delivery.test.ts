import { beforeEach, describe, expect, it } from 'vitest'
import { addressListSchema } from '../../../../lib/contract/commerce/address.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { ADDRESSES, checkoutCalls, EDITH, MIRA } from './checkout-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = checkoutCalls(() => commerce)

const bookOf = async () =>
  (await readExactly(await commerce.us('/users/current/addresses?fields=FULL', EDITH), addressListSchema))
    .addresses

describe('the delivery address of a cart', () => {
  it('is chosen from the address book, and removed', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const [address] = await bookOf()
    const chosen = await calls.put(EDITH, cart, `/addresses/delivery?addressId=${address?.id}`)
    expect([chosen.status, await chosen.text()]).toEqual([200, ''])
    expect((await calls.shown(EDITH, cart)).deliveryAddress).toMatchObject({
      id: address?.id,
      line1: address?.line1,
      country: { isocode: 'US', name: 'United States' },
    })
    await calls.setMode(EDITH, cart, 'standard')
    await calls.call(EDITH, cart, '/addresses/delivery', { method: 'DELETE' })
    const after = await calls.shown(EDITH, cart)
    expect(after).not.toHaveProperty('deliveryAddress')
    expect(after).not.toHaveProperty('deliveryMode')
  })

  it('may be a new one, which enters the address book only if asked to', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const before = (await bookOf()).length
    const added = await calls.shipTo(EDITH, cart, ADDRESSES.oregon)
    expect(added.status).toBe(201)
    expect(await readExactly(added, looseSchema, 201)).toMatchObject({ line1: '9 Sorrelby Court' })
    expect((await bookOf()).length).toBe(before)
    await calls.shipTo(EDITH, cart, { ...ADDRESSES.oregon, visibleInAddressBook: true })
    expect((await bookOf()).length).toBe(before + 1)
  })

  it.each([
    ['a country without delivery', { ...ADDRESSES.ontario }, 'country.isocode'],
    ['a post office box', { ...ADDRESSES.ohio, line1: 'PO Box 12' }, 'line1'],
    ['a wrong postal code', { ...ADDRESSES.ohio, postalCode: 'x' }, 'postalCode'],
  ])('is refused for %s', async (_what, address, subject) => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    await expectRefusal(await calls.shipTo(EDITH, cart, address), 400, { type: 'ValidationError', subject })
    expect(await calls.shown(EDITH, cart)).not.toHaveProperty('deliveryAddress')
  })

  it('is never that of somebody else, and the refusal does not tell whether there is one', async () => {
    const [address] = await bookOf()
    const cart = await calls.filled(MIRA, [ITEMS.kit, 1])
    for (const id of [address?.id, 'nothing'])
      await expectRefusal(await calls.put(MIRA, cart, `/addresses/delivery?addressId=${id}`), 400, {
        type: 'CartAddressError',
        reason: 'notFound',
      })
    await expectRefusal(await calls.put(MIRA, cart, '/addresses/delivery'), 400, {
      type: 'MissingServletRequestParameterError',
    })
  })

  it('answers the cart below orgUsers', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const [address] = await bookOf()
    const path = `/orgUsers/current/carts/${cart}/addresses/delivery?addressId=${address?.id}`
    const answer = await commerce.us(path, { ...EDITH, method: 'PUT' })
    expect(await readExactly(answer, looseSchema)).toMatchObject({ code: cart })
  })
})

describe('delivery modes', () => {
  it('are none before an address is known, and refused then', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    expect(await calls.modes(EDITH, cart)).toEqual([])
    await expectRefusal(await calls.setMode(EDITH, cart, 'standard'), 400, {
      type: 'UnsupportedDeliveryModeError',
    })
  })

  it('cost a percentage of the goods after discounts, and have dates', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 2])
    await calls.shipTo(EDITH, cart, ADDRESSES.ohio)
    // 452.00 less 10 % is 406.80, of which 10 %, 15 % and 25 %.
    expect(await calls.modes(EDITH, cart)).toMatchObject([
      { code: 'standard', name: 'Standard delivery', deliveryCost: { value: 40.68 } },
      { code: 'expedited', deliveryCost: { value: 61.02 } },
      { code: 'next-day', deliveryCost: { value: 101.7 }, earliestDelivery: '2026-09-29' },
    ])
    const done = await calls.setMode(EDITH, cart, 'expedited')
    expect([done.status, await done.text()]).toEqual([200, ''])
    const { deliveryMode, deliveryCost, totalPrice } = await calls.shown(EDITH, cart)
    expect([deliveryMode?.code, deliveryCost?.value, totalPrice?.value]).toEqual(['expedited', 61.02, 467.82])
    await expectRefusal(await calls.setMode(EDITH, cart, 'pickup'), 400, {
      type: 'UnsupportedDeliveryModeError',
    })
  })

  it('cost a minimum, and more in far regions', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.manual, 1])
    await calls.shipTo(EDITH, cart, ADDRESSES.ohio)
    expect((await calls.modes(EDITH, cart))[0]?.deliveryCost.value).toBe(5)
    await calls.shipTo(EDITH, cart, ADDRESSES.puertoRico)
    expect((await calls.modes(EDITH, cart))[0]?.deliveryCost.value).toBe(15)
  })

  it('are none for a cart that ships nothing', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.usage, 5])
    await calls.shipTo(EDITH, cart, ADDRESSES.ohio)
    expect(await calls.modes(EDITH, cart)).toEqual([])
  })

  it('start with the day on which the last item is expected, if all is to be shipped together', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1], [ITEMS.manual, 1])
    await commerce.change(`/items/${ITEMS.manual}`, {
      site: 'usassessments',
      stock: { level: 0, expectedOn: '2026-11-02' },
    })
    await calls.shipTo(EDITH, cart, ADDRESSES.ohio)
    expect((await calls.modes(EDITH, cart))[0]?.earliestDelivery).toBe('2026-10-02')
    expect(await calls.settled(EDITH, cart, '/shipment', { shipComplete: true })).toMatchObject({
      shipComplete: true,
      entries: [
        { fulfilment: 'PHYSICAL', availability: { status: 'inStock' } },
        { availability: { status: 'backOrder', expectedOn: '2026-11-02' } },
      ],
    })
    expect((await calls.modes(EDITH, cart))[0]?.earliestDelivery).toBe('2026-11-06')
  })
})

it('checkout is for users who are signed in', async () => {
  const { guid } = await calls.carts.created()
  for (const path of ['addresses/delivery?addressId=1', 'deliverymode?deliveryModeId=standard'])
    await expectRefusal(await commerce.us(`/users/anonymous/carts/${guid}/${path}`, { method: 'PUT' }), 401, {
      type: 'InsufficientAuthenticationError',
    })
})
