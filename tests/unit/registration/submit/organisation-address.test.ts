import { describe, expect, it } from 'vitest'
import { USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep } from '../store'
import { backEnds, CREATE, creates, NEW, OWN, send } from './organisation-submissions'

const refusal = (name: string, code: string) => ({ status: 422, errors: { fieldErrors: [{ name, code }] } })

describe('the address of an organization', () => {
  it.each([
    ['a PO box in the street', { street: 'P.O. Box 12' }, 'street', 'poBox'],
    ['a PO box in the second line', { apartment: 'Postbus 12' }, 'apartment', 'poBox'],
    ['a PO box in the third line', { building: 'Apartado 12' }, 'building', 'poBox'],
    ['the name of the person', { street: 'Nora Vale, 1 Elm Street' }, 'street', 'ownName'],
    ['the name of the person, family name first', { street: 'c/o Vale Nora' }, 'street', 'ownName'],
    ['the name of the organization', { street: 'ELMHURST clinic, 1 Elm Street' }, 'street', 'ownName'],
    ['another script', { city: 'Токио' }, 'city', 'latinLettersOnly'],
    ['a street that is too long', { street: '1'.repeat(241) }, 'street', 'tooLong'],
    ['a building that is too long', { building: '1'.repeat(31) }, 'building', 'tooLong'],
    ['a region of another country', { region: 'CA-ON' }, 'region', 'unknownOption'],
    ['no region where there are some', { region: '' }, 'region', 'required'],
    ['a postal code of another country', { postalCode: 'K1A 0B1' }, 'postalCode', 'invalidFormat'],
    ['no postal code', { postalCode: '' }, 'postalCode', 'required'],
  ])('is refused like a contact address: %s', async (_, difference, name, code) => {
    expect(await send({ ...OWN, ...difference })).toMatchObject(refusal(name, code))
    expect((await draftOf('organisation'))?.values).toEqual({ ...OWN, ...difference })
    expect(backEnds().writes()).toEqual([])
  })

  it('is saved with its accents, and its postal code as the country writes it', async () => {
    creates()
    await send({ ...OWN, postalCode: '135011234' })
    expect(backEnds().sentTo(CREATE)[0]?.body).toMatchObject({
      addresses: {
        primaryBillingAddress: {
          line1: '12 Peñíscola Street',
          region: { isocode: 'US-NY' },
          postalCode: '13501-1234',
        },
      },
    })
  })

  it('keeps what fits another country, and says what does not', async () => {
    expect(await send({ ...OWN, country: 'CA', intent: 'country' })).toEqual({ kind: 'back', status: 200 })
    expect(await draftOf('organisation')).toMatchObject({
      values: { ...OWN, country: 'CA', region: '', postalCode: '' },
      cleared: [
        { name: 'region', country: 'US' },
        { name: 'postalCode', country: 'CA' },
      ],
    })
    expect(backEnds().writes()).toEqual([])
  })

  it('is another one where the contact address has the organization’s name in it', async () => {
    const billingAddress = { ...ADDRESS.defaultB2BUnit.billingAddress, line1: 'Elmhurst Clinic, 1 Elm St' }
    const unit = { defaultB2BUnit: { ...ADDRESS.defaultB2BUnit, billingAddress } }
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...unit }) })
    expect(await sendStep('organisation', NEW)).toMatchObject(refusal('addressChoice', 'ownName'))
    expect(backEnds().writes()).toEqual([])
  })
})
