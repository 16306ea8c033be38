import { describe, expect, it } from 'vitest'
import { addressFormat } from '@/lib/validation/address-format'

describe('the parts of an address', () => {
  it.each([
    ['state', ['US']],
    ['stateOrTerritory', ['AU']],
    ['stateOrRegion', ['MM']],
    ['province', ['ES', 'ID', 'KH', 'KR', 'LA', 'NL', 'PH', 'TH', 'VN']],
    ['provinceOrTerritory', ['CA']],
    ['prefecture', ['JP']],
    ['county', ['IE']],
    ['nation', ['GB']],
    ['region', ['NZ', 'FR', 'BR', 'toString', '']],
  ])('have a %s where the country calls it so', (label, countries) => {
    expect(countries.filter(country => addressFormat(country).regionLabel !== label)).toEqual([])
  })

  it.each([
    ['zipCode', ['US', 'PH']],
    ['postcode', ['AU', 'GB', 'NL', 'NZ']],
    ['eircode', ['IE']],
    ['postalCode', ['CA', 'ES', 'JP', 'SG', 'FR', 'toString', '']],
  ])('have a %s where the country calls it so', (label, countries) => {
    expect(countries.filter(country => addressFormat(country).postalCodeLabel !== label)).toEqual([])
  })

  it.each([
    ['US', 'street apartment building city region postalCode'],
    ['GB', 'street apartment building city region postalCode'],
    ['BR', 'street apartment building city region postalCode'],
    ['NL', 'street apartment building postalCode city region'],
    ['ES', 'street apartment building postalCode city region'],
    ['JP', 'postalCode region city street apartment building'],
    ['KR', 'postalCode region city street apartment building'],
  ])('come in the order of %s', (country, order) => {
    expect(addressFormat(country).fieldOrder.join(' ')).toBe(order)
  })

  it('have a building line of 30 characters', () => {
    for (const country of ['US', 'JP', 'BR']) expect(addressFormat(country).buildingMaxCharacters).toBe(30)
  })
})
