import { describe, expect, it } from 'vitest'
import { occRefusal, USER } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  backEnds,
  CREATE,
  creates,
  hasSimilar,
  MARK,
  number,
  OWN,
  REGISTERED,
  SIMILAR,
  send,
} from './organisation-submissions'
import { VERIFY, verdict } from './verification'

const QGLOBAL = `POST users/${USER}/qglobalAccounts/lookup`
const ACCESS = `POST users/${USER}/qglobalAccounts/QG-1/accessRequests`

/** Everything about it is asked about: its address, its Q-global account, and those like it. */
const FORM = { ...OWN, qglobalAccountNumber: 'QG-1' }

const SUGGESTED = {
  line1: '1 Elm St',
  town: 'Utica',
  region: { isocode: 'US-NY' },
  postalCode: '13501',
  country: { isocode: 'US' },
}

const CHOSEN = {
  address: { country: 'US', region: 'US-NY', city: 'Utica', street: '1 Elm St', postalCode: '13501' },
  verification: { result: 'CORRECTED', choice: 'RECOMMENDED', verifiedAt: expect.any(String) },
}

function isAskedAboutEverything(): void {
  const suggestion = { ...SUGGESTED, recommended: true, differences: ['line1'] }
  backEnds().reply(VERIFY, verdict('CORRECTED', suggestion))
  const account = { accountNumber: 'QG-1', name: 'Clinic', linkable: true }
  backEnds().reply(QGLOBAL, { body: { status: 'FOUND', account } })
  hasSimilar('o3')
}

const belongsToOthers = () => backEnds().reply(QGLOBAL, occRefusal(403, 'ForbiddenError'))

const takeSuggestion = () => answer({ intent: 'use-address', addressToUse: '0' }, 'submission-key-2')

const reviewed = async () => (await draftOf('organisation'))?.review?.kind

const addresses = () =>
  backEnds()
    .sentTo(CREATE)
    .map(({ body }) => body)

