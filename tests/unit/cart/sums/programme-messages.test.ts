import { describe, expect, it } from 'vitest'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import {
  discountPercent,
  pricesPercentOff,
  programmeFacts,
  programmeName,
  programmeTexts,
  reducingProgrammes,
  shownProgrammes,
} from '@/lib/cart/sums/programme-messages'
import { PROGRAMME_STATUSES, type Programme } from '@/lib/contract/commerce/cart/programme'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'

const programme = (overrides: Partial<Programme>): Programme => ({
  code: 'OLD',
  status: 'OLD_APPLIED',
  name: 'Discount',
  ...overrides,
})

describe('what is shown of a price programme', () => {
  it.each<[string, Partial<Programme>, Locale, string]>([
    [
      'from when and until when it holds',
      { validFrom: '2026-01-01', validUntil: '2027-06-30' },
      'en-us',
      'Applied\u00a0· from January 1, 2026\u00a0· until June 30, 2027',
    ],
    [
      'from when, where it has not begun',
      { status: 'OLD_NOT_STARTED', validFrom: '2027-01-01' },
      'en-gb',
      'Not applied yet: it starts later\u00a0· from 1 January 2027',
    ],
    [
      'how much of it is left',
      { code: 'UAP', status: 'UAP_LIMIT_REACHED', limit: 1200, used: 1199 },
      'en-us',
      'Not applied: its limit is reached\u00a0· 1,199 of 1,200 used, 1 left',
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

  it('are shown where their flag is on, plans always', () => {
    expect(shownProgrammes(both, withFlag(true))).toEqual(both)
    expect(shownProgrammes(both, withFlag(false))).toEqual([both[1]])
    expect(shownProgrammes(undefined, withFlag(true))).toEqual([])
  })

  it('are shown in every state, but beside the prices of a page only while they concern them', () => {
    const every = PROGRAMME_STATUSES.map(status =>
      programme({ status, code: status.startsWith('OLD') ? 'OLD' : 'UAP' }),
    )
    expect(shownProgrammes(every, withFlag(true))).toEqual(every)
    expect(reducingProgrammes(every, withFlag(true)).map(({ status }) => status)).toEqual([
      'UAP_APPLIED',
      'UAP_LIMIT_REACHED',
      'OLD_APPLIED',
    ])
  })
})

describe('the rate of a discount', () => {
  const usd = (value: number) => ({ currencyIso: 'USD', value })

  it.each<[string, Partial<Programme>, number | undefined]>([
    ['is as commerce says it', { percent: 12.5 }, 12.5],
    ['is read from its amount where it is whole', { amount: usd(23) }, 10],
    ['is unknown where it is not whole', { amount: usd(23.7) }, undefined],
    ['is none before it begins', { status: 'OLD_NOT_STARTED', percent: 10 }, undefined],
    ['is none of a plan', { code: 'UAP', status: 'UAP_APPLIED', amount: usd(23) }, undefined],
  ])('%s', (_what, overrides, percent) => {
    expect(discountPercent(programme(overrides), usd(230))).toBe(percent)
  })

  it('holds for no single price where a plan pays for some of them', () => {
    const plan = programme({ code: 'UAP', status: 'UAP_APPLIED', amount: usd(8) })
    const idle = programme({ code: 'UAP', status: 'UAP_APPLIED' })
    expect(pricesPercentOff([idle, programme({ percent: 10 })])).toBe(10)
    expect(pricesPercentOff([plan, programme({ percent: 10 })])).toBeUndefined()
  })

  it.each<[Locale, string]>([
    ['en-us', 'Eastmarsh discount (10%)'],
    ['fr-ca', 'Rabais de 10\u00a0% pour Eastmarsh'],
    ['nl-nl', 'Korting van 10% voor Eastmarsh'],
    ['es-es', 'Descuento del 10\u00a0% para Eastmarsh'],
  ])('stands in its name in %s, with whose it is', (locale, text) => {
    expect(programmeName(locale, programme({}), { customer: 'Eastmarsh', percent: 10 })).toBe(text)
  })
})

describe('programmes shown without a cart', () => {
  it('bring the words for prices with a discount', () => {
    const told = programmeTexts('en-us', [programme({ percent: 10 })], 'Eastmarsh')
    expect(told.programmes).toEqual([{ name: 'Eastmarsh discount (10%)', facts: 'Applied' }])
    expect(told.discount).toMatchObject({ percent: 10, currency: 'USD' })
    expect(told.discount?.text).toContain('Eastmarsh discount (10%)')
  })

  it('leave prices as they are where a plan is all there is', () => {
    const plan = programme({ code: 'UAP', status: 'UAP_APPLIED', name: 'Plan' })
    expect(programmeTexts('en-us', [plan], 'Eastmarsh')).toEqual({
      programmes: [{ name: 'Plan', facts: 'Covers usages' }],
    })
  })
})
