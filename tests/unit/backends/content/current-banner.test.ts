import { describe, expect, it } from 'vitest'
import { currentBanner } from '@/lib/backends/content/current-banner'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite, LOCALES } from '@/lib/site/sites'

const thanksgiving = { id: 'a', text: 'Closed.', showFrom: '2026-11-19', showUntil: '2026-11-26' }
const always = { id: 'b', text: 'Hello.' }

describe('the banner of a day', () => {
  it.each([
    ['2026-11-18', undefined],
    ['2026-11-19', 'a'],
    ['2026-11-26', 'a'],
    ['2026-11-27', undefined],
  ])('is one that concerns that day: %s', (day, id) => {
    expect(currentBanner([thanksgiving], day)?.id).toBe(id)
  })

  it('is the first of several, and one without dates concerns every day', () => {
    expect(currentBanner([thanksgiving, always], '2026-11-20')?.id).toBe('a')
    expect(currentBanner([thanksgiving, always], '2026-12-20')?.id).toBe('b')
  })

  it('is judged by the date at the site, not at the server', () => {
    const instant = Date.UTC(2026, 10, 26, 23, 30)
    expect(dayIn('America/New_York', instant)).toBe('2026-11-26')
    expect(dayIn('Pacific/Auckland', instant)).toBe('2026-11-27')
  })

  it.each(LOCALES)('has a time zone that exists: %s', locale => {
    expect(dayIn(getSite(locale).timeZone, 0)).toMatch(/^19(69-12-31|70-01-01)$/)
  })
})
