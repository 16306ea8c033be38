import { describe, expect, it } from 'vitest'
import { userSchema } from '@/lib/contract/commerce/user'
import { recordVersion } from '@/lib/registration/record-version.server'
import { USER } from '../back-ends'
import { ADDRESS, draftOf, recordOf, sendStep, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const FORM = {
  jobTitle: 'teacher',
  industry: 'education',
  sector: 'school',
  phoneCountry: 'US',
  phone: '(202) 555-0123',
}

const AGAIN = { registrationStatus: 'REGISTER_EXISTING' }

const code = (value: string) => ({ code: value, name: value })

const record = (jobTitle: string) => ({
  ...recordOf({ ...AGAIN, ...ADDRESS }),
  jobTitle: code(jobTitle),
  industry: code('education'),
  sector: code('school'),
  phoneCountryCode: '1',
  phoneNumber: '2025550123',
})

const drawnFrom = (body: object, step: 'personal-info' | 'contact-address' = 'personal-info') =>
  recordVersion(step, userSchema.parse(body))

const onRecord = (body: object) => backEnds().reply(`GET users/${USER}`, { body })

const OUTDATED = { fieldErrors: [], formErrors: [{ code: 'outdated' }] }

const COMMERCE = `PATCH users/${USER}`

describe('a form that was drawn before somebody saved the same step elsewhere', () => {
  it('replaces nothing, keeps what was typed and comes back with what is on record', async () => {
    onRecord(record('nurse'))
    expect(await sendStep('personal-info', FORM, { drawnFrom: drawnFrom(record('teacher')) })).toEqual({
      kind: 'moved',
      to: '/en-us/register/personal-info',
    })
    expect(backEnds().writes()).toEqual([])
    expect(await draftOf('personal-info')).toEqual({ values: FORM, errors: OUTDATED, outdated: true })
  })

  it('is saved once it was drawn anew', async () => {
    onRecord(record('nurse'))
    const sent = await sendStep('personal-info', FORM, { drawnFrom: drawnFrom(record('nurse')) })
    expect(sent.kind).toBe('next')
    expect(backEnds().writes()).toContain(COMMERCE)
  })

  it('goes on where it says what is on record already', async () => {
    onRecord(record('teacher'))
    const sent = await sendStep('personal-info', FORM, { drawnFrom: drawnFrom(record('nurse')) })
    expect(sent.kind).toBe('next')
  })

  it('goes on when it is sent again because nobody knows what came of it', async () => {
    onRecord(record('nurse'))
    backEnds().reply(COMMERCE, { status: 503 })
    await sendStep('personal-info', FORM, { drawnFrom: drawnFrom(record('nurse')) })
    backEnds().reset()
    onRecord(record('counselor'))
    const sent = await sendStep('personal-info', FORM, { drawnFrom: drawnFrom(record('nurse')) })
    expect(sent.kind).toBe('next')
  })

  it('does not replace an address, and asks nothing about the one that was typed', async () => {
    const address = {
      country: 'US',
      region: 'US-NY',
      city: 'Utica',
      street: '9 Oak Street',
      postalCode: '13501',
    }
    const before = recordOf({ ...AGAIN, ...ADDRESS })
    const { defaultB2BUnit } = ADDRESS
    const billingAddress = { ...defaultB2BUnit.billingAddress, line1: '2 Elm Street' }
    onRecord(
      recordOf({ ...AGAIN, jobTitle: code('nurse'), defaultB2BUnit: { ...defaultB2BUnit, billingAddress } }),
    )
    const sent = await sendStep('contact-address', address, {
      drawnFrom: drawnFrom(before, 'contact-address'),
    })
    expect(sent).toEqual({ kind: 'moved', to: '/en-us/register/contact-address' })
    expect(backEnds().writes()).toEqual([])
    expect((await draftOf('contact-address'))?.outdated).toBe(true)
  })
})
