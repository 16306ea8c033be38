import { describe, expect, it } from 'vitest'
import { type Eligibility, evaluateEligibility, evaluateItems } from '@/lib/catalogue/eligibility'
import { eligibilityTexts } from '@/lib/catalogue/eligibility-texts'
import { accountPath } from '@/lib/site/account-pages'
import { LOCALES } from '@/lib/site/sites'

const CLINIC = { uid: 'clinic', name: 'Cedarlight Clinic', rank: 3, isDefault: true }
const SCHOOL = { uid: 'school', name: 'Eastmarsh', rank: 2, isDefault: false }

describe('ranks decide, never letters (spec §6)', () => {
  it.each<[number, number, readonly (typeof CLINIC)[], Eligibility]>([
    [0, 0, [], { kind: 'open' }],
    [1, 0, [], { kind: 'open' }],
    [2, 1, [], { kind: 'short' }],
    [2, 2, [], { kind: 'own' }],
    [2, 3, [CLINIC], { kind: 'own' }],
    [3, 2, [SCHOOL], { kind: 'short' }],
    [3, 2, [SCHOOL, CLINIC], { kind: 'organization', name: 'Cedarlight Clinic', isDefault: true }],
    [2, 0, [SCHOOL, CLINIC], { kind: 'organization', name: 'Cedarlight Clinic', isDefault: true }],
    [2, 0, [SCHOOL], { kind: 'organization', name: 'Eastmarsh', isDefault: false }],
  ])('needed %i, own %i, organisations %j: %j', (needed, own, organisations, expected) =>
    expect(evaluateEligibility(needed, own, organisations)).toEqual(expected),
  )
})

describe('items beside their title', () => {
  const [open, own, short] = [{ kind: 'open' }, { kind: 'own' }, { kind: 'short' }] as const
  it.each<[string, Eligibility, readonly Eligibility[], ReturnType<typeof evaluateItems>]>([
    ['some may be ordered although the title may not', short, [short, open], 'lowerItems'],
    ['some may not although the title may', own, [own, short], 'higherItems'],
    ['some ask for a level although the title does not', open, [open, short], 'higherItems'],
    ['none may, like the title', short, [short], undefined],
    ['all may, like the title', own, [open, own], undefined],
    ['there are none', short, [], undefined],
  ])('%s', (_, title, items, expected) => expect(evaluateItems(title, items)).toBe(expected))
})

const needed = { code: 'C', name: 'Level C', rank: 3 }

const QUALIFICATIONS = { label: 'Qualifications', href: accountPath('en-us', 'qualifications') }
const ACCOUNTS = { label: 'Accounts', href: accountPath('en-us', 'accounts') }

describe('what a person is shown', () => {
  it('calls a level as its site does', () =>
    expect(
      eligibilityTexts('en-au', { eligibility: { kind: 'short' }, siteLevel: 'A', needed, hiddenPages: [] })
        .text,
    ).toContain('requires user level C. Your level on this site is A.'))

  const told = (eligibility: Eligibility, siteLevel?: string, hiddenPages: readonly string[] = []) =>
    eligibilityTexts('en-us', { eligibility, siteLevel, needed, hiddenPages })

  it('is the rule and the ways forward, without a judgement', () => {
    expect(told({ kind: 'short' }, 'B')).toEqual({
      text: 'This product requires level C. Your level on this site is B. Send us evidence for a higher level, or ask a qualified colleague to order it.',
      links: [QUALIFICATIONS, ACCOUNTS],
    })
  })

  it('leads to no page that is closed to them', () =>
    expect(told({ kind: 'short' }, 'B', ['qualifications']).links).toEqual([ACCOUNTS]))

  it('names no level where there is none', () =>
    expect(told({ kind: 'short' }).text).toContain('You don’t have a level on this site yet.'))

  it.each([
    [true, 'You can order this product for Cedarlight Clinic.'],
    [false, 'You can order this product for Cedarlight Clinic: choose it as the account at checkout.'],
  ])('names the organization for which it can be ordered, by default: %s', (isDefault, text) =>
    expect(told({ kind: 'organization', name: 'Cedarlight Clinic', isDefault })).toEqual({ text, links: [] }),
  )

  it('goes on with the items that ask for less', () =>
    expect(
      eligibilityTexts('en-us', {
        eligibility: { kind: 'short' },
        items: 'lowerItems',
        siteLevel: 'B',
        needed,
        hiddenPages: [],
      }),
    ).toEqual({
      text: expect.stringMatching(/You can still order items .* lower level/),
      links: [QUALIFICATIONS, ACCOUNTS],
    }))

  it.each<[string, Eligibility, string]>([
    ['is open', { kind: 'open' }, 'No proof of qualification is needed to order.'],
    ['goes with their level', { kind: 'own' }, 'You can order this product: your level on this site is B.'],
    [
      'goes with the level of an organization',
      { kind: 'organization', name: 'Westmere', isDefault: true },
      'You can order this product for Westmere.',
    ],
  ])('names the ways to items that ask for more where the title %s', (_, eligibility, rule) =>
    expect(
      eligibilityTexts('en-us', {
        eligibility,
        items: 'higherItems',
        siteLevel: 'B',
        needed,
        hiddenPages: [],
      }),
    ).toEqual({
      text: `${rule} Some items require a higher level, shown beside them. Send us evidence for a higher level, or ask a qualified colleague to order them.`,
      links: [QUALIFICATIONS, ACCOUNTS],
    }),
  )

  it('is said on every site for every outcome, with all names filled in', () => {
    const outcomes = [
      { kind: 'open' },
      { kind: 'own' },
      { kind: 'organization', name: 'Westmere', isDefault: true },
      { kind: 'organization', name: 'Westmere', isDefault: false },
      { kind: 'short' },
    ] as const
    const texts = LOCALES.flatMap(locale =>
      outcomes.map(
        eligibility =>
          eligibilityTexts(locale, {
            eligibility,
            items: 'higherItems',
            siteLevel: 'B',
            needed,
            hiddenPages: [],
          }).text,
      ),
    )
    expect(texts.filter(text => text === '' || /[{}]/.test(text))).toEqual([])
  })
})
