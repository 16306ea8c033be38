import { describe, expect, it } from 'vitest'
import { loadNotifications } from '@/lib/notifications/load.server'
import { occRefusal, USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep } from '../store'
import {
  association,
  backEnds,
  creates,
  EXISTING,
  finds,
  hasSimilar,
  link,
  links,
  MARK,
  NEW,
  organisation,
  PLACE,
  SIMILAR,
  SOUGHT,
} from './organisation-submissions'

const ADD = 'add-organisation'
const PAGE = '/store/usassessments/en/my-account/accounts/new'
const ACCOUNTS = '/store/usassessments/en/my-account/accounts'

type Form = Readonly<Record<string, string>>

/** Sends the form of the account as a user whose registration is complete. */
function send(form: Form, submissionKey = 'submission-key-1') {
  const record = { ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTERED' }
  backEnds().reply(`GET users/${USER}`, { body: recordOf(record) })
  return sendStep(ADD, form, { submissionKey })
}

const answer = async (form: Form) =>
  send({ question: (await draftOf(ADD))?.question ?? 'none', ...form }, 'submission-key-2')

const IN_REVIEW =
  'The organization was added. You can order for it once we have reviewed it and given it its own customer account number.'

const bodiesOf = (call: string) =>
  backEnds()
    .sentTo(call)
    .map(({ body }) => body)

/** Where an answer leads, and what is shown there. */
async function onward(answered: Awaited<ReturnType<typeof send>>) {
  const { pathname, searchParams } = new URL('to' in answered ? answered.to : '', 'http://store')
  const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
  return { path: pathname, told: told.map(({ message }) => message) }
}

describe('an organization that is added to a complete account', () => {
  it('is found by its number, confirmed and linked, and the list of accounts says so', async () => {
    finds(organisation('o7'))
    expect(await send(EXISTING)).toEqual({ kind: 'question' })
    links('o7')
    expect(await onward(await answer({ intent: 'link' }))).toEqual({
      path: ACCOUNTS,
      told: ['The organization was added. You can now order for it.'],
    })
  })

  it('that has to approve the person is shown as a request', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), { body: { association: association('PENDING_APPROVAL') } })
    expect((await onward(await answer({ intent: 'link' }))).told).toEqual([
      'Your request was sent. An administrator of the organization has to approve it.',
    ])
  })

  it('without an administrator is asked for by customer support, and the user is told so', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    const asked = { ...association('PENDING_APPROVAL'), decidedBy: 'CUSTOMER_SERVICE' }
    backEnds().reply(link('o7'), { body: { association: asked } })
    expect((await onward(await answer({ intent: 'link' }))).told).toEqual([
      'Your request was sent. The organization has no administrator, so our customer support decides and emails you.',
    ])
  })

  it('that is being checked is not told as one to order for', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), { body: { association: association(), inReview: true } })
    expect((await onward(await answer({ intent: 'link' }))).told).toEqual([IN_REVIEW])
  })

  it('that has refused the person is told so, and not as added', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    backEnds().reply(link('o7'), { body: { association: association('REJECTED') } })
    expect(await answer({ intent: 'link' })).toEqual({ kind: 'question' })
    expect((await draftOf(ADD))?.review).toEqual({
      kind: 'alreadyAssociated',
      name: 'Clinic o7',
      status: 'REJECTED',
    })
  })

  it('does not become the account of new carts in place of another one', async () => {
    finds(organisation('o7'))
    await send(EXISTING)
    links('o7')
    await answer({ intent: 'link' })
    expect(bodiesOf(link('o7'))).toEqual([{ termsAccepted: true, actAsAdministrator: false }])
  })

  it('is made with its number where it is new, and the registration is not touched', async () => {
    creates()
    expect(await onward(await send(NEW))).toEqual({ path: ACCOUNTS, told: [IN_REVIEW] })
    expect(backEnds().writes()).not.toContain(MARK)
  })

  it('is asked about where others resemble it', async () => {
    hasSimilar('o3')
    expect(await send(NEW)).toEqual({ kind: 'question' })
    expect((await draftOf(ADD))?.review?.kind).toBe('similarOrganisations')
    backEnds().reply(link('o3'), { body: { association: association('PENDING_APPROVAL') } })
    await answer({ intent: 'link-similar', similar: 'o3' })
    expect(bodiesOf(link('o3'))).toEqual([expect.objectContaining({ approvalRequested: true })])
  })

  it('is needed: to add none is no choice here', async () => {
    expect(await send({ choice: 'none' })).toMatchObject({
      errors: { fieldErrors: [{ name: 'choice', code: 'required' }] },
    })
  })
})

