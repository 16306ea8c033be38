import { describe, expect, it } from 'vitest'
import { placeAmongSimilar } from '@/lib/organisation/show-organisation'
import { occRefusal, type Reply, USER } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  association,
  backEnds,
  CREATE,
  creates,
  formError,
  hasSimilar,
  link,
  links,
  MARK,
  NEW,
  number,
  organisation,
  REGISTERED,
  SIMILAR,
  send,
} from './organisation-submissions'

const LIST = `GET users/${USER}/organizations`

/** The name and address are those of an organisation, and the user has these. */
function exists(uid: string, ...own: object[]): void {
  backEnds().reply(CREATE, occRefusal(409, 'AlreadyExistsError', uid))
  backEnds().reply(LIST, { body: { organizations: own } })
}

/**
 * What the list of the user's organisations answers once it was tried to make one, because another submission
 * was quicker.
 */
const answersThen = (reply: Reply) =>
  backEnds().reply(LIST, () =>
    backEnds().sentTo(CREATE).length === 0 ? { body: { organizations: [] } } : reply,
  )

/** Of each attempt to make one, whether it was to be made beside similar ones. */
const insistences = () =>
  backEnds()
    .sentTo(CREATE)
    .map(({ query }) => query.get('confirmNew'))

describe('a new organisation', () => {
  it('is created under the key of its submission, numbered and completed', async () => {
    creates()
    expect(await send(NEW)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([CREATE, number('o1'), MARK])
    const [entry] = backEnds().sentTo(CREATE)
    expect(entry?.headers['idempotency-key']).toBe('sending submission-key-1')
    expect(entry?.query.get('confirmNew')).toBe('false')
    expect(entry?.body).toEqual({
      name: 'Elmhurst Clinic',
      industry: { code: 'health' },
      sector: { code: 'clinic' },
      addresses: {
        primaryBillingAddress: { line1: '1 Elm Street', town: 'Utica', country: { isocode: 'US' } },
      },
      actAsAdministrator: true,
      termsAccepted: true,
    })
  })

  it('is not held up by a number that is late', async () => {
    creates()
    backEnds().reply(number('o1'), { status: 500 })
    expect(await send(NEW)).toMatchObject(REGISTERED)
  })

  it('is the same one after a lost answer', async () => {
    backEnds().reply(CREATE, 'hang-up')
    expect(await send(NEW)).toEqual(formError(503, 'unavailable'))
    expect(await draftOf('organisation')).toMatchObject({
      values: NEW,
      unsettled: { submissionKey: 'submission-key-1' },
    })
    creates()
    expect(await send(NEW)).toMatchObject(REGISTERED)
    const [first, second] = backEnds().sentTo(CREATE)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(second?.body).toEqual(first?.body)
  })

  it('that exists is shown, and leads to the form for its number with nothing lost', async () => {
    exists('o9', organisation('o1'))
    expect(await send(NEW)).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toMatchObject({
      values: NEW,
      review: { kind: 'organisationExists', name: 'Elmhurst Clinic' },
    })
    expect(await answer({ intent: 'use-existing' })).toEqual({ kind: 'back', status: 200 })
    expect(await draftOf('organisation')).toEqual({
      values: { ...NEW, choice: 'existing' },
      sameVisit: true,
    })
  })

  it('that an earlier submission has made, whose answer was lost, is numbered and completed, never made twice', async () => {
    creates('o9')
    const made = organisation('o9', { name: NEW.name, status: 'PENDING', association: association() })
    backEnds().reply(LIST, { body: { organizations: [made] } })
    expect(await send(NEW)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([number('o9'), MARK])
  })

  it('is not made beside one that an earlier submission has linked: that is shown, and gone on with', async () => {
    exists('o9', organisation('o9', { status: 'PENDING', association: association() }))
    expect(await send(NEW)).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toEqual({
      kind: 'alreadyAssociated',
      name: 'Clinic o9',
      status: 'ASSOCIATED',
    })
    expect(await answer({ intent: 'finish' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([MARK])
  })

  it('that exists by a submission beside this one is shown as the user’s own', async () => {
    const other = { type: 'OtherError', message: '', subject: 'o1', subjectType: 'parameter' }
    const same = { type: 'AlreadyExistsError', message: '', subject: 'o9', subjectType: 'parameter' }
    backEnds().reply(CREATE, { status: 409, body: { errors: [same, other] } })
    const rejected = organisation('o1', { association: association('REJECTED') })
    const own = organisation('o9', { name: NEW.name, association: association() })
    answersThen({ body: { organizations: [rejected, own] } })
    expect(await send(NEW)).toEqual({ kind: 'question' })
    expect((await draftOf('organisation'))?.review).toEqual({
      kind: 'alreadyAssociated',
      name: NEW.name,
      status: 'ASSOCIATED',
    })
  })

  it('that exists is not taken for another one of the user’s', async () => {
    exists('o9')
    answersThen({ body: { organizations: [organisation('o1', { association: association() })] } })
    await send(NEW)
    expect((await draftOf('organisation'))?.review).toMatchObject({ kind: 'organisationExists' })
  })

  it('that may exist is an outage while that is unknown', async () => {
    exists('o9')
    answersThen({ status: 503 })
    expect(await send(NEW)).toEqual(formError(503, 'unavailable'))
  })

  it('is not made while it is unknown whether an earlier submission has made it', async () => {
    creates()
    backEnds().reply(LIST, { status: 503 })
    expect(await send(NEW)).toEqual(formError(503, 'unavailable'))
    expect(backEnds().writes()).toEqual([])
  })

  it('that exists is not made all the same by an answer to another question', async () => {
    exists('o9')
    await send(NEW)
    await answer({ intent: 'register-anyway' })
    expect(insistences()).toEqual(['false', 'false'])
  })

  it('shows a refused field of its address beside the field', async () => {
    backEnds().reply(CREATE, occRefusal(400, 'ValidationError', 'addresses.primaryBillingAddress.postalCode'))
    expect(await send(NEW)).toMatchObject({
      errors: { fieldErrors: [{ name: 'postalCode', code: 'invalid' }] },
    })
  })
})

describe('organisations like the new one', () => {
  it('are asked about again where the form is sent again', async () => {
    hasSimilar('o3')
    await send(NEW)
    expect(await send(NEW, { submissionKey: 'submission-key-2' })).toEqual({ kind: 'question' })
    expect(insistences()).toEqual(['false', 'false'])
  })

  it('are asked about', async () => {
    hasSimilar('o3', 'o4')
    expect(await send(NEW)).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toMatchObject({
      values: NEW,
      review: { kind: 'similarOrganisations', organisations: [{ uid: 'o3' }, { uid: 'o4' }] },
    })
    expect(backEnds().writes()).toEqual([CREATE, SIMILAR])
  })

  it('can be distinguished by their postal codes', () => {
    const address = (postalCode: string) => ({
      town: 'Portland',
      region: { isocode: 'US-OR', name: 'Oregon' },
      postalCode,
      country: { isocode: 'US', name: 'United States' },
    })
    expect(['97205-3310', '97205-0042'].map(code => placeAmongSimilar(address(code)))).toEqual([
      'Portland, OR 97205-3310, United States',
      'Portland, OR 97205-0042, United States',
    ])
  })

  it('can be chosen', async () => {
    hasSimilar('o3', 'o4')
    links('o4')
    await send(NEW)
    expect(await answer({ intent: 'link-similar', similar: 'o4' })).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([CREATE, SIMILAR, link('o4'), MARK])
  })

  it.each(['o9', '', '../o4'])('cannot be chosen as %s, which was not offered', async similar => {
    hasSimilar('o3', 'o4')
    await send(NEW)
    expect(await answer({ intent: 'link-similar', similar })).toMatchObject({
      errors: { fieldErrors: [{ name: 'similar', code: 'required' }] },
    })
    expect(backEnds().writes()).toEqual([CREATE, SIMILAR])
    expect(await draftOf('organisation')).toMatchObject({
      values: NEW,
      review: { kind: 'similarOrganisations' },
    })
  })

  it('do not hinder who registers anyway, with what was typed before', async () => {
    hasSimilar('o3')
    await send(NEW)
    creates()
    expect(await answer({ intent: 'register-anyway', name: 'Smuggled in' })).toMatchObject(REGISTERED)
    const [, insisted] = backEnds().sentTo(CREATE)
    expect(insisted?.query.get('confirmNew')).toBe('true')
    expect(insisted?.body).toMatchObject({ name: 'Elmhurst Clinic' })
  })

  it('that cannot be listed are an outage', async () => {
    hasSimilar('o3')
    backEnds().reply(SIMILAR, { status: 502 })
    expect(await send(NEW)).toEqual(formError(503, 'unavailable'))
    expect((await draftOf('organisation'))?.values).toEqual(NEW)
  })
})
