import { describe, expect, it } from 'vitest'
import { nameOfCookie } from '@/lib/cookies/own-cookies.server'
import { occRefusal, USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep } from '../store'
import { backEnds, FORM, questionOf, SAVE, saved, send, verifies, WIRE } from './contact-address-submissions'
import { VERIFY } from './verification'

describe('a contact address is saved', () => {
  it('as entered once it was verified, under the key of its submission', async () => {
    expect(await send(FORM)).toMatchObject({ kind: 'next', to: '/en-us/register/organisation' })
    expect(backEnds().writes()).toEqual([VERIFY, SAVE])
    const [entry] = backEnds().sentTo(SAVE)
    expect(entry?.query.get('purpose')).toBe('REGISTRATION')
    expect(entry?.headers['idempotency-key']).toBe('sending submission-key-1')
    expect(entry?.body).toEqual({
      ...WIRE,
      verificationResult: { result: 'VERIFIED', choice: 'AS_ENTERED', verifiedAt: expect.any(String) },
    })
  })

  it('with its accents, which are written out for the verification only', async () => {
    await send(FORM)
    expect(backEnds().sentTo(VERIFY)[0]?.body).toMatchObject({ line1: '12 Peniscola Street' })
  })

  it.each([
    ['is away', 'hang-up' as const],
    ['fails', { status: 500 }],
    ['answers nonsense', { body: { decision: 'PERHAPS' } }],
  ])('unverified when the verification %s', async (_, reply) => {
    backEnds().reply(VERIFY, reply)
    expect(await send(FORM)).toMatchObject({ kind: 'next' })
    expect(saved()).toMatchObject([{ verificationResult: { result: 'UNAVAILABLE', choice: 'AS_ENTERED' } }])
  })

  it('without being verified where the flag is off', async () => {
    backEnds().reply('GET flags', { body: { 'address-doctor': { value: false, version: 2 } } })
    expect(await send(FORM)).toMatchObject({ kind: 'next' })
    expect(backEnds().writes()).toEqual([SAVE])
  })
})

describe('what was typed', () => {
  it('stays when the form is only shown for another country, but for what does not fit there', async () => {
    expect(await send({ ...FORM, country: 'CA', intent: 'country' })).toEqual({ kind: 'back', status: 200 })
    expect(await draftOf('contact-address')).toEqual({
      values: { ...FORM, country: 'CA', region: '', postalCode: '' },
      cleared: [
        { name: 'region', country: 'US' },
        { name: 'postalCode', country: 'CA' },
      ],
      sameVisit: true,
    })
    expect(backEnds().writes()).toEqual([])
  })

  it('stays beside what commerce refuses', async () => {
    backEnds().reply(SAVE, occRefusal(400, 'ValidationError', 'postalCode'))
    expect(await send(FORM)).toMatchObject({
      errors: { fieldErrors: [{ name: 'postalCode', code: 'invalid' }] },
    })
    expect((await draftOf('contact-address'))?.values).toEqual(FORM)
  })

  it.each([
    ['a PO box', { street: 'P.O. Box 12' }, 'street'],
    ['the own name as street', { street: 'Nora Vale' }, 'street'],
    ['a region of another country', { region: 'CA-ON' }, 'region'],
    ['no region where there are some', { region: '' }, 'region'],
    ['a postal code of another form', { postalCode: 'ABCDE' }, 'postalCode'],
  ])('is refused and kept with %s', async (_, difference, name) => {
    expect(await send({ ...FORM, ...difference })).toMatchObject({ errors: { fieldErrors: [{ name }] } })
    expect((await draftOf('contact-address'))?.values).toEqual({ ...FORM, ...difference })
    expect(backEnds().writes()).toEqual([])
  })
})

describe('the site of the country takes over (spec §4)', () => {
  const SINGAPORE = { ...FORM, country: 'SG', region: '', city: 'Singapore', postalCode: '238801' }
  const REMEMBERED = [
    { name: 'store.locale_moved', value: 'zh-sg' },
    { name: 'store.registration_country', value: 'SG' },
    { name: 'store.second_country', value: 'SG' },
    { name: 'store.prev_locale', value: 'zh-sg' },
    { name: 'store.currency_switched', value: 'SGD' },
  ]
  /** With word for the page that follows. */
  const moved = {
    kind: 'next',
    to: '/zh-sg/register/personal-info',
    cookies: [...REMEMBERED, { name: 'store.move_notice', value: 'address' }],
  }

  it('where this host serves it', async () => {
    expect(await sendStep('contact-address', SINGAPORE, { locale: 'ja-jp' })).toMatchObject(moved)
  })

  it('without a word about the currency where it stays the same', async () => {
    const form = { ...FORM, country: 'ES', region: '', city: 'Madrid', postalCode: '28001' }
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    const answer = await sendStep('contact-address', form, { locale: 'nl-nl' })
    expect(answer).toMatchObject({ kind: 'next', to: '/es-es/register/organisation' })
    expect(JSON.stringify(answer)).not.toContain('currency_switched')
  })

  it('after a question about the address too', async () => {
    verifies('NOT_VERIFIED')
    await sendStep('contact-address', SINGAPORE, { locale: 'ja-jp' })
    const choice = { intent: 'use-address', question: await questionOf(), addressToUse: 'entered' }
    expect(await sendStep('contact-address', choice, { locale: 'ja-jp' })).toMatchObject(moved)
  })

  it('at another host with a ticket, because no cookie goes there', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    const answer = await sendStep('contact-address', SINGAPORE, {
      locale: 'en-us',
      origin: 'http://www.example.com:3000',
    })
    expect(answer).toMatchObject({
      to: expect.stringMatching(
        /^http:\/\/www\.example\.asia:3000\/api\/site-move\?locale=zh-sg&ticket=[\w.-]+$/,
      ),
      cookies: REMEMBERED,
    })
  })

  it('but not against the choice of a user who came back from there', async () => {
    const cookies = new Map([
      [nameOfCookie('chosenLocale'), 'ja-jp'],
      [nameOfCookie('registrationCountry'), 'SG'],
    ])
    expect(await sendStep('contact-address', SINGAPORE, { locale: 'ja-jp', cookies })).toMatchObject({
      to: '/ja-jp/register/personal-info',
      cookies: [],
    })
  })
})

describe('a second address', () => {
  it('is taken from a user who registers again', async () => {
    const facts = { ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTER_EXISTING' }
    backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
    expect(await sendStep('contact-address', FORM)).toMatchObject({ kind: 'next' })
  })

  it('is taken from no one else', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
    expect(await sendStep('contact-address', FORM)).toEqual({
      kind: 'moved',
      to: '/en-us/register/organisation?notice=saved',
    })
    expect(backEnds().writes()).toEqual([])
  })
})
