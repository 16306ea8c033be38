import { describe, expect, it } from 'vitest'
import { draftOf } from '../store'
import {
  answer,
  backEnds,
  FORM,
  SAVE,
  saved,
  send,
  suggestion,
  VERIFY,
  verifies,
  WIRE,
} from './contact-address-sendings'

describe('an address that is not as the verification knows it', () => {
  it.each(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED'])(
    'is asked about when %s, and not saved',
    async result => {
      verifies(result, suggestion('12 Elm St'))
      expect(await send(FORM)).toEqual({ kind: 'back', status: 200 })
      expect(backEnds().writes()).toEqual([VERIFY])
      expect(draftOf('contact-address')).toMatchObject({
        values: FORM,
        question: 'key-1',
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
    expect(draftOf('contact-address')?.values).toEqual(FORM)
  })

  it.each([
    ['0', '12 Elm St', 'RECOMMENDED'],
    ['entered', FORM.street, 'AS_ENTERED'],
  ])('is saved by the choice %s', async (addressChoice, line1, choice) => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    expect(await answer({ intent: 'use-address', addressChoice })).toMatchObject({ kind: 'next' })
    expect(saved()).toMatchObject([{ line1, verificationResult: { result: 'CORRECTED', choice } }])
    expect(draftOf('contact-address')).toBeUndefined()
  })

  it.each(['1', '-1', '', 'recommended', undefined])(
    'is not saved by the choice %s, which was not offered',
    async choice => {
      verifies('CORRECTED', suggestion('12 Elm St'))
      await send(FORM)
      const form = { intent: 'use-address', ...(choice !== undefined && { addressChoice: choice }) }
      expect(await answer(form)).toMatchObject({
        errors: { fieldErrors: [{ name: 'addressChoice', code: 'required' }] },
      })
      expect(saved()).toEqual([])
      expect(draftOf('contact-address')).toMatchObject({ values: FORM, question: 'key-1', review: {} })
    },
  )

  it('keeps question and form when the choice cannot be saved, so that it can be made again', async () => {
    verifies('MULTIPLE', suggestion('1 Elm St'), suggestion('2 Elm St'))
    await send(FORM)
    backEnds().reply(SAVE, { status: 503 })
    expect(await answer({ intent: 'use-address', addressChoice: '1' })).toMatchObject({ status: 503 })
    expect(draftOf('contact-address')).toMatchObject({ values: FORM, question: 'key-1', review: {} })
    backEnds().reply(SAVE, { status: 201, body: { id: 'a', firstName: '', lastName: '', ...WIRE } })
    expect(await answer({ intent: 'use-address', addressChoice: '1' })).toMatchObject({ kind: 'next' })
    const [first, second] = saved().slice(-2)
    expect(second).toEqual(first)
  })

  it('leads back to the form with what was typed, twice too', async () => {
    verifies('NOT_VERIFIED')
    await send(FORM)
    await answer({ intent: 'reenter', addressChoice: 'entered' })
    expect(await answer({ intent: 'reenter', addressChoice: 'entered' })).toEqual({
      kind: 'back',
      status: 200,
    })
    expect(draftOf('contact-address')).toEqual({ values: FORM })
  })

  it('takes an answer for that question only', async () => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    await send({ ...FORM, street: '90 Oak Street' }, { submissionKey: 'key-3' })
    expect(await answer({ intent: 'use-address', addressChoice: 'entered' })).toMatchObject({
      status: 409,
      errors: { formErrors: [{ code: 'conflict' }] },
    })
    expect(saved()).toEqual([])
    expect(draftOf('contact-address')).toMatchObject({
      values: { street: '90 Oak Street' },
      question: 'key-3',
    })
  })

  it('is forgotten once another address is sent instead', async () => {
    verifies('CORRECTED', suggestion('12 Elm St'))
    await send(FORM)
    await send({ ...FORM, street: '' })
    expect(draftOf('contact-address')).toEqual({
      values: { ...FORM, street: '' },
      errors: expect.objectContaining({ fieldErrors: [expect.objectContaining({ name: 'street' })] }),
    })
  })
})
