import { describe, expect, it } from 'vitest'
import { planSiteMove } from '@/lib/registration/site-move'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'

const COUNTRIES = [
  ...new Set(LOCALES.flatMap(locale => getSite(locale).registrationCountries)),
  'FR',
  'DE',
  '',
  'xx',
]
const HOSTS = DEFAULT_HOST_RULES.map(({ pattern, locales }) => ({ pattern, served: locales }))

const claims = (locale: Locale, country: string) => getSite(locale).registrationCountries.includes(country)

describe('the site of a country (spec §4)', () => {
  it.each([
    ['ja-jp', 'SG', 'zh-sg'],
    ['zh-sg', 'HK', 'ja-jp'],
    ['en-au', 'NZ', 'en-nz'],
    ['en-nz', 'AU', 'en-au'],
  ] as const)('takes over from its sibling %s for %s', (current, country, target) => {
    expect(planSiteMove(current, country, LOCALES)).toBe(target)
  })

  it.each(['en-ca', 'fr-ca'] as const)('is %s for Canada where somebody is there already', current => {
    expect(planSiteMove(current, 'CA', LOCALES)).toBeUndefined()
  })
})

describe.each(HOSTS)('on $pattern', ({ served }) => {
  const rows = served.flatMap(current =>
    COUNTRIES.map(country => ({ current, country, target: planSiteMove(current, country, served) })),
  )

  it('nobody moves to a site that the host does not serve, or to where they are', () => {
    expect(rows.filter(({ current, target }) => target === current)).toEqual([])
    expect(rows.filter(({ target }) => target !== undefined && !served.includes(target))).toEqual([])
  })

  it('nobody moves away from a site of their country, or to one that is not', () => {
    expect(rows.filter(({ current, country, target }) => claims(current, country) && target)).toEqual([])
    expect(rows.filter(({ country, target }) => target && !claims(target, country))).toEqual([])
  })

  it('everybody moves whose country another site of the host claims first', () => {
    const left = rows.filter(({ current, country, target }) => {
      const first = LOCALES.find(locale => claims(locale, country))
      return !claims(current, country) && first && served.includes(first) && target !== first
    })
    expect(left).toEqual([])
  })

  it('nobody is sent to and fro', () => {
    const back = rows.filter(({ country, target }) => target && planSiteMove(target, country, served))
    expect(back).toEqual([])
  })
})
