import { beforeEach, describe, expect, it } from 'vitest'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  readErrors,
  readExactly,
} from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const read = async (as: string, path = '/users/current') =>
  readExactly(await commerce.us(path, { as }), userSchema.partial({ id: true }))

const patch = (as: string, body: unknown) => commerce.us('/users/current', { method: 'PATCH', as, body })

describe('personal info', () => {
  const complete = {
    jobTitle: { code: 'nurse' },
    industry: { code: 'healthcare' },
    sector: { code: 'hospital' },
    phoneCountryCode: '44',
    phoneNumber: '2071234567',
    registrationCountryIso: 'GB',
  }

  it('is saved with an empty response and read back with names', async () => {
    const response = await patch('uid-ada', complete)
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(await read('uid-ada')).toMatchObject({
      jobTitle: { code: 'nurse', name: 'Nurse' },
      industry: { code: 'healthcare', name: 'Hospitals and health systems' },
      sector: { code: 'hospital', name: 'General hospital' },
      phoneCountryCode: '44',
      phoneNumber: '2071234567',
      registrationCountryIso: 'GB',
    })
  })

  it('changes only the members that are sent', async () => {
    const before = await read('uid-finn')
    await patch('uid-finn', { firstName: 'Finnian' })
    const { defaultB2BUnit, orgUnit, ...after } = await read('uid-finn')
    const name = 'Finnian Corvane'
    expect(after).toEqual({
      ...before,
      firstName: 'Finnian',
      name,
      orgUnit: undefined,
      defaultB2BUnit: undefined,
    })
    expect([defaultB2BUnit?.name, orgUnit?.name]).toEqual([name, name])
  })

  it.each([
    [{ jobTitle: { code: 'wizard' } }, 'jobTitle.code', 'ValidationError'],
    [{ industry: { code: 'constructor' } }, 'industry.code', 'ValidationError'],
    [{ sector: { code: 'hospital' }, industry: { code: 'schools' } }, 'sector.code', 'ValidationError'],
    [{ sector: { code: 'hospital' } }, 'sector.code', 'ValidationError'],
    [{ phoneCountryCode: '1', phoneNumber: '12' }, 'phoneNumber', 'ValidationError'],
    [{ phoneCountryCode: '44', phoneNumber: '6145550142' }, 'phoneNumber', 'ValidationError'],
    [{ phoneNumber: '6145550142' }, 'phoneCountryCode', 'ValidationError'],
    [{ phoneCountryCode: '+1', phoneNumber: '6145550142' }, 'phoneCountryCode', 'ValidationError'],
    [{ registrationCountryIso: 'XX' }, 'registrationCountryIso', 'ValidationError'],
    [{ firstName: '' }, 'firstName', 'ValidationError'],
    [{ firstName: 'R2-D2' }, 'firstName', 'ValidationError'],
    [{ firstName: 'x'.repeat(121) }, 'firstName', 'ValidationError'],
    [{ jobTitle: 'nurse' }, 'jobTitle', 'ConversionError'],
    [{ siteId: 'caassessments', registrationStatus: 'REGISTERED' }, 'siteId', 'ValidationError'],
    [{ registrationStatus: 'REGISTERED' }, 'siteId', 'ValidationError'],
    [
      { siteId: 'usassessments', registrationStatus: 'REGISTER_EXISTING' },
      'registrationStatus',
      'ValidationError',
    ],
  ])('rejects %j and writes nothing', async (body, subject, type) => {
    await expectRefusal(await patch('uid-ada', { lastName: 'Changed', ...body }), 400, { type, subject })
    expect((await read('uid-ada')).lastName).toBe('Brightwater')
  })

  it('reports every invalid field at once', async () => {
    const { errors } = await readErrors(
      await patch('uid-ada', { ...complete, jobTitle: { code: 'x' }, phoneNumber: '1' }),
    )
    expect(errors.map(({ subject }) => subject)).toEqual(['jobTitle.code', 'phoneNumber'])
  })
})

describe('marking the registration as complete', () => {
  const finish = { siteId: 'usassessments', registrationStatus: 'REGISTERED' }

  it('requires a job title and an address, and reports which one is missing', async () => {
    const refused = { type: 'RegistrationIncompleteError' }
    await expectRefusal(await patch('uid-carla', finish), 409, { ...refused, reason: 'jobTitle' })
    await expectRefusal(await patch('uid-ben', finish), 409, { ...refused, reason: 'address' })
    expect((await read('uid-ben')).registrationStatus).toBeUndefined()
  })

  it('is idempotent', async () => {
    for (const _attempt of [1, 2]) expect((await patch('uid-dina', finish)).status).toBe(200)
    expect((await read('uid-dina')).registrationStatus).toBe('REGISTERED')
  })

  it('completes a re-registration', async () => {
    await patch('uid-finn', finish)
    expect((await read('uid-finn')).registrationStatus).toBe('REGISTERED')
  })
})
