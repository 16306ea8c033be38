import { describe, expect, it } from 'vitest'
import { checkOrganisation, type OrganisationForm } from '@/lib/registration/schemas/organisation'
import { ADDRESS, EMPTY_ORGANISATION, errorsOf, NEW_ORGANISATION, REFERENCE } from './forms'

const check = (form: OrganisationForm) =>
  checkOrganisation(form, { reference: REFERENCE, ownNames: ['Zoë Haldane'] })

describe('the organization step (spec §4, §5)', () => {
  it('asks for a choice first', () => {
    expect(errorsOf(check(EMPTY_ORGANISATION))).toEqual(['choice:required'])
    expect(errorsOf(check({ ...EMPTY_ORGANISATION, choice: 'both' }))).toEqual(['choice:unknownOption'])
  })

  it('continues without an organization, whatever else was typed', () => {
    expect(check({ ...EMPTY_ORGANISATION, choice: 'none', name: '<' })).toEqual({
      ok: true,
      value: { choice: 'none' },
    })
  })

  it('adds an existing one by account number and terms', () => {
    const existing = {
      ...EMPTY_ORGANISATION,
      choice: 'existing',
      customerAccountNumber: ' 1234 ',
      termsAccepted: true,
    }
    expect(check(existing)).toEqual({
      ok: true,
      value: { choice: 'existing', customerAccountNumber: '1234', termsAccepted: true },
    })
    expect(errorsOf(check({ ...EMPTY_ORGANISATION, choice: 'existing' }))).toEqual([
      'customerAccountNumber:required',
      'termsAccepted:required',
    ])
  })

  it('looks for one by name and by the postal code of its country', () => {
    const searched = {
      ...EMPTY_ORGANISATION,
      choice: 'find',
      findName: ' Eastmarsh  Clinic ',
      findCountry: 'US',
      findPostalCode: '10001 1234',
      termsAccepted: true,
    }
    expect(check(searched)).toEqual({
      ok: true,
      value: {
        choice: 'find',
        findName: 'Eastmarsh Clinic',
        findCountry: 'US',
        findPostalCode: '10001-1234',
        termsAccepted: true,
      },
    })
    expect(errorsOf(check({ ...searched, findName: 'Ea', findPostalCode: '1' }))).toEqual([
      'findName:tooShort',
      'findPostalCode:invalidFormat',
    ])
    expect(errorsOf(check({ ...EMPTY_ORGANISATION, choice: 'find' }))).toEqual([
      'findName:required',
      'findCountry:required',
      'findPostalCode:required',
      'termsAccepted:required',
    ])
  })

  it('creates one at the contact address', () => {
    expect(check({ ...NEW_ORGANISATION, street: '<left over>' })).toEqual({
      ok: true,
      value: {
        choice: 'new',
        name: 'Eastmarsh Clinic',
        industry: 'health',
        sector: 'clinic',
        address: { source: 'contact' },
        qglobalAccountNumber: '',
        administrator: true,
        termsAccepted: true,
      },
    })
  })

  it('creates one at an address of its own', () => {
    const form = { ...NEW_ORGANISATION, ...ADDRESS, addressChoice: 'another', administrator: false }
    expect(check(form)).toMatchObject({
      ok: true,
      value: {
        address: { source: 'another', country: 'US', region: 'US-NY', postalCode: '10001-1234' },
        administrator: false,
      },
    })
  })

  it('tells everything that is wrong with a new one, in the order of the form', () => {
    const form = {
      ...EMPTY_ORGANISATION,
      choice: 'new',
      addressChoice: 'another',
      qglobalAccountNumber: '9'.repeat(31),
    }
    expect(errorsOf(check(form))).toEqual([
      'name:required',
      'industry:required',
      'sector:required',
      'country:required',
      'street:required',
      'city:required',
      'postalCode:required',
      'qglobalAccountNumber:tooLong',
      'termsAccepted:required',
    ])
  })

  it.each<[string, Partial<OrganisationForm>, string]>([
    ['no choice of address', { addressChoice: '' }, 'addressChoice:required'],
    ['an unknown choice of address', { addressChoice: 'moon' }, 'addressChoice:unknownOption'],
    ['a sector of another industry', { sector: 'school' }, 'sector:otherIndustry'],
    ['a short name', { name: 'ab' }, 'name:tooShort'],
    [
      'its own name in the street',
      { ...ADDRESS, addressChoice: 'another', street: '1 EASTMARSH CLINIC' },
      'street:ownName',
    ],
    [
      'the person in the street',
      { ...ADDRESS, addressChoice: 'another', street: 'Zoe Haldane' },
      'street:ownName',
    ],
    ['terms not accepted', { termsAccepted: false }, 'termsAccepted:required'],
  ])('refuses %s', (_, changes, error) =>
    expect(errorsOf(check({ ...NEW_ORGANISATION, ...changes }))).toEqual([error]),
  )
})
