import { describe, expect, it } from 'vitest'
import { type ContactAddressForm, checkContactAddress } from '@/lib/registration/schemas/contact-address'
import { fullNames } from '@/lib/validation/own-name'
import { ADDRESS, errorsOf, REFERENCE } from './forms'

const check = (changes: Partial<ContactAddressForm>) =>
  checkContactAddress(
    { ...ADDRESS, ...changes },
    { reference: REFERENCE, ownNames: fullNames('Zoë', 'Haldane') },
  )

describe('the contact-address step (spec §5)', () => {
  it('gives the normalised values', () => {
    expect(check({})).toEqual({
      ok: true,
      value: {
        country: 'US',
        region: 'US-NY',
        city: 'New York',
        street: "12 O'Neil Street",
        apartment: '',
        building: '',
        postalCode: '10001-1234',
      },
    })
  })

  it('drops the building line where addresses have none, whatever was sent for it', () => {
    const sent = { ...ADDRESS, building: '<left over>' }
    const context = { reference: REFERENCE, ownNames: [], asksForBuilding: false }
    expect(checkContactAddress(sent, context)).toMatchObject({ ok: true, value: { building: '' } })
  })

  it('judges all required fields of an empty form at once, in their order', () => {
    expect(errorsOf(check({ region: '', city: '', street: '', postalCode: '' }))).toEqual([
      'street:required',
      'city:required',
      'region:required',
      'postalCode:required',
    ])
    expect(errorsOf(check({ country: '', region: '', city: '', street: '', postalCode: '' }))).toEqual([
      'country:required',
      'street:required',
      'city:required',
      'postalCode:required',
    ])
  })

  it.each<[string, Partial<ContactAddressForm>, readonly string[]]>([
    ['an unknown country', { country: 'xx' }, ['country:unknownOption']],
    ['a three-letter country', { country: 'USA' }, ['country:unknownOption']],
    ['a region of another country', { region: 'CA-ON' }, ['region:unknownOption']],
    ['a postal code of another country', { country: 'CA', region: 'CA-ON' }, ['postalCode:invalidFormat']],
    ['a street of 241 characters', { street: '1'.repeat(241) }, ['street:tooLong']],
    ['an apartment of 241 characters', { apartment: '1'.repeat(241) }, ['apartment:tooLong']],
    ['a building of 31 characters', { building: '1'.repeat(31) }, ['building:tooLong']],
    ['a city of 101 characters', { city: 'x'.repeat(101) }, ['city:tooLong']],
    ['a post-office box in the street', { street: 'P.O. Box 12' }, ['street:poBox']],
    ['a post-office box in the second line', { apartment: 'PMB 12' }, ['apartment:poBox']],
    ['a post-office box in the third line', { building: 'Postbus 12' }, ['building:poBox']],
    ['the own name', { street: 'Haldane, Zoe' }, ['street:ownName']],
    ['the own name inside', { street: 'c/o Zoë Haldane, 1 Main St' }, ['street:ownName']],
    ['letters of another script', { city: '東京' }, ['city:latinLettersOnly']],
  ])('refuses %s', (_, changes, errors) => expect(errorsOf(check(changes))).toEqual(errors))

  it('takes lines of exactly the limits', () => {
    const lines = {
      street: '1'.repeat(240),
      apartment: '1'.repeat(240),
      building: '1'.repeat(30),
      city: 'x'.repeat(100),
    }
    expect(check(lines)).toMatchObject({ ok: true, value: lines })
  })

  it('accepts a street that shares only the family name', () => {
    expect(check({ street: '12 Haldane Road' }).ok).toBe(true)
  })

  it.each([
    ['without a list', 'FR', '75001'],
    ['with an empty list', 'GB', 'SW1A 1AA'],
  ])('drops the region of a country %s', (_, country, postalCode) => {
    expect(check({ country, postalCode, region: 'US-NY' })).toMatchObject({ ok: true, value: { region: '' } })
  })

  it('needs no postal code where there are none', () => {
    expect(check({ country: 'HK', postalCode: '' })).toMatchObject({ ok: true, value: { postalCode: '' } })
  })

  it('accepts its own values again', () => {
    const first = check({})
    expect(first.ok && check(first.value)).toEqual(first)
  })
})
