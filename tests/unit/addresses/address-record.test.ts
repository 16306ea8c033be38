import { describe, expect, it } from 'vitest'
import { findDuplicate, toAddressRecord, valuesOfAddress } from '@/lib/addresses/address-record'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Address } from '@/lib/contract/commerce/address'

const ADDRESS: Address = {
  id: 'a1',
  firstName: 'Nora',
  lastName: 'Vale',
  companyName: 'Clínica Olmo',
  line1: 'Calle del Olmo 24',
  town: 'Madrid',
  region: { isocode: 'ES-MD', name: 'Comunidad de Madrid' },
  postalCode: '28012',
  country: { isocode: 'ES', name: 'España' },
}

const ENTERED = {
  country: 'ES',
  region: 'ES-MD',
  city: 'Madrid',
  street: 'Calle del Olmo 24',
  apartment: '',
  building: '',
  postalCode: '28012',
  company: 'Clínica Olmo',
  attention: '',
}

describe('a duplicate', () => {
  it.each([
    [{}, true],
    [{ street: 'CALLE DEL OLMO, 24', company: 'Clinica Olmo' }, true],
    [{ street: 'Calle del Olmo 25' }, false],
    [{ apartment: '3 B' }, false],
    [{ attention: 'Recepción' }, false],
    [{ company: '' }, false],
  ])('of an address is found for %j: %s', (change, isFound) => {
    expect(findDuplicate([ADDRESS], { ...ENTERED, ...change }, '') !== undefined).toBe(isFound)
  })

  it('is never the address that is edited', () => {
    expect(findDuplicate([ADDRESS], ENTERED, 'a1')).toBeUndefined()
  })
})

it('an address on record keeps its parts through the form', () => {
  const details = { addressType: 'INSTITUTION', attention: 'Recepción', phone: '+34911234567' } as const
  const values = valuesOfAddress({ ...ADDRESS, ...details, defaultBillingAddress: true })
  expect(values).toMatchObject({
    ...details,
    company: 'Clínica Olmo',
    street: ENTERED.street,
    defaultBilling: 'on',
  })
  expect(values).not.toHaveProperty('defaultDelivery')
  const { attention: _none, ...place } = ENTERED
  const checked = { ...place, ...details, defaultDelivery: false, defaultBilling: true }
  expect(
    toAddressRecord(checked, { address: { country: 'ES', city: 'Madrid', street: ENTERED.street } }),
  ).toEqual({
    country: { isocode: 'ES' },
    town: 'Madrid',
    line1: ENTERED.street,
    companyName: 'Clínica Olmo',
    defaultBillingAddress: true,
    ...details,
  })
})

describe('a search', () => {
  it.each([
    ['olmo', 1],
    ['clinica 28012', 1],
    ['nora espana', 1],
    ['comunidad', 1],
    ['olmo toledo', 0],
  ])('for %s finds %i', (text, count) => {
    expect(searchAddresses([ADDRESS], text)).toHaveLength(count)
  })
})
