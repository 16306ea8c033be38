import { describe, expect, it } from 'vitest'
import { addedFlash } from '@/lib/cart/flash/added-flash'
import { changedFlash } from '@/lib/cart/flash/changed-flash'
import { lineMessage } from '@/lib/cart/flash/line-flash'
import { mergedFlash } from '@/lib/cart/flash/merged-flash'
import type { JudgedLine } from '@/lib/cart/lines/judged-line'
import { QUERY_NOTIFICATION_MAX_CHARACTERS } from '@/lib/config/limits'
import {
  type CartModification,
  MODIFICATION_STATUSES,
  type ModificationStatus,
} from '@/lib/contract/commerce/cart/cart-modification'
import { getSite, LOCALES } from '@/lib/site/sites'
import { cartOf, entryOf, KIT, usd } from '../../../components/cart/samples'

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

/** A merge that lost nothing. */
const EVEN = { less: [], prices: [], notes: [], vouchers: [] }

const TONES: Readonly<Record<ModificationStatus, string>> = {
  success: 'success',
  qualificationRequired: 'caution',
  lowStock: 'danger',
  maxOrderQuantityExceeded: 'danger',
  noStock: 'danger',
  unknownIdentifier: 'danger',
  belowMinimum: 'danger',
  notMultiple: 'danger',
  withdrawn: 'danger',
  notSold: 'danger',
  cartFull: 'danger',
}

const ADDING: readonly ModificationStatus[] = ['success', 'qualificationRequired']

const verdict = (status: ModificationStatus, name?: string) =>
  modification(status, { ...(name === undefined ? {} : { name }), added: ADDING.includes(status) ? 4 : 0 })

