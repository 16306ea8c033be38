import { describe, expect, it } from 'vitest'
import { occRefusal } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
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
  REGISTERED,
  SIMILAR,
  send,
} from './organisation-sendings'

describe('a new organisation', () => {
  it('is created under the key of its sending, numbered and completed', async () => {
    creates()
    expect(await send(NEW)).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([CREATE, number('o1'), MARK])
    const [entry] = backEnds().sentTo(CREATE)
    expect(entry?.headers['idempotency-key']).toBe('sending key-1')
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
    creates()
    backEnds().reply(MARK, 'hang-up')
    expect(await send(NEW)).toEqual(formError(503, 'unavailable'))
    expect(draftOf('organisation')).toMatchObject({ values: NEW, unsettled: { submissionKey: 'key-1' } })
    backEnds().reply(MARK, { status: 204 })
    expect(await send(NEW)).toMatchObject(REGISTERED)
    const [first, second] = backEnds().sentTo(CREATE)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(second?.body).toEqual(first?.body)
  })

  it('that exists is told, and nothing is lost', async () => {
    backEnds().reply(CREATE, occRefusal(409, 'AlreadyExistsError'))
    expect(await send(NEW)).toEqual(formError(422, 'organisationExists'))
    expect(draftOf('organisation')?.values).toEqual(NEW)
  })

  it('shows a refused field of its address beside the field', async () => {
    backEnds().reply(CREATE, occRefusal(400, 'ValidationError', 'addresses.primaryBillingAddress.postalCode'))
    expect(await send(NEW)).toMatchObject({
      errors: { fieldErrors: [{ name: 'postalCode', code: 'invalid' }] },
    })
  })
})

describe('organisations like the new one', () => {
  it('are asked about', async () => {
    hasSimilar('o3', 'o4')
    expect(await send(NEW)).toEqual({ kind: 'back', status: 200 })
    expect(draftOf('organisation')).toMatchObject({
      values: NEW,
      review: { kind: 'similarOrganisations', organisations: [{ uid: 'o3' }, { uid: 'o4' }] },
    })
    expect(backEnds().writes()).toEqual([CREATE, SIMILAR])
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
    expect(draftOf('organisation')).toMatchObject({ values: NEW, review: { kind: 'similarOrganisations' } })
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
    expect(draftOf('organisation')?.values).toEqual(NEW)
  })
})
