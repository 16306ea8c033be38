import { describe, expect, it } from 'vitest'
import { checkDelivery } from '@/lib/checkout/delivery'
import { checkPayment } from '@/lib/checkout/payment'
import { checkQualifiedUser, INVITE } from '@/lib/checkout/qualified-user'
import { checkKnownAddress, checkReceivingHours, knownAddresses, mayReceive } from '@/lib/checkout/shipping'
import type { Address } from '@/lib/contract/commerce/address'
import { PURCHASE_ORDER_NUMBER } from '@/lib/contract/commerce/payment/purchase-order'
import { cartOf, entryOf, KIT } from '../../components/cart/samples'

/** Fields and codes of a refused form; empty where it is accepted. */
const faultsOf = (checked: { ok: true } | { ok: false; error: readonly { name: string; code: string }[] }) =>
  checked.ok ? [] : checked.error.map(({ name, code }) => `${name} ${code}`)

describe('the qualified user', () => {
  const faults = (qualifiedUser: string, inviteEmail = '') =>
    faultsOf(checkQualifiedUser({ qualifiedUser, inviteEmail }, ['ada']))

  it('is a colleague of the required level, or somebody who is invited', () => {
    expect(faults('ada', 'left over')).toEqual([])
    expect(faults(INVITE, 'ben@example.com')).toEqual([])
    expect(faults('')).toEqual(['qualifiedUser required'])
    expect(faults('ben')).toEqual(['qualifiedUser unknownOption'])
    expect(faults(INVITE)).toEqual(['inviteEmail required'])
  })
})

const address = (id: string, members: Partial<Address> = {}): Address => ({
  id,
  firstName: 'Ada',
  lastName: 'Vale',
  line1: '1 Elm St',
  town: 'Dover',
  country: { isocode: 'US' },
  ...members,
})

describe('the shipping address', () => {
  const school = { name: 'School' }
  const places = [address('place'), address('annex', { companyName: 'Annex' })]
  const restricted = cartOf({ entries: [entryOf(KIT, 1, { institutionOnly: true })] })

  it('is one of the organization, under its name unless it has one of its own, or of the user', () => {
    const known = knownAddresses([address('own')], school, places)
    expect(
      known.map(({ id, isOrganization, address: { companyName } }) => [id, isOrganization, companyName]),
    ).toEqual([
      ['place', true, 'School'],
      ['annex', true, 'Annex'],
      ['own', false, undefined],
    ])
    expect(knownAddresses([address('own')], undefined, [])).toHaveLength(1)
  })

  it('is known, no post office box, and no home where an item is for institutions only', () => {
    const known = knownAddresses(
      [address('home', { addressType: 'HOME' }), address('box', { line1: 'P.O. Box 12' })],
      school,
      places,
    )
    const faults = (id: string) => faultsOf(checkKnownAddress(id, known, restricted))
    expect(faults('place')).toEqual([])
    expect(faults('')).toEqual(['deliveryAddress required'])
    expect(faults('other')).toEqual(['deliveryAddress unknownOption'])
    expect(faults('box')).toEqual(['deliveryAddress poBox'])
    expect(faults('home')).toEqual(['deliveryAddress institutionOnly'])
    expect(faultsOf(checkKnownAddress('home', known, cartOf()))).toEqual([])
    expect(mayReceive('INSTITUTION', restricted)).toBe(true)
  })
})

describe('the delivery', () => {
  const questions = { modes: ['ground'], inventory: ['new', 'other'] } as const
  const form = { deliveryMode: 'ground', shipment: 'asReady', inventory: 'new', inventoryNumber: '' }
  const faults = (changes: Partial<typeof form>, asked: Parameters<typeof checkDelivery>[1] = questions) =>
    faultsOf(checkDelivery({ ...form, ...changes }, asked))

  it('asks only for what the cart needs', () => {
    expect(faults({})).toEqual([])
    expect(faults({ deliveryMode: '', shipment: '' }, { inventory: ['new'] })).toEqual([])
    expect(faults({ inventory: '' }, { modes: ['ground'] })).toEqual([])
  })

  it('names what is missing', () => {
    expect(faults({ deliveryMode: '', shipment: '', inventory: '' })).toEqual([
      'deliveryMode required',
      'shipment required',
      'inventory required',
    ])
    expect(faults({ inventory: 'known' })).toEqual(['inventory unknownOption'])
    expect(faults({ inventory: 'other' })).toEqual(['inventoryNumber required'])
    expect(faults({ inventory: 'other', inventoryNumber: '1'.repeat(31) })).toEqual([
      'inventoryNumber tooLong',
    ])
  })
})

describe('the payment', () => {
  const offers = [
    { code: 'PURCHASE_ORDER', purchaseOrder: { required: true } },
    { code: 'ACCOUNT', purchaseOrder: { required: false } },
    { code: 'BANK_TRANSFER' },
  ]
  const form = {
    paymentType: '',
    saveCard: false,
    billingAddress: '',
    purchaseOrderNumber: '',
    purchaseOrderToFollow: false,
    purchaseOrderReuse: '',
    vatNumber: '',
  }
  const check = (changes: Partial<typeof form>) =>
    checkPayment({ ...form, ...changes }, { offers, billing: ['book-1'], pattern: PURCHASE_ORDER_NUMBER })

  it('by purchase order needs its number, unless it follows', () => {
    const order = { paymentType: 'PURCHASE_ORDER' }
    expect(faultsOf(check(order))).toEqual(['purchaseOrderNumber required'])
    expect(faultsOf(check({ ...order, purchaseOrderToFollow: true }))).toEqual([])
    expect(faultsOf(check({ ...order, purchaseOrderNumber: 'PO-1/2' }))).toEqual([])
    expect(faultsOf(check({ ...order, purchaseOrderNumber: '---' }))).toEqual(['purchaseOrderNumber invalid'])
    expect(faultsOf(check({ ...order, purchaseOrderNumber: '1'.repeat(31) }))).toEqual([
      'purchaseOrderNumber invalid',
    ])
  })

  it('in another way leaves out a number that was typed before', () => {
    const checked = check({ paymentType: 'BANK_TRANSFER', purchaseOrderNumber: '---' })
    expect(checked).toMatchObject({ ok: true, value: { purchaseOrderNumber: '' } })
    expect(faultsOf(check({ paymentType: 'ACCOUNT' }))).toEqual([])
    expect(faultsOf(check({ paymentType: 'CARD' }))).toEqual(['paymentType unknownOption'])
  })

  it('is billed to an address of the list, or to that of the account', () => {
    const order = { paymentType: 'ACCOUNT' }
    expect(faultsOf(check({ ...order, billingAddress: 'book-1' }))).toEqual([])
    expect(faultsOf(check({ ...order, billingAddress: 'book-of-another' }))).toEqual([
      'billingAddress unknownOption',
    ])
  })
})

it.each([
  ['  weekdays,\u00a0 8 to 4 ', { ok: true, value: 'weekdays, 8 to 4' }],
  ['8 to \u202e4', { ok: false, error: [{ name: 'receivingHours', code: 'forbiddenCharacters' }] }],
  [
    '8 to 4\r\nSubject: hello',
    { ok: false, error: [{ name: 'receivingHours', code: 'forbiddenCharacters' }] },
  ],
])('hours of delivery are a text of one line, shown as it was typed: %j', (typed, checked) => {
  expect(checkReceivingHours(typed)).toEqual(checked)
})
