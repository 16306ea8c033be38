import { describe, expect, it } from 'vitest'
import { occRefusal } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  association,
  backEnds,
  EXISTING,
  finds,
  formError,
  LOOKUP,
  link,
  links,
  MARK,
  organisation,
  PLACE,
  questionOf,
  REGISTERED,
  send,
} from './organisation-submissions'

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

  it('a completion that fails holds no one', async () => {
    backEnds().reply(MARK, { status: 500 })
    expect(await send({ choice: 'none' })).toMatchObject(REGISTERED)
  })
})

describe('an existing organisation', () => {
  it('is asked about before anything is linked', async () => {
    finds(organisation('o7'))
    expect(await send(EXISTING)).toEqual({ kind: 'question' })
    expect(backEnds().writes()).toEqual([LOOKUP])
    expect(await draftOf('organisation')).toEqual({
      values: EXISTING,
      question: expect.any(String),
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

  it.each([
    [{ address: PLACE }, 'Utica, New York, United States'],
    [{}, ''],
  ])('gives way to its successor, shown by name and place where it is known', async (where, place) => {
    const mergedInto = { uid: 'o8', name: 'Clinic o8', ...where }
    finds(organisation('o7', { status: 'MERGED', mergedInto }))
    links('o8')
    await send(EXISTING)
    expect((await draftOf('organisation'))?.review).toEqual({
      kind: 'mergedOrganisation',
      name: 'Clinic o7',
      target: { uid: 'o8', name: 'Clinic o8', place },
    })
    expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, link('o8'), MARK])
  })

  it('that no one knows is asked about: another number, or none at all', async () => {
    backEnds().reply(LOOKUP, occRefusal(404, 'UnknownIdentifierError'))
    expect(await send(EXISTING)).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toMatchObject({
      values: EXISTING,
      review: { kind: 'organisationNotFound' },
    })
    expect(await answer({ intent: 'without-organisation' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, MARK])
  })

  it.each(['ASSOCIATED', 'PENDING_APPROVAL', 'REJECTED'])(
    'that the user is linked with (%s) is shown, and the registration can be finished',
    async status => {
      finds(organisation('o7', { association: association(status) }))
      expect(await send(EXISTING)).toEqual({ kind: 'question' })
      expect((await draftOf('organisation'))?.review).toEqual({
        kind: 'alreadyAssociated',
        name: 'Clinic o7',
        status,
      })
      expect(await answer({ intent: 'finish' })).toMatchObject(REGISTERED)
      expect(backEnds().writes()).toEqual([LOOKUP, MARK])
    },
  )

  it.each([
    ['too many look-ups', { status: 429, headers: { 'retry-after': '60' } }, 429, 'busy'],
    ['an outage', 'hang-up' as const, 503, 'unavailable'],
  ])('is not taken for unknown after %s', async (_, reply, status, code) => {
    backEnds().reply(LOOKUP, reply)
    expect(await send(EXISTING)).toMatchObject(formError(status, code))
  })

  it.each([
    ['a technical failure', occRefusal(500, 'AssociationError')],
    ['a refusal', occRefusal(403, 'ForbiddenError')],
  ])(
    'that cannot be linked for %s is a case for customer support, and can be tried again',
    async (_, reply) => {
      finds(organisation('o7'))
      await send(EXISTING)
      backEnds().reply(link('o7'), reply)
      expect(await answer({ intent: 'link' })).toEqual({ kind: 'question' })
      expect(await draftOf('organisation')).toMatchObject({
        values: EXISTING,
        review: { kind: 'cannotAssociate', uid: 'o7', name: 'Clinic o7' },
      })
      links('o7')
      expect(await answer({ intent: 'link' }, 'submission-key-3')).toMatchObject(REGISTERED)
    },
  )

  it('that has merged since it was found is asked about anew', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), occRefusal(409, 'OrganizationMergedError', 'o8'))
    finds(organisation('o7', { status: 'MERGED', mergedInto: { uid: 'o8', name: 'Clinic o8' } }))
    expect(await answer({ intent: 'link' })).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toMatchObject({
      kind: 'mergedOrganisation',
      target: { uid: 'o8' },
    })
  })

  it.each([
    ['an outage', { status: 500 }, 503, 'unavailable'],
    ['too many attempts', { status: 429 }, 429, 'tooManyRequests'],
  ])('stays in question after %s', async (_, reply, status, code) => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), reply)
    expect(await answer({ intent: 'link' })).toMatchObject(formError(status, code))
    expect(await draftOf('organisation')).toMatchObject({
      values: EXISTING,
      review: { uid: 'o7' },
    })
  })

  it('stays in question after the end of the session, which leads to sign-in', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), { status: 401 })
    expect(await answer({ intent: 'link' })).toEqual({
      kind: 'signIn',
      to: '/en-us/login?returnTo=%2Fen-us%2Fregister%2Forganisation',
    })
    expect(await draftOf('organisation')).toMatchObject({
      values: EXISTING,
      review: { uid: 'o7' },
    })
  })

  it('is linked although only the completion has failed, which holds no one', async () => {
    finds(organisation('o7'))
    links('o7')
    await send(EXISTING)
    backEnds().reply(MARK, { status: 503 })
    expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
  })

  it.each(['link', 'link-similar', 'register-anyway', 'finish', 'without-organisation'])(
    'is never decided about by %s without a question',
    async intent => {
      expect(await answer({ intent, similar: 'o9' })).toEqual(formError(409, 'conflict'))
      expect(backEnds().writes()).toEqual([])
    },
  )

  it('is not linked by the answer to a question about another one', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    const question = await questionOf()
    finds(organisation('o8'))
    await send({ ...EXISTING, customerAccountNumber: '4712' }, { submissionKey: 'submission-key-5' })
    expect(await answer({ intent: 'link', question })).toEqual(formError(409, 'conflict'))
    expect(backEnds().writes()).toEqual([LOOKUP, LOOKUP])
  })
})