describe('the questions about a new organisation', () => {
  it('follow one another, address, Q-global account, similar ones, each asked once', async () => {
    isAskedAboutEverything()
    expect(await send(FORM)).toEqual({ kind: 'question' })
    expect(await reviewed()).toBe('address')
    expect(backEnds().writes()).toEqual([VERIFY])
    expect(await takeSuggestion()).toEqual({ kind: 'question' })
    expect(await reviewed()).toBe('qglobalFound')
    expect(await answer({ intent: 'use-qglobal' }, 'submission-key-3')).toEqual({ kind: 'question' })
    expect(await reviewed()).toBe('similarOrganisations')
    expect((await draftOf('organisation'))?.values).toEqual(FORM)
    creates()
    expect(await answer({ intent: 'register-anyway' }, 'submission-key-4')).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([VERIFY, QGLOBAL, CREATE, SIMILAR, CREATE, number('o1'), MARK])
  })

  it('leave the address that was chosen as it was: looked for, made and recorded with it', async () => {
    isAskedAboutEverything()
    await send(FORM)
    await takeSuggestion()
    expect((await draftOf('organisation'))?.settledAddress).toEqual(CHOSEN)
    await answer({ intent: 'use-qglobal' }, 'submission-key-3')
    creates()
    await answer({ intent: 'register-anyway' }, 'submission-key-4')
    expect(backEnds().sentTo(SIMILAR)[0]?.body).toMatchObject({ address: { line1: '1 Elm St' } })
    const [first, second] = addresses()
    expect(first).toMatchObject({
      qglobalAccountNumber: 'QG-1',
      addresses: { primaryBillingAddress: { ...SUGGESTED, verificationResult: CHOSEN.verification } },
    })
    expect(second).toEqual(first)
  })

  it('leave an address that was verified without a question as it was, too', async () => {
    isAskedAboutEverything()
    backEnds().reply(VERIFY, verdict('VERIFIED'))
    await send(FORM)
    backEnds().reply(VERIFY, verdict('REFUSED'))
    await answer({ intent: 'use-qglobal' }, 'submission-key-3')
    creates()
    expect(await answer({ intent: 'register-anyway' }, 'submission-key-4')).toMatchObject(REGISTERED)
    expect(backEnds().sentTo(VERIFY)).toHaveLength(1)
  })

  it('keep the address while access to a Q-global account is asked for', async () => {
    isAskedAboutEverything()
    belongsToOthers()
    backEnds().reply(ACCESS, { status: 202, body: { requestId: 'r1', status: 'REQUESTED' } })
    await send(FORM)
    await takeSuggestion()
    await answer({ intent: 'request-access' }, 'submission-key-3')
    expect(await draftOf('organisation')).toMatchObject({
      review: { kind: 'qglobalNotAuthorised', requested: true },
      settledAddress: CHOSEN,
    })
    creates()
    expect(await answer({ intent: 'without-qglobal' }, 'submission-key-4')).toMatchObject(REGISTERED)
    expect(backEnds().writes()).toEqual([VERIFY, QGLOBAL, ACCESS, CREATE, number('o1'), MARK])
    expect(addresses()).toMatchObject([{ addresses: { primaryBillingAddress: SUGGESTED } }])
  })

  it('keep the address beside an answer that is refused or comes to nothing', async () => {
    isAskedAboutEverything()
    await send({ ...FORM, qglobalAccountNumber: '' })
    await takeSuggestion()
    expect(await answer({ intent: 'link-similar' }, 'submission-key-3')).toMatchObject({ status: 422 })
    expect(await draftOf('organisation')).toMatchObject({ settledAddress: CHOSEN, review: {} })
    backEnds().reply(CREATE, { status: 503 })
    expect(await answer({ intent: 'register-anyway' }, 'submission-key-4')).toMatchObject({ status: 503 })
    creates()
    expect(await answer({ intent: 'register-anyway' }, 'submission-key-4')).toMatchObject(REGISTERED)
    expect(backEnds().sentTo(VERIFY)).toHaveLength(1)
  })

  it('are not answered about an address that was not asked about', async () => {
    isAskedAboutEverything()
    await send(FORM)
    await takeSuggestion()
    expect(await answer({ intent: 'use-address', addressToUse: 'entered' }, 'submission-key-3')).toEqual({
      kind: 'question',
    })
    expect(await draftOf('organisation')).toMatchObject({
      review: { kind: 'qglobalFound' },
      settledAddress: CHOSEN,
    })
    expect(addresses()).toEqual([])
  })
})

describe('the address that was chosen', () => {
  it('is verified anew once the person has gone back to the form', async () => {
    isAskedAboutEverything()
    await send(FORM)
    await takeSuggestion()
    await answer({ intent: 'reenter' }, 'submission-key-3')
    expect(await draftOf('organisation')).toEqual({ values: FORM, sameVisit: true })
    expect(await send(FORM, { submissionKey: 'submission-key-4' })).toEqual({ kind: 'question' })
    expect(await draftOf('organisation')).toEqual({
      values: FORM,
      question: expect.any(String),
      review: expect.objectContaining({ kind: 'address' }),
    })
  })

  it('stands while the same is typed, and no longer once something else is', async () => {
    isAskedAboutEverything()
    await send(FORM)
    await takeSuggestion()
    await send({ ...FORM, intent: 'keep' })
    expect((await draftOf('organisation'))?.settledAddress).toEqual(CHOSEN)
    const typed = { ...FORM, street: '90 Oak' }
    await send({ ...typed, intent: 'keep' })
    expect(await draftOf('organisation')).toEqual({ values: typed })
  })

  it('does not stand for what another tab sends', async () => {
    isAskedAboutEverything()
    await send(FORM)
    await takeSuggestion()
    await send({ ...FORM, street: '90 Oak Street' }, { submissionKey: 'submission-key-3' })
    expect(await reviewed()).toBe('address')
    expect((await draftOf('organisation'))?.settledAddress).toBeUndefined()
    expect(backEnds().sentTo(VERIFY)).toHaveLength(2)
  })
})
