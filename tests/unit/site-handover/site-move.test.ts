import { describe, expect, it } from 'vitest'
import { DEFAULT_HOST_RULES, parseStoreHosts } from '@/lib/site/hosts'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { planSiblingMove, planSiteMove, type SiteMemory, servedFrom } from '@/lib/site-handover/site-move'

const COUNTRIES = [
  ...new Set(LOCALES.flatMap(locale => getSite(locale).registrationCountries)),
  'FR',
  'DE',
  '',
  'xx',
]

/** Deployments by a host of theirs. */
const DEPLOYMENTS = [
  { name: 'this machine', rules: DEFAULT_HOST_RULES, host: 'localhost:3000' },
  { name: 'the example hosts', rules: DEFAULT_HOST_RULES, host: 'www.example.co.uk' },
  { name: 'one region', rules: parseStoreHosts('shop.example.com.au'), host: 'shop.example.com.au' },
  {
    name: 'two regions',
    rules: parseStoreHosts('shop.example.com,shop.example.asia'),
    host: 'shop.example.asia',
  },
].map(({ name, rules, host }) => ({ name, served: servedFrom(rules, host) }))

const claims = (locale: Locale, country: string) => getSite(locale).registrationCountries.includes(country)

const plan = (current: Locale, country: string, memory: SiteMemory = {}, served = LOCALES) =>
  planSiteMove(current, country, { served, memory })

const planSibling = (
  current: Locale,
  country: string | undefined,
  memory: SiteMemory = {},
  served = LOCALES,
) => planSiblingMove(current, country, { served, memory })

describe('the locales that a user can be led to', () => {
  it('are those of the deployment, whatever host they are at', () => {
    expect(DEPLOYMENTS.map(({ served }) => served)).toEqual([
      LOCALES,
      LOCALES,
      ['en-au', 'en-nz'],
      ['en-us', 'ja-jp', 'zh-sg'],
    ])
  })
})

describe('the site of a country (spec §4)', () => {
  it.each([
    ['ja-jp', 'SG', 'zh-sg'],
    ['zh-sg', 'HK', 'ja-jp'],
    ['en-au', 'NZ', 'en-nz'],
    ['en-us', 'IE', 'en-gb'],
  ] as const)('takes over from %s for %s', (current, country, target) => {
    expect(plan(current, country)).toBe(target)
  })

  it.each(['en-ca', 'fr-ca'] as const)('is %s for Canada where a user is there already', current => {
    expect(plan(current, 'CA')).toBeUndefined()
  })

  it('does not take over twice from who was moved for that country and chose to come back', () => {
    expect(plan('en-us', 'GB', { chosen: 'en-us', country: 'GB', movedTo: 'en-gb' })).toBeUndefined()
  })

  it.each([
    { chosen: 'en-us' },
    { country: 'GB', movedTo: 'en-gb' },
    { chosen: 'en-us', country: 'NL', movedTo: 'nl-nl' },
    { chosen: 'en-ca', country: 'GB' },
  ] as const)('takes over from who remembers %j', memory => {
    expect(plan('en-us', 'GB', memory)).toBe('en-gb')
  })
})

describe.each(DEPLOYMENTS)('on $name', ({ served }) => {
  const rows = served.flatMap(current =>
    COUNTRIES.map(country => ({ current, country, target: plan(current, country, {}, served) })),
  )

  it('no one moves to a site that is not served, or to where they are', () => {
    expect(rows.filter(({ current, target }) => target === current)).toEqual([])
    expect(rows.filter(({ target }) => target !== undefined && !served.includes(target))).toEqual([])
  })

  it('no one moves away from a site of their country, or to one that is not', () => {
    expect(rows.filter(({ current, country, target }) => claims(current, country) && target)).toEqual([])
    expect(rows.filter(({ country, target }) => target && !claims(target, country))).toEqual([])
  })

  it('everybody moves whose country another served site claims first', () => {
    const left = rows.filter(({ current, country, target }) => {
      const first = LOCALES.find(locale => claims(locale, country))
      return !claims(current, country) && first && served.includes(first) && target !== first
    })
    expect(left).toEqual([])
  })

  it('no one is sent to and fro', () => {
    const back = rows.filter(({ country, target }) => target && plan(target, country, {}, served))
    expect(back).toEqual([])
    const siblings = served.flatMap(current =>
      COUNTRIES.flatMap(country => {
        const target = planSibling(current, country, {}, served)
        return target === undefined ? [] : [planSibling(target, country, {}, served)]
      }),
    )
    expect(siblings.filter(Boolean)).toEqual([])
  })
})

describe('the sibling site (spec §4, regional switch)', () => {
  it('is where the registration country belongs, of four sites', () => {
    const moves = LOCALES.flatMap(current =>
      COUNTRIES.map(country => [current, country, planSibling(current, country)] as const),
    ).filter(([, , target]) => target !== undefined)
    const fromSingapore = getSite('ja-jp').registrationCountries.map(country => ['zh-sg', country, 'ja-jp'])
    expect(moves).toEqual(
      expect.arrayContaining([
        ['en-au', 'NZ', 'en-nz'],
        ['en-nz', 'AU', 'en-au'],
        ['ja-jp', 'SG', 'zh-sg'],
        ...fromSingapore,
      ]),
    )
    expect(moves).toHaveLength(3 + fromSingapore.length)
  })

  it('is nowhere for who has not registered a country yet', () => {
    expect(planSibling('en-au', undefined)).toBeUndefined()
  })

  it('does not call twice in a row', () => {
    expect(planSibling('en-nz', 'AU', { movedTo: 'en-au', country: 'AU' })).toBeUndefined()
    expect(planSibling('en-nz', 'AU', { movedTo: 'en-nz', country: 'NZ' })).toBe('en-au')
  })

  it('does not overrule a choice in the country selector', () => {
    expect(planSibling('en-nz', 'AU', { chosen: 'en-nz' })).toBeUndefined()
    expect(planSibling('en-nz', 'AU', { chosen: 'en-us' })).toBe('en-au')
  })

  it('is out of reach where the deployment does not serve it', () => {
    expect(planSibling('en-nz', 'AU', {}, ['en-nz'])).toBeUndefined()
  })
})
