import { beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../../lib/contract/commerce/cart/cart.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { ADDRESSES, checkoutCalls, EDITH, LONDON, OTTO } from './checkout-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = checkoutCalls(() => commerce)

const taxesOf = ({ taxes = [] }: Cart) =>
  taxes.map(({ name, percent, amount }) => [name, percent, amount.value])

const cents = (value = 0): number => Math.round(value * 100)

/** Every sum follows from the others, whatever the site. */
const expectSumsToAgree = (cart: Cart): void => {
  const { subTotal, totalDiscounts, deliveryCost, totalPrice, totalTax, totalPriceWithTax, taxes = [] } = cart
  const lines = cart.entries.reduce((sum, { totalPrice: line }) => sum + cents(line?.value), 0)
  expect(cents(subTotal?.value)).toBe(lines)
  expect(cents(totalPrice?.value)).toBe(lines - cents(totalDiscounts?.value) + cents(deliveryCost?.value))
  expect(cents(totalTax?.value)).toBe(taxes.reduce((sum, { amount }) => sum + cents(amount.value), 0))
  expect(cents(totalPriceWithTax?.value)).toBe(
    cents(totalPrice?.value) + (cart.net ? cents(totalTax?.value) : 0),
  )
}

describe('taxes', () => {
  it('are those of the state to which goods go, and delivery is taxed where the state taxes it', async () => {
    const cart = await calls.shipped(OTTO, ADDRESSES.washington, [ITEMS.kit, 1])
    const shown = await calls.shown(OTTO, cart)
    // 226.00 and 22.60 of delivery, of which 6.5 %.
    expect(taxesOf(shown)).toEqual([['Sales tax', 6.5, 16.16]])
    expect(shown.totalPriceWithTax?.value).toBe(264.76)
    expectSumsToAgree(shown)
  })

  it('are none in a state without them', async () => {
    const cart = await calls.shipped(OTTO, ADDRESSES.oregon, [ITEMS.kit, 1])
    const shown = await calls.shown(OTTO, cart)
    expect(shown).not.toHaveProperty('taxes')
    expect(shown.totalTax?.value).toBe(0)
    expectSumsToAgree(shown)
  })

  it('are none for an organization that is exempt there, and only there and while it holds', async () => {
    const cart = await calls.shipped(EDITH, ADDRESSES.ohio, [ITEMS.kit, 1])
    expect(await calls.shown(EDITH, cart)).toMatchObject({
      taxExempt: true,
      taxExemptionId: 'exemption-eastmarsh-oh',
      totalTax: { value: 0 },
    })
    for (const address of [ADDRESSES.pennsylvania, ADDRESSES.washington]) {
      await calls.shipTo(EDITH, cart, address)
      const shown = await calls.shown(EDITH, cart)
      expect(shown).not.toHaveProperty('taxExempt')
      expect(shown.totalTax?.value).toBeGreaterThan(0)
      expectSumsToAgree(shown)
    }
    await calls.shipTo(EDITH, cart, ADDRESSES.ohio)
    commerce.advance(200 * 24 * 60 * 60)
    const later = await calls.filled(EDITH, [ITEMS.kit, 1])
    await calls.shipTo(EDITH, later, ADDRESSES.ohio)
    expect(await calls.shown(EDITH, later)).not.toHaveProperty('taxExempt')
  })

  it('have a line for each tax of a province', async () => {
    const buyer = { ...OTTO, site: 'caassessments' }
    const cart = await calls.shipped(buyer, ADDRESSES.quebec, [ITEMS.kit, 1])
    const inQuebec = await calls.shown(buyer, cart)
    expect(taxesOf(inQuebec).map(([name, percent]) => [name, percent])).toEqual([
      ['GST', 5],
      ['QST', 9.975],
    ])
    expectSumsToAgree(inQuebec)
    await calls.shipTo(buyer, cart, ADDRESSES.ontario)
    const inOntario = await calls.shown(buyer, cart)
    expect(inOntario.taxes?.map(({ code, percent }) => [code, percent])).toEqual([
      ['CA-HST', 13],
      ['CA-HST', 5],
    ])
    expectSumsToAgree(inOntario)
  })

  it('split a kit by what it contains: printed books are taxed at their own rate', async () => {
    const buyer = { ...OTTO, site: 'ukassessments' }
    const cart = await calls.shipped(buyer, LONDON, [ITEMS.kit, 1], [ITEMS.manual, 3])
    const shown = await calls.shown(buyer, cart)
    expect(shown.taxes?.map(({ percent }) => percent)).toEqual([20, 0])
    const taxed = shown.taxes?.reduce((sum, { taxable }) => sum + cents(taxable.value), 0)
    expect(taxed).toBe(cents(shown.totalPrice?.value))
    expectSumsToAgree(shown)
  })

  it('are a part of prices that include them', async () => {
    const buyer = { ...OTTO, site: 'auassessments' }
    const cart = await calls.filled(buyer, [ITEMS.kit, 1])
    await calls.shipTo(buyer, cart, {
      line1: '5 Bluegum Parade',
      town: 'Parramatta',
      region: { isocode: 'AU-NSW' },
      postalCode: '2150',
      country: { isocode: 'AU' },
    })
    await calls.setMode(buyer, cart, 'standard')
    const shown = await calls.shown(buyer, cart)
    expect(shown.net).toBe(false)
    expect(taxesOf(shown)).toEqual([['GST', 10, shown.totalTax?.value]])
    expectSumsToAgree(shown)
  })

  it('agree to the cent with discounts and many odd amounts', async () => {
    for (const [at, price] of [101, 333, 1999].entries()) {
      const item = [ITEMS.kit, ITEMS.manual, ITEMS.usage][at]
      await commerce.change(`/items/${item}`, { site: 'usassessments', price })
    }
    const cart = await calls.shipped(
      EDITH,
      ADDRESSES.washington,
      [ITEMS.kit, 7],
      [ITEMS.manual, 3],
      [ITEMS.usage, 9],
    )
    expectSumsToAgree(await calls.shown(EDITH, cart))
  })
})

describe('a VAT number', () => {
  const BELGIUM = {
    line1: 'Kestrelstraat 5',
    town: 'Gent',
    postalCode: '9000',
    country: { isocode: 'BE' },
  }
  const buyer = { ...OTTO, site: 'nlassessments' }

  it('of another country of the European Union shifts the tax to the customer', async () => {
    commerce.setFlag('vat', true)
    const cart = await calls.shipped(buyer, BELGIUM, [ITEMS.kit, 1])
    expect((await calls.shown(buyer, cart)).totalTax?.value).toBeGreaterThan(0)
    const shown = await calls.settled(buyer, cart, '/vatnumber', { vatNumber: 'BE 0123.456.789' })
    expect(shown).toMatchObject({ vatNumber: 'BE0123456789', totalTax: { value: 0 } })
    expect(shown.taxes?.map(({ code, percent }) => [code, percent])).toEqual([['REVERSE-CHARGE', 0]])
    commerce.setFlag('vat', false)
    const withoutFlag = await calls.shown(buyer, cart)
    expect(withoutFlag).not.toHaveProperty('vatNumber')
    expect(withoutFlag.totalTax?.value).toBeGreaterThan(0)
    commerce.setFlag('vat', true)
    expect(await calls.settled(buyer, cart, '/vatnumber', { vatNumber: '' })).not.toHaveProperty('vatNumber')
  })

  it.each(['NL123', 'GB123456789', 'DE123456789'])('is refused if it is %s', async vatNumber => {
    const cart = await calls.filled(buyer, [ITEMS.kit, 1])
    const refused = await calls.put(buyer, cart, '/vatnumber', { vatNumber })
    await expectRefusal(refused, 400, { type: 'ValidationError', subject: 'vatNumber' })
  })
})
