import { describe, expect, it } from 'vitest'
import { draftOf } from '../store'
import {
  answer,
  backEnds,
  FORM,
  questionOf,
  SAVE,
  saved,
  send,
  suggestion,
  verifies,
  WIRE,
} from './contact-address-submissions'
import { VERIFY } from './verification'

describe('an address that is not as the verification knows it', () => {
  it.each(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED'])(
    'is asked about when %s, and not saved',
    async result => {
      verifies(result, suggestion('12 Elm St'))
      expect(await send(FORM)).toEqual({ kind: 'question' })
      expect(backEnds().writes()).toEqual([VERIFY])
      expect(await draftOf('contact-address')).toMatchObject({
        values: FORM,
        question: expect.any(String),
        review: { kind: 'address', result, entered: { street: FORM.street }, suggestions: [{}] },
      })
    },
  )

  it('is refused when nothing may be sent there', async () => {
    verifies('REFUSED')
    expect(await send(FORM)).toMatchObject({
      status: 422,
      errors: { formErrors: [{ code: 'addressRefused' }] },
    })
    expect((await draftOf('contact-address'))?.values).toEqual(FORM)
  })

  it.each([
    ['0', '12 Elm St', 'RECOMMENDED'],
    ['entered', FORM.street, 'AS_ENTERED'],
  ])('is saved by the choice %s', async (addressToUse, line1, choice) => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    expect(await answer({ intent: 'use-address', addressToUse })).toMatchObject({ kind: 'next' })
    expect(saved()).toMatchObject([{ line1, verificationResult: { result: 'CORRECTED', choice } }])
    expect(await draftOf('contact-address')).toBeUndefined()
  })

  it.each(['1', '-1', '', 'recommended', undefined])(
    'is not saved by the choice %s, which was not offered',
    async choice => {
      verifies('CORRECTED', suggestion('12 Elm St'))
      await send(FORM)
      const form = { intent: 'use-address', ...(choice !== undefined && { addressToUse: choice }) }
      expect(await answer(form)).toMatchObject({
        errors: { fieldErrors: [{ name: 'addressToUse', code: 'required' }] },
      })
      expect(saved()).toEqual([])
      expect(await draftOf('contact-address')).toMatchObject({ values: FORM, review: {} })
    },
  )

  it('keeps question and form when the choice cannot be saved, so that it can be made again', async () => {
    verifies('MULTIPLE', suggestion('1 Elm St'), suggestion('2 Elm St'))
    await send(FORM)
    backEnds().reply(SAVE, { status: 503 })
    expect(await answer({ intent: 'use-address', addressToUse: '1' })).toMatchObject({ status: 503 })
    expect(await draftOf('contact-address')).toMatchObject({ values: FORM, review: {} })
    backEnds().reply(SAVE, { status: 201, body: { id: 'a', firstName: '', lastName: '', ...WIRE } })
    expect(await answer({ intent: 'use-address', addressToUse: '1' })).toMatchObject({ kind: 'next' })
    const [first, second] = saved().slice(-2)
    expect(second).toEqual(first)
  })

  it('leads back to the form with what was typed, twice too', async () => {
    verifies('NOT_VERIFIED')
    await send(FORM)
    await answer({ intent: 'reenter', addressToUse: 'entered' })
    expect(await answer({ intent: 'reenter', addressToUse: 'entered' })).toEqual({
      kind: 'back',
      status: 200,
    })
    expect(await draftOf('contact-address')).toEqual({ values: FORM, sameVisit: true })
  })

  it('is not dropped by going back from another question, as in a tab that is late', async () => {
    verifies('NOT_VERIFIED')
    await send(FORM)
    const question = await questionOf()
    await send(FORM)
    expect(await answer({ intent: 'reenter', question })).toEqual({ kind: 'back', status: 200 })
    expect(await questionOf()).not.toBe(question)
    expect(await draftOf('contact-address')).toMatchObject({ values: FORM, review: {} })
  })

  it('is open no longer once something else is typed, and is while it is not', async () => {
    verifies('NOT_VERIFIED')
    await send(FORM)
    await send({ intent: 'keep', ...FORM })
    expect(await draftOf('contact-address')).toMatchObject({ values: FORM, review: {} })
    const typed = { ...FORM, street: '90 Oak' }
    await send({ intent: 'keep', ...typed })
    expect(await draftOf('contact-address')).toEqual({ values: typed })
  })

  it('takes an answer for that question only', async () => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    const question = await questionOf()
    await send({ ...FORM, street: '90 Oak Street' }, { submissionKey: 'submission-key-3' })
    expect(await answer({ intent: 'use-address', addressToUse: 'entered', question })).toMatchObject({
      status: 409,
      errors: { formErrors: [{ code: 'conflict' }] },
    })
    expect(saved()).toEqual([])
    expect(await draftOf('contact-address')).toMatchObject({
      values: { street: '90 Oak Street' },
      review: {},
    })
  })

  it('is forgotten once another address is sent instead', async () => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    await send({ ...FORM, street: '' })
    expect(await draftOf('contact-address')).toEqual({
      values: { ...FORM, street: '' },
      errors: expect.objectContaining({ fieldErrors: [expect.objectContaining({ name: 'street' })] }),
    })
  })
})
