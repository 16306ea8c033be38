import { describe, expect, it } from 'vitest'
import { programmeFacts, toldProgrammes } from '@/lib/cart/programme-words'
import { PROGRAMME_STATUSES, type Programme } from '@/lib/contract/commerce/cart/programme'
import { DEFAULT_FLAGS } from '@/lib/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'

const programme = (overrides: Partial<Programme>): Programme => ({
  code: 'OLD',
  status: 'OLD_APPLIED',
  name: 'Discount',
  ...overrides,
})

describe('what is told of a price programme', () => {
  it.each<[string, Partial<Programme>, Locale, string]>([
    [
      'until when it holds',
      { validFrom: '2026-01-01', validUntil: '2027-06-30' },
      'en-us',
      'Applied · until June 30, 2027',
    ],
    [
      'from when, where it has not begun',
      { status: 'OLD_NOT_STARTED', validFrom: '2027-01-01' },
      'en-gb',
      'Not applied yet: it starts later · from 1 January 2027',
    ],
    [
      'how much of it is used up',
      { code: 'UAP', status: 'UAP_LIMIT_REACHED', limit: 1200, used: 1200 },
      'en-us',
      'Not applied: its limit is reached · 1,200 of 1,200 used',
    ],
  ])('says %s', (_what, overrides, locale, text) => {
    expect(programmeFacts(locale, programme(overrides))).toBe(text)
  })

  it.each(LOCALES)('has words for every state in %s', locale => {
    const texts = PROGRAMME_STATUSES.map(status => programmeFacts(locale, programme({ status })))
    expect(texts).toEqual(PROGRAMME_STATUSES.map(status => getMessages(locale).cart.programmes[status]))
  })
})

describe('discounts of organisations', () => {
  const both = [programme({}), programme({ code: 'UAP', status: 'UAP_APPLIED' })]
  const withFlag = (on: boolean) => ({ ...DEFAULT_FLAGS.values, 'org-level-discount': on })

  it('are told of where their flag is on, plans always', () => {
    expect(toldProgrammes(both, withFlag(true))).toEqual(both)
    expect(toldProgrammes(both, withFlag(false))).toEqual([both[1]])
    expect(toldProgrammes(undefined, withFlag(true))).toEqual([])
  })

  it('are not told of while they take nothing off', () => {
    const others = [programme({ status: 'OLD_EXPIRED' }), programme({ status: 'OLD_NOT_STARTED' })]
    expect(toldProgrammes(others, withFlag(true))).toEqual([])
  })
})
