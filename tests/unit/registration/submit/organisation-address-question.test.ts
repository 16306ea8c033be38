import { describe, expect, it } from 'vitest'
import { occRefusal, USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep } from '../store'
import {
  answer,
  association,
  backEnds,
  CREATE,
  creates,
  formError,
  MARK,
  NEW,
  number,
  OWN,
  organisation,
  questionOf,
  REGISTERED,
  send,
} from './organisation-submissions'
import { VERIFY, verdict } from './verification'

const LIST = `GET users/${USER}/organizations`

const WIRE = {
  line1: '12 Peñíscola Street',
  town: 'Utica',
  region: { isocode: 'US-NY' },
  postalCode: '13501',
  country: { isocode: 'US' },
}

const verifies = (result: string, ...streets: string[]) => {
  const suggested = streets.map(line1 => ({ ...WIRE, line1, recommended: true, differences: ['line1'] }))
  backEnds().reply(VERIFY, verdict(result, ...suggested))
}

/** Addresses with which organisations were asked to be made. */
const created = () =>
  backEnds()
    .sentTo(CREATE)
    .map(({ body }) => body)

const madeAt = (address: object, matched?: object) => ({
  addresses: { primaryBillingAddress: address, ...(matched && { matchedAddress: matched }) },
})

const onRecord = (result: string, choice: string) => ({
  verificationResult: { result, choice, verifiedAt: expect.any(String) },
})

describe('the own address of a new organisation', () => {
  it('is verified for an organisation before one is made, and its verification recorded', async () => {
    creates()
    expect(await send(OWN)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([VERIFY, CREATE, number('o1'), MARK])
    const [asked] = backEnds().sentTo(VERIFY)
    expect(asked?.query.get('purpose')).toBe('ORGANISATION')
    expect(asked?.body).toEqual({ ...WIRE, line1: '12 Peniscola Street' })
    expect(created()).toMatchObject([madeAt({ ...WIRE, ...onRecord('VERIFIED', 'AS_ENTERED') }, WIRE)])
  })

  it.each([
    ['is away', 'hang-up' as const],
    ['fails', { status: 500 }],
    ['answers nonsense', { body: { decision: 'PERHAPS' } }],
  ])('is taken as entered, unverified, when the verification %s', async (_, reply) => {
    creates()
    backEnds().reply(VERIFY, reply)
    expect(await send(OWN)).toMatchObject(REGISTERED)
    expect(created()).toMatchObject([madeAt({ ...WIRE, ...onRecord('UNAVAILABLE', 'AS_ENTERED') })])
  })

  it('is taken as entered without being verified where the flag is off', async () => {
    creates()
    backEnds().reply('GET flags', { body: { 'address-doctor': { value: false, version: 2 } } })
    expect(await send(OWN)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([CREATE, number('o1'), MARK])
    expect(created()).toMatchObject([madeAt({ ...WIRE, ...onRecord('UNAVAILABLE', 'AS_ENTERED') })])
  })

  it('to which nothing may be sent can only be typed anew, and no other question is asked', async () => {
    verifies('REFUSED')
    const form = { ...OWN, qglobalAccountNumber: 'QG-1' }
    expect(await send(form)).toEqual(formError(422, 'addressRefused'))
    expect(backEnds().writes()).toEqual([VERIFY])
    const draft = await draftOf('organisation')
    expect(draft).toEqual({ values: form, errors: expect.anything() })
  })

  it('is not verified, and no one asked, once an earlier submission has made the organisation', async () => {
    creates('o9')
    verifies('NOT_VERIFIED')
    const made = organisation('o9', { name: NEW.name, association: association() })
    backEnds().reply(LIST, { body: { organizations: [made] } })
    expect(await send(OWN)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([number('o9'), MARK])
  })
})

describe('the contact address of a new organisation', () => {
  it('is not verified again, and keeps its record', async () => {
    creates()
    const verificationResult = { result: 'CORRECTED', choice: 'RECOMMENDED', verifiedAt: '2026-01-01' }
    const billingAddress = { ...ADDRESS.defaultB2BUnit.billingAddress, verificationResult }
    const unit = { defaultB2BUnit: { ...ADDRESS.defaultB2BUnit, billingAddress } }
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...unit }) })
    expect(await sendStep('organisation', NEW)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).not.toContain(VERIFY)
    expect(created()).toMatchObject([madeAt({ line1: '1 Elm Street', verificationResult })])
  })
})

