import { describe, expect, it } from 'vitest'
import { occRefusal } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  backEnds,
  EXISTING,
  finds,
  formError,
  LOOKUP,
  link,
  links,
  MARK,
  organisation,
  REGISTERED,
  send,
} from './organisation-sendings'

describe('without an organisation', () => {
  it('the registration is completed and the confirmation opened once', async () => {
    expect(await send({ choice: 'none' })).toMatchObject({
      ...REGISTERED,
      cookies: [{ name: 'store.registered' }],
    })
    expect(backEnds().writes()).toEqual([MARK])
    expect(backEnds().sentTo(MARK)[0]?.body).toEqual({
      siteId: 'usassessments',
      registrationStatus: 'REGISTERED',
    })
  })

  it('a completion that fails keeps the step', async () => {
    backEnds().reply(MARK, { status: 500 })
    expect(await send({ choice: 'none' })).toEqual(formError(503, 'unavailable'))
    expect(draftOf('organisation')?.values).toEqual({ choice: 'none' })
  })
})

describe('an existing organisation', () => {
  it('is asked about before anything is linked', async () => {
    finds(organisation('o7'))
    expect(await send(EXISTING)).toEqual({ kind: 'back', status: 200 })
    expect(backEnds().writes()).toEqual([LOOKUP])
    expect(draftOf('organisation')).toEqual({
      values: EXISTING,
      question: 'key-1',
      review: {
        kind: 'confirmOrganisation',
        uid: 'o7',
        name: 'Clinic o7',
        place: 'Utica, New York, United States',
      },
    })
  })

  it('is linked once confirmed', async () => {
    finds(organisation('o7'))
    links('o7')
    await send(EXISTING)
    expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, link('o7'), MARK])
  })

  it('gives way to its successor', async () => {
    finds(organisation('o7', { status: 'MERGED', mergedInto: { uid: 'o8', name: 'Clinic o8' } }))
    links('o8')
    await send(EXISTING)
    expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, link('o8'), MARK])
  })

  it('that nobody knows is told beside the number', async () => {
    backEnds().reply(LOOKUP, occRefusal(404, 'UnknownIdentifierError'))
    expect(await send(EXISTING)).toMatchObject({
      status: 422,
      errors: { fieldErrors: [{ name: 'customerAccountNumber', code: 'notFound' }] },
    })
    expect(draftOf('organisation')?.values).toEqual(EXISTING)
  })

  it.each([
    ['too many look-ups', { status: 429, headers: { 'retry-after': '60' } }, 429, 'tooManyRequests'],
    ['an outage', 'hang-up' as const, 503, 'unavailable'],
    ['the end of the session', { status: 401 }, 401, 'signedOut'],
  ])('is not taken for unknown after %s', async (_, reply, status, code) => {
    backEnds().reply(LOOKUP, reply)
    expect(await send(EXISTING)).toMatchObject(formError(status, code))
  })

  it.each([
    ['a refusal', occRefusal(409, 'AssociationError'), 422, 'cannotAssociate'],
    ['a technical failure of the link', { status: 500 }, 503, 'unavailable'],
  ])('stays in question after %s', async (_, reply, status, code) => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), reply)
    expect(await answer({ intent: 'link' })).toEqual(formError(status, code))
    expect(draftOf('organisation')).toMatchObject({
      values: EXISTING,
      question: 'key-1',
      review: { uid: 'o7' },
    })
  })

  it('is linked by the second try when only the completion had failed', async () => {
    finds(organisation('o7'))
    links('o7')
    await send(EXISTING)
    backEnds().reply(MARK, { status: 503 })
    expect(await answer({ intent: 'link' })).toEqual(formError(503, 'unavailable'))
    backEnds().reply(MARK, { status: 204 })
    expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
  })

  it.each(['link', 'link-similar', 'register-anyway'])(
    'is never linked by %s without a question',
    async intent => {
      expect(await answer({ intent, similar: 'o9' })).toEqual(formError(409, 'conflict'))
      expect(backEnds().writes()).toEqual([])
    },
  )

  it('is not linked by the answer to a question about another one', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    finds(organisation('o8'))
    await send({ ...EXISTING, customerAccountNumber: '4712' }, { submissionKey: 'key-5' })
    expect(await answer({ intent: 'link' })).toEqual(formError(409, 'conflict'))
    expect(backEnds().writes()).toEqual([LOOKUP, LOOKUP])
  })
})
