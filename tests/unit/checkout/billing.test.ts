import { describe, expect, it } from 'vitest'
import { billingChoices, usualBilling } from '@/lib/checkout/billing'
import type { KnownAddress } from '@/lib/checkout/shipping'
import type { Address } from '@/lib/contract/commerce/address'

/** An address without the name of a person or company. */
const place = (line1: string): Address => ({
  id: line1,
  firstName: '',
  lastName: '',
  line1,
  town: 'Columbus',
  postalCode: '43215-2204',
  country: { isocode: 'US' },
})

type Known = KnownAddress & { address: Address }

/** The buyer's own address for bills. */
const HOME: Known = {
  id: 'home',
  address: { ...place('3 Elm Street'), firstName: 'Edith', lastName: 'Marsh', defaultBillingAddress: true },
  isOrganization: false,
}

const ofClinic = (id: string, line1: string, isDefault = false): Known => ({
  id,
  address: { ...place(line1), companyName: 'Linden Row', ...(isDefault && { defaultBillingAddress: true }) },
  isOrganization: true,
})

const CLINIC = ofClinic('clinic', '48 Linden Row', true)
const BRANCH = ofClinic('branch', '9 Kestrel Street')

/** Commerce puts the name of the buyer on a parcel. */
const shippedTo = ({ address }: Known) => ({
  deliveryAddress: { ...address, id: 'parcel', firstName: 'Edith', lastName: 'Marsh' },
})

const usual = (cart: Parameters<typeof billingChoices>[0], known: readonly KnownAddress[]) => {
  const choices = billingChoices(cart, known)
  return choices.find(({ code }) => code === usualBilling(cart, choices))?.address.line1
}

describe('the billing address that is chosen beforehand', () => {
  it.each([
    ['shipped there', shippedTo(CLINIC)],
    ['shipped to a branch', shippedTo(BRANCH)],
    ['shipped to the buyer', shippedTo(HOME)],
    ['not shipped', {}],
  ])('is that of the organization that orders: %s', (_, cart) => {
    expect(usual(cart, [BRANCH, CLINIC, HOME])).toBe('48 Linden Row')
  })

  it('is one of the organization where none is its default', () => {
    expect(usual(shippedTo(BRANCH), [BRANCH, HOME])).toBe('9 Kestrel Street')
  })

  it('is the buyer’s own for a personal account', () => {
    const elsewhere = shippedTo({ id: 'other', address: place('7 Mill Lane'), isOrganization: false })
    expect(usual(elsewhere, [HOME])).toBe('3 Elm Street')
    expect(usual(elsewhere, [])).toBe('7 Mill Lane')
  })

  it('is what was chosen before', () => {
    const chosen = { sapBillingAddress: place('5 Maple Street') }
    expect(usual({ ...shippedTo(CLINIC), ...chosen }, [CLINIC, HOME])).toBe('5 Maple Street')
  })
})
