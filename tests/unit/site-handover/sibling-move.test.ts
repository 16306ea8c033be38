import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { guardRegistration } from '@/lib/middleware/registration-guard.server'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { USER } from '../registration/back-ends'
import { ADDRESS, JOB_TITLE, recordOf, SIGNED_IN, serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

type Asking = { locale: Locale; step: StepId; cookie?: string; host?: string }

/** Where the guard of the registration leads, with the cookies it leaves. */
async function ask({ locale, step, cookie = '', host = 'localhost:3000' }: Asking) {
  const request = new NextRequest(`http://${host}${stepHref(locale, step)}`, { headers: { host, cookie } })
  const response = await guardRegistration(request, SIGNED_IN, locale, step)
  if (response === undefined) return undefined
  const cookies = response.headers.getSetCookie().map(line => line.split(';')[0])
  return { location: response.headers.get('location'), cookies }
}

const registeredIn = (country: string | undefined, facts = {}) =>
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ registrationCountryIso: country, ...facts }) })

describe('who opens the wizard on the sibling of their site', () => {
  it('is led to the same step there in one redirect, with the cookies and a word', async () => {
    registeredIn('AU', { ...ADDRESS })
    expect(await ask({ locale: 'en-nz', step: 'personal-info' })).toEqual({
      location: 'http://localhost:3000/en-au/register/personal-info',
      cookies: [
        'store.locale_moved=en-au',
        'store.registration_country=AU',
        'store.second_country=AU',
        'store.prev_locale=en-au',
        'store.currency_switched=AUD',
        'store.move_notice=registration',
      ],
    })
  })

  it('is led to the step that is open to them, not by way of the closed one', async () => {
    registeredIn('SG', { ...JOB_TITLE, ...ADDRESS })
    expect((await ask({ locale: 'ja-jp', step: 'contact-address' }))?.location).toBe(
      'http://localhost:3000/zh-sg/register/organisation',
    )
  })

  it('is led there from the start too, registered or not', async () => {
    registeredIn('NZ', { registrationStatus: 'REGISTERED' })
    expect((await ask({ locale: 'en-au', step: 'organisation' }))?.location).toBe(
      'http://localhost:3000/en-nz/register',
    )
  })

  it('stays where they have come back to, or have chosen to be', async () => {
    registeredIn('AU')
    for (const cookie of ['store.locale_moved=en-au', 'store.locale_chosen=en-nz'])
      expect(await ask({ locale: 'en-nz', step: 'register', cookie })).toBeUndefined()
  })

  it('is led on where a cookie holds no word of ours', async () => {
    registeredIn('AU')
    for (const cookie of ['store.locale_moved=en-au%00', 'store.locale_chosen=EN-NZ'])
      expect(await ask({ locale: 'en-nz', step: 'register', cookie })).toBeDefined()
  })

  it.each([
    ['their own site', 'en-au', 'AU'],
    ['a site without a sibling', 'en-us', 'AU'],
    ['the sibling of another site', 'ja-jp', 'AU'],
    ['any site, without a country', 'en-nz', undefined],
  ] as const)('stays on %s', async (_, locale, country) => {
    registeredIn(country)
    expect(await ask({ locale, step: 'register' })).toBeUndefined()
  })

  it('sees the confirmation where it was earned', async () => {
    registeredIn('AU', { ...JOB_TITLE, ...ADDRESS })
    expect(await ask({ locale: 'en-nz', step: 'registered' })).toBeUndefined()
  })

  it('is no one during an outage', async () => {
    backEnds().reply(`GET users/${USER}`, { status: 503 })
    expect(await ask({ locale: 'en-nz', step: 'register' })).toBeUndefined()
  })
})
