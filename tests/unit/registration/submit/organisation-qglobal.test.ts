import { describe, expect, it } from 'vitest'
import { occRefusal, USER } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  backEnds,
  CREATE,
  creates,
  formError,
  hasSimilar,
  MARK,
  NEW,
  number,
  REGISTERED,
  SIMILAR,
  send,
} from './organisation-submissions'

const LOOKUP = `POST users/${USER}/qglobalAccounts/lookup`
const ACCESS = `POST users/${USER}/qglobalAccounts/QG-1/accessRequests`
const WITH_NUMBER = { ...NEW, qglobalAccountNumber: 'QG-1' }

const isFound = (found: Record<string, unknown> = {}) =>
  backEnds().reply(LOOKUP, {
    body: {
      status: 'FOUND',
      account: { accountNumber: 'QG-1', name: 'Clinic inventory', linkable: true, ...found },
    },
  })

const belongsToOthers = () => backEnds().reply(LOOKUP, occRefusal(403, 'ForbiddenError'))

describe('a Q-global account number', () => {
  it('that is found is asked about and then used', async () => {
    isFound()
    creates()
    expect(await send(WITH_NUMBER)).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toMatchObject({
      values: WITH_NUMBER,
      review: { kind: 'qglobalFound', name: 'Clinic inventory' },
    })
    expect(await answer({ intent: 'use-qglobal' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, CREATE, number('o1'), MARK])
    expect(backEnds().sentTo(CREATE)[0]?.body).toMatchObject({ qglobalAccountNumber: 'QG-1' })
  })

  it.each([
    ['another organization has', { organization: { uid: 'o8', name: 'Elmhurst Group', town: 'Utica' } }],
    ['cannot be linked', { linkable: false }],
  ])('that %s is never offered, and nothing of it or its owner is kept for the page', async (_, found) => {
    isFound(found)
    expect(await send(WITH_NUMBER)).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toEqual({
      kind: 'qglobalNotAuthorised',
      accountNumber: 'QG-1',
      requested: false,
    })
    expect(await answer({ intent: 'use-qglobal' })).toEqual({ kind: 'question' })
    expect(backEnds().writes()).toEqual([LOOKUP, LOOKUP])
  })

  it('stays accepted while similar organisations are asked about', async () => {
    isFound()
    hasSimilar('o3')
    await send(WITH_NUMBER)
    await answer({ intent: 'use-qglobal' })
    creates()
    expect(await answer({ intent: 'register-anyway' }, 'submission-key-3')).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([LOOKUP, CREATE, SIMILAR, CREATE, number('o1'), MARK])
    expect(backEnds().sentTo(CREATE)[1]?.body).toMatchObject({ qglobalAccountNumber: 'QG-1' })
  })

  it('is looked up where it comes with the form, after similar organisations were asked about', async () => {
    isFound()
    hasSimilar('o3')
    await send(NEW)
    expect(await send(WITH_NUMBER, { submissionKey: 'submission-key-2' })).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toMatchObject({ kind: 'qglobalFound' })
    expect(backEnds().writes()).toEqual([CREATE, SIMILAR, LOOKUP])
  })

  it('that is not found can be left out', async () => {
    backEnds().reply(LOOKUP, occRefusal(404, 'NotFoundError'))
    creates()
    await send(WITH_NUMBER)
    expect((await draftOf('organisation'))?.review).toEqual({
      kind: 'qglobalNotFound',
      accountNumber: 'QG-1',
    })
    expect(await answer({ intent: 'without-qglobal' })).toMatchObject(REGISTERED)
    expect(backEnds().sentTo(CREATE)[0]?.body).not.toHaveProperty('qglobalAccountNumber')
  })

  it('left out stays left out while similar organisations are asked about', async () => {
    backEnds().reply(LOOKUP, occRefusal(404, 'NotFoundError'))
    hasSimilar('o3')
    await send(WITH_NUMBER)
    await answer({ intent: 'without-qglobal' })
    expect(await draftOf('organisation')).toMatchObject({
      values: { ...NEW, qglobalAccountNumber: '' },
      review: { kind: 'similarOrganisations' },
    })
  })

  it('of another user brings the offer to ask for access, once and with an answer', async () => {
    belongsToOthers()
    await send(WITH_NUMBER)
    expect((await draftOf('organisation'))?.review).toMatchObject({
      kind: 'qglobalNotAuthorised',
      requested: false,
    })
    backEnds().reply(ACCESS, { status: 202, body: { requestId: 'r1', status: 'REQUESTED' } })
    expect(await answer({ intent: 'request-access' })).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toMatchObject({
      values: WITH_NUMBER,
      review: { kind: 'qglobalNotAuthorised', requested: true },
    })
  })

  it('counts as asked for when access was asked for before', async () => {
    belongsToOthers()
    await send(WITH_NUMBER)
    backEnds().reply(ACCESS, occRefusal(409, 'AlreadyExistsError'))
    expect(await answer({ intent: 'request-access' })).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toMatchObject({ requested: true })
  })

  it.each(['use-qglobal', 'register-anyway'])(
    'of another user is never used by answering %s',
    async intent => {
      belongsToOthers()
      await send(WITH_NUMBER)
      expect(await answer({ intent })).toEqual({ kind: 'question' })
      expect(backEnds().writes()).toEqual([LOOKUP, LOOKUP])
    },
  )

  it('that cannot be looked up is an outage, and nothing is lost', async () => {
    backEnds().reply(LOOKUP, { status: 503 })
    expect(await send(WITH_NUMBER)).toEqual(formError(503, 'unavailable'))
    expect((await draftOf('organisation'))?.values).toEqual(WITH_NUMBER)
  })
})
