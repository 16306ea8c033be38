import { beforeEach, describe, expect, it } from 'vitest'
import { changeCheckout, readCheckout } from '../../../../sandbox/commerce/checkout/checkout-store.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { looseSchema, readExactly } from '../commerce-harness.ts'
import { documentCalls } from '../payments/payment-calls.ts'
import { ADDRESSES, checkoutCalls, EDITH } from './checkout-calls.ts'

let commerce: CatalogueHarness

// Edith orders for her district, and belongs to a clinic as well.
const DISTRICT = 'org-eastmarsh'
const CLINIC = 'org-cedarlight'

beforeEach(async () => {
  commerce = createCatalogueHarness()
  const path = `/users/current/organizations/${CLINIC}/association`
  const body = { termsAccepted: true }
  expect((await commerce.us(path, { as: EDITH.as, method: 'PUT', body })).status).toBe(201)
})

const calls = checkoutCalls(() => commerce)
const { upload } = documentCalls(() => commerce)

const switchTo = (cart: string, account: string) =>
  calls.settled(EDITH, cart, `/organization?organizationUid=${account}`)

/** A cart for the district. */
const begun = async () => {
  const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
  await switchTo(cart, DISTRICT)
  return cart
}

const personalAccount = async () =>
  `P${(await readExactly(await commerce.us('/users/current?fields=FULL', EDITH), looseSchema)).customerId}`

/** The first address in the book of an organization. */
const addressOf = (organization: string) =>
  String(
    commerce.context.database
      .prepare('SELECT id FROM commerce_addresses WHERE organization_uid = ? ORDER BY rowid')
      .get(organization)?.id,
  )

const chooseAddress = async (cart: string, id: string) =>
  expect((await calls.put(EDITH, cart, `/addresses/delivery?addressId=${id}`)).status).toBe(200)

describe('a cart that is switched to another account', () => {
  it('is not shipped to the address book of the organization before', async () => {
    for (const other of [CLINIC, await personalAccount()]) {
      const cart = await begun()
      await chooseAddress(cart, addressOf(DISTRICT))
      await calls.setMode(EDITH, cart, 'standard')
      expect(await calls.shown(EDITH, cart)).toMatchObject({ deliveryMode: { code: 'standard' } })
      const after = await switchTo(cart, other)
      expect(after).not.toHaveProperty('deliveryAddress')
      expect(after).not.toHaveProperty('deliveryMode')
    }
  })

  it('keeps an address of its buyer, and an account that is chosen again keeps its own', async () => {
    const cart = await begun()
    await calls.shipTo(EDITH, cart, ADDRESSES.oregon)
    expect((await switchTo(cart, CLINIC)).deliveryAddress?.line1).toBe(ADDRESSES.oregon.line1)
    const id = addressOf(CLINIC)
    await chooseAddress(cart, id)
    expect((await switchTo(cart, CLINIC)).deliveryAddress?.id).toBe(id)
  })

  it('has neither the document of the purchase order nor the VAT number of the organization before', async () => {
    const { database } = commerce.context
    const documents = () => database.prepare('SELECT id FROM commerce_documents').all()
    const before = documents()
    for (const other of [CLINIC, await personalAccount()]) {
      const cart = await begun()
      await upload(EDITH, cart, '%PDF-1.7 order', 'district.pdf')
      changeCheckout(database, Number(cart), { vatNumber: 'NL123456789B01' })
      expect(await switchTo(cart, DISTRICT)).toHaveProperty('purchaseOrderDocument')
      expect(await switchTo(cart, other)).not.toHaveProperty('purchaseOrderDocument')
      expect(readCheckout(database, Number(cart))).not.toHaveProperty('vatNumber')
      expect(documents()).toEqual(before)
    }
  })
})