describe.each(LOCALES)('every verdict about a line in %s', locale => {
  it('has words and a tone of its own, with the name of the item and no gap', () => {
    const words = MODIFICATION_STATUSES.map(status => lineMessage(locale, verdict(status)))
    expect(new Set(words.map(({ text }) => text)).size).toBe(MODIFICATION_STATUSES.length)
    for (const { text } of words) expect(text).toMatch(/^Kit\u00a0?: [^{}]+\.$/)
    expect(words.map(({ tone }) => tone)).toEqual(MODIFICATION_STATUSES.map(status => TONES[status]))
  })

  it('fits a notification, however long the name is', () => {
    const words = [
      ...MODIFICATION_STATUSES.map(status => lineMessage(locale, verdict(status, NAME))),
      ...MODIFICATION_STATUSES.flatMap(
        status => changedFlash(locale, { judged: [verdict(status, NAME)], missing: 3 }).lines,
      ),
      ...mergedFlash(locale, {
        lines: 0,
        less: [{ code: 'A', name: NAME, wanted: 9_999, got: 9_998 }],
        prices: [{ code: 'A', name: NAME, before: usd(12_345.67), now: usd(12_345.68) }],
        notes: [],
        vouchers: ['X'.repeat(60)],
      }).lines,
      ...addedFlash(locale, { modifications: [], missing: 500 }).lines,
    ].map(({ text }) => text)
    const messages = [0, 1, 2].flatMap(count => [
      mergedFlash(locale, { lines: count, ...EVEN }).message,
      changedFlash(locale, { judged: [], missing: count }).message,
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
      expect(lineMessage(locale, verdict(status)).text).not.toBe(lineMessage('en-us', verdict(status)).text)
  })
})

const kit = { code: '0031601101', name: 'Kit' }

/** A line of which `had` units were there, and which was refused with an offer. */
const refused = (statusCode: ModificationStatus, had: number, offer: number): JudgedLine => ({
  statusCode,
  quantity: 500,
  quantityAdded: 0,
  entry: { quantity: had, product: kit },
  ...(offer > 0 && { offer }),
})

describe('what was added', () => {
  it('is named with how many, and can be undone', () => {
    expect(addedFlash('en-us', { modifications: [modification('success', { asked: 2, added: 2 })] })).toEqual(
      {
        tone: 'success',
        message: 'Added to your cart: 2 × Kit.',
        lines: [],
        undo: [{ code: '0031601101', quantity: 0 }],
      },
    )
  })

  it('is shown with its sum, the total of the cart, and when it ships', () => {
    const stock = { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-20' } as const
    const cart = cartOf({ entries: [entryOf({ ...KIT, code: kit.code, stock }, 2)] })
    const { message, lines } = addedFlash('en-us', {
      modifications: [modification('success', { asked: 2, added: 2 })],
      cart,
    })
    expect(message).toBe('Added to your cart: 2 × Kit, $20.00.')
    expect(lines.map(({ text }) => text)).toEqual([
      'Kit is out of stock and ships later; expected December 20, 2026.',
      expect.stringMatching(/^Cart total: \$/),
    ])
  })

  it('has a word for each line that fared otherwise, in their order', () => {
    const modifications = [
      verdict('withdrawn'),
      modification('success', { asked: 1, added: 1 }),
      verdict('qualificationRequired'),
    ]
    const words = addedFlash('en-us', { modifications })
    expect([words.tone, words.message]).toEqual(['caution', '2 items were added to your cart.'])
    expect(words.lines.map(({ tone }) => tone)).toEqual(['success', 'success', 'danger', 'caution'])
  })

  it('names the level that an item asks for, and for whom it is missing', () => {
    const required = { code: 'C', name: 'Level C', rank: 3 }
    const entry = entryOf({ ...KIT, code: kit.code }, 4, { qualification: { required, satisfied: false } })
    const facts = { cart: cartOf({ entries: [entry] }) }
    expect(lineMessage('en-us', verdict('qualificationRequired'), facts).text).toBe(
      'Kit: requires level C, which is missing for your cart’s account. Your cart shows the ways to order it.',
    )
  })

  it('is shown plainly where it is nothing, and what could not be sent is not passed over', () => {
    expect(addedFlash('en-us', { modifications: [verdict('noStock')] })).toMatchObject({
      tone: 'danger',
      message: 'Nothing was added to your cart.',
    })
    const cut = addedFlash('en-us', {
      modifications: [modification('success', { asked: 1, added: 1 })],
      missing: 2,
    })
    expect(cut.lines.map(({ text }) => text)).toEqual([expect.stringContaining('2 items were not added')])
  })
})

describe('more than can be had', () => {
  it.each([
    [refused('maxOrderQuantityExceeded', 5, 15), 'Kit: not added. Max. 20 per order; your cart has 5.', 15],
    [refused('maxOrderQuantityExceeded', 0, 20), 'Kit: not added. Max. 20 per order.', 20],
    [refused('maxOrderQuantityExceeded', 20, 0), 'Kit: your cart already has the maximum of 20.', undefined],
    [refused('lowStock', 2, 5), 'Kit: not added. Only 7 available; your cart has 2.', 5],
    [refused('lowStock', 0, 105), 'Kit: not added. We don’t have 500 in stock.', 105],
    [refused('noStock', 7, 0), 'Kit: not added. No more are in stock than your cart has.', undefined],
  ])('is refused with its limit and an offer, %#', (line, text, offer) => {
    const { tone, lines, offers } = addedFlash('en-us', { modifications: [line] })
    expect([tone, lines.map(told => told.text)]).toEqual(['danger', [text]])
    expect(offers?.[0]?.quantity).toBe(offer)
  })
})

describe('what was changed', () => {
  it('reports only the lines that are not as they were asked for', () => {
    const judged = [
      verdict('success'),
      verdict('qualificationRequired'),
      refused('maxOrderQuantityExceeded', 5, 20),
      verdict('withdrawn'),
    ]
    const words = changedFlash('en-us', { judged })
    expect([words.tone, words.message]).toEqual(['caution', 'Some quantities were not changed.'])
    expect(words.lines.map(({ text }) => text)).toEqual([
      'Kit: Max. 20 per order. The quantity is still 5.',
      'Kit: Can no longer be ordered. Remove this item.',
    ])
    expect(words.offers).toEqual([
      { code: kit.code, quantity: 20, label: 'Change to 20: Kit', isAdded: false },
    ])
    expect(changedFlash('en-us', { judged: [verdict('success')] })).toMatchObject({
      tone: 'success',
      lines: [],
    })
    expect(changedFlash('en-us', { judged: [], missing: 1 }).tone).toBe('danger')
  })

  it('names a line that was taken out, however that was done, and can be undone', () => {
    const words = changedFlash('en-us', { judged: [], removed: [{ ...kit, quantity: 7 }] })
    expect(words.message).toBe('Kit was removed from your cart.')
    expect(words.undo).toEqual([{ code: kit.code, quantity: 7 }])
    const all = [
      { ...kit, quantity: 7 },
      { ...kit, code: '0031601102', quantity: 1 },
    ]
    expect(changedFlash('en-us', { judged: [], removed: all }).message).toBe(
      '2 items were removed from your cart.',
    )
  })
})
