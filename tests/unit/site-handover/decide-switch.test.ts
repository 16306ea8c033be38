import { describe, expect, it } from 'vitest'
import { getSite, LOCALES } from '@/lib/site/sites'
import { decideSwitch, type SwitchQuestion } from '@/lib/site-handover/decide-switch'

const decide = (question: Partial<SwitchQuestion>) =>
  decideSwitch({ current: 'ja-jp', country: 'SG', page: '', served: LOCALES, memory: {}, ...question })

describe('the regional switch (spec §4)', () => {
  const siblings = LOCALES.flatMap(to => {
    const { sibling, registrationCountries } = getSite(to)
    return sibling === undefined
      ? []
      : registrationCountries.map(country => ({ current: sibling, country, to }))
  })

  it('knows all fifteen countries of the sibling sites', () => {
    expect(
      siblings
        .map(({ country }) => country)
        .sort()
        .join(),
    ).toBe('AU,HK,ID,JP,KH,KR,LA,MM,MO,NZ,PH,SG,TH,TW,VN')
  })

  it.each(siblings)('moves $country from $current to $to, and keeps it there', ({ current, country, to }) => {
    expect(decide({ current, country })).toEqual({ kind: 'move', to })
    expect(decide({ current: to, country })).toEqual({ kind: 'stay' })
  })

  it('moves no one between sites that are no siblings', () => {
    const countries = LOCALES.flatMap(locale => getSite(locale).registrationCountries)
    for (const current of LOCALES)
      for (const country of countries) {
        const decision = decide({ current, country })
        if (decision.kind === 'move') expect(getSite(current).sibling).toBe(decision.to)
      }
  })

  it.each([
    ['an unknown country asks again, as in an outage', { country: undefined }, 'later'],
    ['no country yet', { country: null }, 'stay'],
    ['a country that no site claims', { country: 'BR' }, 'unlisted'],
    ['a choice of this site', { memory: { chosen: 'ja-jp' } }, 'stay'],
    ['a choice of any other site', { memory: { chosen: 'en-us' } }, 'stay'],
    ['a move that was undone', { memory: { movedTo: 'zh-sg', country: 'SG', chosen: 'ja-jp' } }, 'stay'],
    ['a second move in a row', { memory: { movedTo: 'zh-sg', country: 'SG' } }, 'stay'],
    ['a deployment without the sibling', { served: ['ja-jp'] }, 'stay'],
  ] as const)('%s moves no one', (_, question, kind) => {
    expect(decide(question)).toEqual({ kind })
  })

  it.each([
    '/register',
    '/register/contact-address',
    '/login',
    '/store/checkout/payment',
    '/store/exp-checkout',
    '/store/invoices/payment',
  ])('waits until %s is left', page => {
    expect(decide({ page })).toEqual({ kind: 'later' })
    expect(decide({ page, country: 'BR' })).toEqual({ kind: 'later' })
  })

  it.each(['', '/store', '/store/my-account/quotes', '/store/invoices', '/store/checkouts'])(
    'does not wait on "%s"',
    page => {
      expect(decide({ page }).kind).toBe('move')
    },
  )
})