describe('the question about the address of a new organisation', () => {
  it.each(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED'])(
    'is asked when it is %s, before anything is made',
    async result => {
      verifies(result, '12 Elm St')
      expect(await send(OWN)).toEqual({ kind: 'question' })
      expect(backEnds().writes()).toEqual([VERIFY])
      expect(await draftOf('organisation')).toEqual({
        values: OWN,
        question: expect.any(String),
        review: {
          kind: 'address',
          result,
          entered: expect.objectContaining({ street: OWN.street }),
          suggestions: [expect.objectContaining({ differences: ['street'] })],
        },
      })
    },
  )

  it.each([
    ['CORRECTED', '0', '1 Elm St', 'RECOMMENDED'],
    ['CORRECTED', 'entered', OWN.street, 'AS_ENTERED'],
    ['MULTIPLE', '1', '2 Elm St', 'SELECTED'],
    ['NOT_VERIFIED', 'entered', OWN.street, 'AS_ENTERED'],
  ])('when %s is answered by %s: made there, and recorded', async (result, addressToUse, line1, choice) => {
    verifies(result, '1 Elm St', '2 Elm St')
    creates()
    await send(OWN)
    expect(await answer({ intent: 'use-address', addressToUse })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([VERIFY, CREATE, number('o1'), MARK])
    expect(created()).toMatchObject([madeAt({ ...WIRE, line1, ...onRecord(result, choice) })])
    expect(await draftOf('organisation')).toBeUndefined()
  })

  it.each(['2', '-1', '', 'another', 'contact', undefined])(
    'is not answered by %s, which was not offered',
    async choice => {
      verifies('MULTIPLE', '1 Elm St', '2 Elm St')
      await send(OWN)
      const form = { intent: 'use-address', ...(choice !== undefined && { addressToUse: choice }) }
      expect(await answer(form)).toMatchObject({
        status: 422,
        errors: { fieldErrors: [{ name: 'addressToUse', code: 'required' }] },
      })
      expect(backEnds().writes()).toEqual([VERIFY])
      expect(await draftOf('organisation')).toMatchObject({ values: OWN, review: { kind: 'address' } })
    },
  )

  it.each(['use-qglobal', 'register-anyway'])(
    'is not answered by %s, the answer to another one',
    async intent => {
      verifies('CORRECTED', '1 Elm St')
      await send(OWN)
      expect(await answer({ intent, addressToUse: '0' })).toEqual({ kind: 'question' })
      expect(backEnds().writes()).toEqual([VERIFY, VERIFY])
      expect(await draftOf('organisation')).toMatchObject({ values: OWN, review: { kind: 'address' } })
    },
  )

  it('is answered for what was sent: an answer brings no fields of its own', async () => {
    verifies('CORRECTED', '1 Elm St')
    creates()
    await send(OWN)
    const smuggled = { name: 'Smuggled in', street: '666 Elsewhere', addressChoice: 'contact' }
    await answer({ ...smuggled, intent: 'use-address', addressToUse: 'entered' })
    expect(created()).toMatchObject([{ name: NEW.name, ...madeAt(WIRE) }])
  })

  it('is answered for that question only, as in a tab that is late', async () => {
    verifies('CORRECTED', '1 Elm St')
    await send(OWN)
    const question = await questionOf()
    await send({ ...OWN, street: '90 Oak Street' }, { submissionKey: 'submission-key-3' })
    expect(await answer({ intent: 'use-address', addressToUse: '0', question })).toEqual(
      formError(409, 'conflict'),
    )
    expect(created()).toEqual([])
  })

  it('leads back to the form with what was typed', async () => {
    verifies('NOT_VERIFIED')
    await send(OWN)
    expect(await answer({ intent: 'reenter', addressToUse: 'entered' })).toEqual({
      kind: 'back',
      status: 200,
    })
    expect(await draftOf('organisation')).toEqual({ values: OWN, sameVisit: true })
  })

  it('stays open where the choice cannot be carried out, and the same choice makes the same one', async () => {
    verifies('CORRECTED', '1 Elm St')
    await send(OWN)
    backEnds().reply(CREATE, { status: 503 })
    const choice = { intent: 'use-address', addressToUse: '0' }
    expect(await answer(choice)).toEqual(formError(503, 'unavailable'))
    expect(await draftOf('organisation')).toMatchObject({ values: OWN, review: { kind: 'address' } })
    creates()
    expect(await answer(choice)).toMatchObject(REGISTERED)
    const [first, second] = created().slice(-2)
    expect(second).toEqual(first)
    expect(backEnds().sentTo(VERIFY)).toHaveLength(1)
  })
})

describe('a submission whose address was verified otherwise the first time', () => {
  const again = async () => {
    const facts = { ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTER_EXISTING' }
    backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
    backEnds().reply(CREATE, occRefusal(409, 'IdempotencyConflictError'))
    return sendStep('organisation', OWN)
  }

  it('goes on with the organisation that it made then', async () => {
    creates('o9')
    const other = organisation('o8', { association: association() })
    const made = organisation('o9', { name: NEW.name, association: association() })
    backEnds().reply(LIST, { body: { organizations: [other, made] } })
    expect(await again()).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([VERIFY, CREATE, number('o9'), MARK])
  })

  it.each([
    ['one of that name that the person does not belong to', { name: NEW.name }],
    ['one of another name', { association: association() }],
  ])('does not take %s for it', async (_, rest) => {
    backEnds().reply(LIST, { body: { organizations: [organisation('o9', rest)] } })
    expect(await again()).toEqual(formError(409, 'conflict'))
    expect(backEnds().writes()).toEqual([VERIFY, CREATE])
  })

  it('is an outage while that is unknown', async () => {
    backEnds().reply(LIST, { status: 503 })
    expect(await again()).toEqual(formError(503, 'unavailable'))
  })
})
