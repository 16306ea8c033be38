import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoment, formatSiteDate } from '@/lib/format/date'
import { readDateSettingsBy } from '@/lib/format/date-settings'
import { TIME_ZONES, timeZoneName } from '@/lib/format/time-zones'
import { currentRequest, runInRequest } from '@/lib/request/request-context'
import { getSite, LOCALES } from '@/lib/site/sites'

const EVENING = '2026-09-03T20:00:00+0000'
const TOKYO = { timeZone: 'Asia/Tokyo' }

describe('a date', () => {
  it.each([
    ['long', 'September 4, 2026'],
    ['medium', 'Sep 4, 2026'],
    ['numeric', '09/04/2026'],
    ['iso', '2026-09-04'],
  ] as const)('is written in the style %s and the chosen time zone: %s', (dateStyle, text) => {
    expect(formatDate('en-us', EVENING, { ...TOKYO, dateStyle })).toBe(text)
  })

  it.each([
    '2026-09-03',
    '2026-09-03T00:00:00Z',
    '2026-09-03T00:00:00+0000',
    '2026-09-03T23:59:59+0000',
    '2026-09-03T23:59:59.999Z',
  ])('that stands for a whole day, as %s does, is that day in every time zone', text => {
    for (const timeZone of TIME_ZONES)
      expect(formatDate('en-us', text, { timeZone, dateStyle: 'iso' })).toBe('2026-09-03')
  })

  it('is in the time zone of the site and in words where nothing is chosen', () => {
    expect(formatDate('en-us', EVENING)).toBe('September 3, 2026')
    expect(formatDate('en-au', EVENING)).toBe('4 September 2026')
    expect(formatMoment('en-us', EVENING)?.replaceAll('\u202f', ' ')).toBe('Sep 3, 2026, 4:00:00 PM EDT')
  })

  it.each([
    ['2026-12-01', 'long', '1er décembre 2026'],
    ['2026-12-01', 'medium', '1er déc. 2026'],
    ['2026-12-01', 'iso', '2026-12-01'],
    ['2026-12-11', 'long', '11 décembre 2026'],
    ['2026-12-21', 'long', '21 décembre 2026'],
  ] as const)('has an ordinal in French on the first of a month only: %s, %s: %s', (day, dateStyle, text) => {
    expect(formatDate('fr-ca', day, { dateStyle })).toBe(text)
    const moment = formatDateTime('fr-ca', `${day}T18:05:00Z`, { dateStyle })
    expect(moment.startsWith(text), moment).toBe(true)
  })

  it('can be in the time zone of every site', () => {
    for (const locale of LOCALES) expect(TIME_ZONES).toContain(getSite(locale).timeZone)
  })

  it('follows the user of the request, unless a browser writes it too', () => {
    readDateSettingsBy(() => currentRequest()?.dates)
    runInRequest({ requestId: 'r', dates: { ...TOKYO, dateStyle: 'iso' } }, () => {
      expect(formatDate('en-us', EVENING)).toBe('2026-09-04')
      expect(formatSiteDate('en-us', EVENING)).toBe('September 3, 2026')
    })
    expect(formatDate('en-us', EVENING)).toBe('September 3, 2026')
  })

  it('that is none is undefined', () => {
    expect(formatDate('en-us', 'soon')).toBeUndefined()
    expect(formatMoment('en-us', 'soon')).toBeUndefined()
  })
})

describe('a moment', () => {
  it.each([
    ['long', 'September 4, 2026 at 5:00:00 AM GMT+9'],
    ['numeric', '09/04/2026, 5:00:00 AM GMT+9'],
    ['iso', '2026-09-04 5:00:00 AM GMT+9'],
  ] as const)('has its time and zone in the style %s', (dateStyle, text) => {
    expect(formatMoment('en-us', EVENING, { ...TOKYO, dateStyle })?.replaceAll('\u202f', ' ')).toBe(text)
  })
})

describe('a moment to the minute', () => {
  it.each([
    [undefined, undefined, 'September 3, 2026 at 4:00 PM EDT'],
    ['Asia/Tokyo', undefined, 'September 4, 2026 at 5:00 AM GMT+9'],
    ['Asia/Tokyo', 'medium', 'Sep 4, 2026, 5:00 AM GMT+9'],
    [undefined, 'numeric', '09/03/2026, 4:00 PM EDT'],
    ['Asia/Tokyo', 'iso', '2026-09-04 5:00 AM GMT+9'],
  ] as const)(
    'is in the time zone of the site or in %s, in the style %s: %s',
    (timeZone, dateStyle, text) => {
      expect(formatDateTime('en-us', EVENING, { timeZone, dateStyle }).replaceAll('\u202f', ' ')).toBe(text)
    },
  )
})

describe('a time zone', () => {
  it.each(LOCALES)('has a name of its own in %s', locale => {
    const names = TIME_ZONES.map(zone => timeZoneName(locale, zone))
    expect(new Set(names).size).toBe(TIME_ZONES.length)
  })

  it('is named by its city and what its time is called there', () => {
    expect(timeZoneName('en-us', 'America/New_York')).toBe('New York – Eastern Time')
    expect(timeZoneName('fr-ca', 'Asia/Tokyo')).toBe('Tokyo – heure normale du Japon')
  })
})
