import { describe, expect, it } from 'vitest'
import {
  consentCookie,
  EVERYTHING,
  ONLY_NECESSARY,
  readConsent,
  withPrivacySignal,
} from '@/lib/consent/consent'
import { CONSENT_COOKIE } from '@/lib/cookies/cookie-names'

const CHOICES = [true, false].flatMap(statistics =>
  [true, false].map(marketing => ({ statistics, marketing })),
)

describe('the consent of a visitor', () => {
  it.each(CHOICES)('survives its cookie: %o', consent => {
    const [pair = ''] = consentCookie(consent, true).split(';')
    expect(readConsent(`other=1; ${pair}; last=2`)).toEqual(consent)
  })

  it.each([
    '',
    'other=all',
    `${CONSENT_COOKIE}=`,
    `${CONSENT_COOKIE}=yes`,
    `x${CONSENT_COOKIE}=all`,
    `${CONSENT_COOKIE}=all2`,
  ])('is not given by %j', cookies => {
    expect(readConsent(cookies)).toBeUndefined()
  })

  it('is kept for half a year, over TLS only where the site is', () => {
    expect(consentCookie(EVERYTHING, true)).toBe(
      `${CONSENT_COOKIE}=all; path=/; max-age=15724800; samesite=lax; secure`,
    )
    expect(consentCookie(ONLY_NECESSARY, false)).toBe(
      `${CONSENT_COOKIE}=none; path=/; max-age=15724800; samesite=lax`,
    )
  })

  it('never outvotes a browser that asks for privacy', () => {
    expect(withPrivacySignal(EVERYTHING, true)).toEqual({ statistics: true, marketing: false })
    expect(withPrivacySignal(EVERYTHING, false)).toEqual(EVERYTHING)
  })
})
