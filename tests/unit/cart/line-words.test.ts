import { describe, expect, it } from 'vitest'
import { addedWords, changedWords, lineWords, mergedWords } from '@/lib/cart/line-words'
import { reportMerge } from '@/lib/cart/merge-report'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import {
  type CartModification,
  MODIFICATION_STATUSES,
  type ModificationStatus,
} from '@/lib/contract/commerce/cart/cart-modification'
import { getSite, LOCALES } from '@/lib/site/sites'
import { QUERY_NOTIFICATION_MAX_CHARACTERS } from '@/lib/validation/limits'

const NAME =
  'Aldergrove Scales of Cognition, Third Edition: complete kit with software, manual and 25 record forms'

const modification = (
  statusCode: ModificationStatus,
  { name = 'Kit', asked = 9_999, added = 0 } = {},
): CartModification => ({
  statusCode,
  quantity: asked,
  quantityAdded: added,
  entry: { quantity: added, product: { code: '0031601101', name } },
})

const TONES: Readonly<Record<ModificationStatus, string>> = {
  success: 'success',
  qualificationRequired: 'caution',
  lowStock: 'caution',
  maxOrderQuantityExceeded: 'caution',
  noStock: 'danger',
  unknownIdentifier: 'danger',
  belowMinimum: 'danger',
  notMultiple: 'danger',
  withdrawn: 'danger',
  notSold: 'danger',
  cartFull: 'danger',
}

const ADDING: readonly ModificationStatus[] = [
  'success',
  'qualificationRequired',
  'lowStock',
  'maxOrderQuantityExceeded',
]

const verdict = (status: ModificationStatus, name?: string) =>
  modification(status, { ...(name === undefined ? {} : { name }), added: ADDING.includes(status) ? 4 : 0 })

describe.each(LOCALES)('every verdict about a line in %s', locale => {
  it('has words and a tone of its own, with the name of the item and no gap', () => {
    const words = MODIFICATION_STATUSES.map(status => lineWords(locale, verdict(status)))
    expect(new Set(words.map(({ text }) => text)).size).toBe(MODIFICATION_STATUSES.length)
    for (const { text } of words) expect(text).toMatch(/^Kit\u00a0?: [^{}]+\.$/)
    expect(words.map(({ tone }) => tone)).toEqual(MODIFICATION_STATUSES.map(status => TONES[status]))
  })

  it('fits a notification, however long the name is', () => {
    const words = [
      ...MODIFICATION_STATUSES.map(status => lineWords(locale, verdict(status, NAME))),
      ...MODIFICATION_STATUSES.flatMap(status => changedWords(locale, [verdict(status, NAME)], 3).lines),
      ...mergedWords(locale, { lines: 0, less: [{ code: 'A', name: NAME, wanted: 9_999, got: 9_998 }] })
        .lines,
      ...addedWords(locale, [], 500).lines,
    ].map(({ text }) => text)
    const messages = [0, 1, 2].flatMap(count => [
      mergedWords(locale, { lines: count, less: [] }).message,
      changedWords(locale, [], count).message,
    ])
    const tooLong = [...words, ...messages].filter(
      text => [...text].length > QUERY_NOTIFICATION_MAX_CHARACTERS || /[{}]/.test(text),
    )
    expect(tooLong).toEqual([])
  })
})

describe.each(LOCALES.filter(locale => getSite(locale).language !== 'en'))('words in %s', locale => {
  it('are not the English ones', () => {
    for (const status of MODIFICATION_STATUSES)
      expect(lineWords(locale, verdict(status)).text).not.toBe(lineWords('en-us', verdict(status)).text)
  })
})

describe('what was added', () => {
  it('is one sentence where everything went well', () => {
    expect(addedWords('en-us', [modification('success', { asked: 2, added: 2 })])).toEqual({
      tone: 'success',
      message: '2 units were added to your cart.',
      lines: [],
    })
  })

  it('has a word for each line that fared otherwise, in their order', () => {
    const words = addedWords('en-us', [
      verdict('withdrawn'),
      modification('success', { asked: 1, added: 1 }),
      verdict('qualificationRequired'),
    ])
    expect([words.tone, words.message]).toEqual(['caution', '5 units were added to your cart.'])
    expect(words.lines.map(({ tone }) => tone)).toEqual(['danger', 'caution'])
  })

  it('is told plainly where it is nothing, and what could not be sent is not passed over', () => {
    expect(addedWords('en-us', [verdict('noStock')])).toMatchObject({
      tone: 'danger',
      message: 'Nothing was added to your cart.',
    })
    const cut = addedWords('en-us', [modification('success', { asked: 1, added: 1 })], 2)
    expect(cut.lines.map(({ text }) => text)).toEqual([expect.stringContaining('2 lines were not added')])
  })
})

describe('what was changed', () => {
  it('is told of the lines alone that are not as they were asked for', () => {
    const words = changedWords(
      'en-us',
      [verdict('success'), verdict('qualificationRequired'), verdict('lowStock'), verdict('withdrawn')],
      0,
    )
    expect([words.tone, words.lines.length]).toEqual(['caution', 2])
    expect(changedWords('en-us', [verdict('success')], 0)).toMatchObject({ tone: 'success', lines: [] })
    expect(changedWords('en-us', [verdict('success')], 1).tone).toBe('danger')
  })
})

describe('the report of a merge', () => {
  const cart = (lines: Readonly<Record<string, number>>): Pick<Cart, 'entries'> => ({
    // Of a line only item and quantity matter here.
    entries: Object.entries(lines).map(
      ([code, quantity]) =>
        ({ quantity, product: { code, name: `Item ${code}` } }) as Cart['entries'][number],
    ),
  })

  it('counts the lines that came along and names those that are less', () => {
    const merged = reportMerge(cart({ A: 2, B: 3, C: 1 }), cart({ A: 1, C: 5 }), cart({ A: 3, B: 1, C: 5 }))
    expect(merged).toEqual({
      lines: 2,
      less: [
        { code: 'B', name: 'Item B', wanted: 3, got: 1 },
        { code: 'C', name: 'Item C', wanted: 6, got: 5 },
      ],
    })
  })

  it('is of the whole cart where there was none of one’s own', () => {
    expect(reportMerge(cart({ A: 2 }), undefined, cart({ A: 2 }))).toEqual({ lines: 1, less: [] })
  })
})