describe('an organization that is looked for by its name', () => {
  const matches = (...uids: string[]) =>
    backEnds().reply(SIMILAR, {
      body: { organizations: uids.map(uid => ({ uid, name: `Clinic ${uid}`, address: PLACE, score: 0.8 })) },
    })
  const owns = (...organizations: object[]) =>
    backEnds().reply(`GET users/${USER}/organizations`, { body: { organizations } })

  it('is asked for by name and place, and its administrators answer the request', async () => {
    matches('o7', 'o8')
    expect(await send(SOUGHT)).toEqual({ kind: 'question' })
    expect(bodiesOf(SIMILAR)).toEqual([
      { name: 'Elmhurst Clinic', address: { country: { isocode: 'US' }, postalCode: '13501' } },
    ])
    expect((await draftOf(ADD))?.review).toEqual({
      kind: 'matchingOrganisations',
      organisations: ['o7', 'o8'].map(uid => ({
        uid,
        name: `Clinic ${uid}`,
        place: 'Utica, NY, United States',
      })),
    })
    backEnds().reply(link('o8'), { body: { association: association('PENDING_APPROVAL') } })
    expect((await onward(await answer({ intent: 'link-similar', similar: 'o8' }))).told).toEqual([
      'Your request was sent. An administrator of the organization has to approve it.',
    ])
    expect(bodiesOf(link('o8'))).toEqual([expect.objectContaining({ approvalRequested: true })])
  })

  it.each([
    [500, 'AssociationError'],
    [403, 'ForbiddenError'],
  ])('is asked for again, and not joined at once, by another try after %i %s', async (status, code) => {
    matches('o8')
    await send(SOUGHT)
    backEnds().reply(link('o8'), occRefusal(status, code))
    expect(await answer({ intent: 'link-similar', similar: 'o8' })).toEqual({ kind: 'question' })
    expect((await draftOf(ADD))?.review).toMatchObject({ kind: 'cannotAssociate', uid: 'o8' })
    backEnds().reply(link('o8'), { body: { association: association('PENDING_APPROVAL') } })
    await send({ question: (await draftOf(ADD))?.question ?? 'none', intent: 'link' }, 'submission-key-3')
    const asked = expect.objectContaining({ approvalRequested: true })
    expect(bodiesOf(link('o8'))).toEqual([asked, asked])
  })

  it('is one of those that were offered, and no other', async () => {
    matches('o7')
    await send(SOUGHT)
    expect(await answer({ intent: 'link-similar', similar: 'o9' })).toMatchObject({
      errors: { fieldErrors: [{ name: 'similar', code: 'required' }] },
    })
    expect(backEnds().writes()).not.toContain(link('o9'))
  })

  it('and not found leads to a new one with what was typed', async () => {
    matches()
    expect(await send(SOUGHT)).toEqual({ kind: 'question' })
    expect((await draftOf(ADD))?.review).toEqual({ kind: 'organisationNoMatch' })
    await answer({ intent: 'use-search' })
    expect(await draftOf(ADD)).toMatchObject({
      values: { choice: 'new', name: 'Elmhurst Clinic', country: 'US', postalCode: '13501' },
    })
  })

  it('is not offered to its own member, who gets to know that they belong to it', async () => {
    matches('o7')
    owns(organisation('o7', { association: association() }))
    await send(SOUGHT)
    expect((await draftOf(ADD))?.review).toEqual({
      kind: 'alreadyAssociated',
      name: 'Clinic o7',
      status: 'ASSOCIATED',
    })
  })

  it('too often is refused until later, with what was typed kept', async () => {
    backEnds().reply(SIMILAR, occRefusal(429, 'TooManyRequestsError'))
    expect(await send(SOUGHT)).toMatchObject({ kind: 'back', status: 429 })
    expect((await draftOf(ADD))?.values).toMatchObject({ findName: 'Elmhurst Clinic' })
  })

  it('is no way of the wizard, whose choices the specification names', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
    expect(await sendStep('organisation', SOUGHT)).toMatchObject({
      errors: { fieldErrors: [{ name: 'choice', code: 'required' }] },
    })
  })
})

it('somebody whose registration is open completes it first', async () => {
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
  expect(await sendStep(ADD, EXISTING)).toEqual({
    kind: 'moved',
    to: '/en-us/register/organisation?notice=missing',
  })
})

it('somebody who is signed out signs in and comes back to the form', async () => {
  const answered = await sendStep(ADD, EXISTING, { session: { state: 'anonymous' } })
  expect(answered).toEqual({ kind: 'signIn', to: `/en-us/login?returnTo=${encodeURIComponent(PAGE)}` })
})
