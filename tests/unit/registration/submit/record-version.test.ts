import { describe, expect, it } from 'vitest'
import { buildFormModel } from '@/app/[locale]/(personal)/_forms/form-model'
import { userSchema } from '@/lib/contract/commerce/user'
import { recordVersion } from '@/lib/registration/record-version.server'
import { USER } from '../back-ends'
import { ADDRESS, draftOf, recordOf, sendStep, serveBackEnds } from '../store'
import { VERIFY, verdict } from './verification'

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

const baseVersion = (body: object, step: 'personal-info' | 'contact-address' = 'personal-info') =>
  recordVersion(step, userSchema.parse(body))

const onRecord = (body: object) => backEnds().reply(`GET users/${USER}`, { body })

const OUTDATED = { fieldErrors: [], formErrors: [{ code: 'outdated' }] }

const COMMERCE = `PATCH users/${USER}`

describe('a form that was drawn before a user saved the same step elsewhere', () => {
  it('replaces nothing, keeps what was typed and comes back with what is on record', async () => {
    onRecord(record('nurse'))
    expect(await sendStep('personal-info', FORM, { baseVersion: baseVersion(record('teacher')) })).toEqual({
      kind: 'moved',
      to: '/en-us/register/personal-info',
    })
    expect(backEnds().writes()).toEqual([])
    expect(await draftOf('personal-info')).toEqual({ values: FORM, errors: OUTDATED, outdated: true })
  })

  it('is saved once it was drawn anew', async () => {
    onRecord(record('nurse'))
    const sent = await sendStep('personal-info', FORM, { baseVersion: baseVersion(record('nurse')) })
    expect(sent.kind).toBe('next')
    expect(backEnds().writes()).toContain(COMMERCE)
  })

  it('goes on where it says what is on record already', async () => {
    onRecord(record('teacher'))
    const sent = await sendStep('personal-info', FORM, { baseVersion: baseVersion(record('nurse')) })
    expect(sent.kind).toBe('next')
  })

  it('goes on when it is sent again because no one knows what came of it', async () => {
    onRecord(record('nurse'))
    backEnds().reply(COMMERCE, { status: 503 })
    await sendStep('personal-info', FORM, { baseVersion: baseVersion(record('nurse')) })
    backEnds().reset()
    onRecord(record('counselor'))
    const sent = await sendStep('personal-info', FORM, { baseVersion: baseVersion(record('nurse')) })
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
      baseVersion: baseVersion(before, 'contact-address'),
    })
    expect(sent).toEqual({ kind: 'moved', to: '/en-us/register/contact-address' })
    expect(backEnds().writes()).toEqual([])
    expect((await draftOf('contact-address'))?.outdated).toBe(true)
  })
})

describe('a form that comes back and is drawn again before it is sent', () => {
  const TYPED = {
    country: 'US',
    region: 'US-NY',
    city: 'Utica',
    street: '9 Oak Street',
    postalCode: '13501',
  }

  const addressed = (line1: string) => {
    const { defaultB2BUnit } = ADDRESS
    const billingAddress = { ...defaultB2BUnit.billingAddress, line1 }
    return recordOf({
      ...AGAIN,
      jobTitle: code('nurse'),
      defaultB2BUnit: { ...defaultB2BUnit, billingAddress },
    })
  }

  const EARLIER = addressed('1 Elm Street')
  const LATER = addressed('2 Elm Street')

  /** State of the record that the page of the step puts into its form. */
  const redrawn = async (body: object, step: 'personal-info' | 'contact-address' = 'contact-address') => {
    const draft = await draftOf(step)
    return buildFormModel({ locale: 'en-us', step, draft, version: baseVersion(body, step) }, [])
      .recordVersion
  }

  const sendFrom = (version: string | undefined, form: Readonly<Record<string, string>>) =>
    sendStep('contact-address', form, { baseVersion: version, submissionKey: crypto.randomUUID() })

  const expectNothingReplaced = async (sent: { kind: string }) => {
    expect(sent).toEqual({ kind: 'moved', to: '/en-us/register/contact-address' })
    expect(backEnds().writes()).not.toContain(`POST users/${USER}/addresses`)
    expect((await draftOf('contact-address'))?.outdated).toBe(true)
    // Who was shown what is on record now decides with the next submission.
    expect(await redrawn(LATER)).toBe(baseVersion(LATER, 'contact-address'))
  }

  it('replaces nothing when it was refused because of a field', async () => {
    onRecord(LATER)
    const first = baseVersion(EARLIER, 'contact-address')
    expect(await sendFrom(first, { ...TYPED, city: '' })).toMatchObject({ kind: 'back', status: 422 })
    await expectNothingReplaced(await sendFrom(await redrawn(LATER), TYPED))
  })

  it('replaces nothing when it was shown for another country', async () => {
    onRecord(LATER)
    const first = baseVersion(EARLIER, 'contact-address')
    await sendFrom(first, { ...TYPED, intent: 'country' })
    await expectNothingReplaced(await sendFrom(await redrawn(LATER), TYPED))
  })

  it('replaces nothing when it was a question that a user went back from', async () => {
    onRecord(EARLIER)
    backEnds().reply(VERIFY, verdict('NOT_VERIFIED'))
    const asked = await sendFrom(baseVersion(EARLIER, 'contact-address'), TYPED)
    expect(asked).toEqual({ kind: 'question' })
    onRecord(LATER)
    const { question = '' } = (await draftOf('contact-address')) ?? {}
    await sendFrom(await redrawn(LATER), { intent: 'reenter', question })
    await expectNothingReplaced(await sendFrom(await redrawn(LATER), TYPED))
  })

  it('replaces nothing when typing went on in it, and takes other typing as based on its own form', async () => {
    onRecord(record('nurse'))
    const first = baseVersion(record('teacher'))
    const keep = (typing: object, version: string | undefined) =>
      sendStep('personal-info', { intent: 'keep', ...FORM, ...typing }, { baseVersion: version })
    await sendStep('personal-info', { ...FORM, sector: '' }, { baseVersion: first })
    await keep({ phone: '(202) 555-0199' }, first)
    expect(await redrawn(record('nurse'), 'personal-info')).toBe(first)
    await keep({ phone: '(202) 555-0111' }, baseVersion(record('nurse')))
    expect(await redrawn(record('nurse'), 'personal-info')).toBe(baseVersion(record('nurse')))
  })

  it('is held to no earlier state once a submission of it may have changed the record', async () => {
    onRecord(record('nurse'))
    const first = baseVersion(record('nurse'))
    backEnds().reply(COMMERCE, { status: 503 })
    await sendStep('personal-info', FORM, { baseVersion: first })
    await sendStep('personal-info', { ...FORM, sector: '' }, { baseVersion: first })
    expect((await draftOf('personal-info'))?.baseVersion).toBeUndefined()
  })

  it('keeps no state that no form of ours names', async () => {
    onRecord(record('nurse'))
    await sendStep('personal-info', { ...FORM, sector: '' }, { baseVersion: 'x'.repeat(5000) })
    expect((await draftOf('personal-info'))?.baseVersion).toBeUndefined()
  })
})
