import { z } from 'zod'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { MergeReport } from './merge-report'

const TONE = z.enum(['success', 'caution', 'danger'])

const LINE_WORDS = z.object({ tone: TONE, text: z.string() })

/** What is told of a cart: one sentence, and the words about each line that fared otherwise. */
export const CART_WORDS = z.object({
  tone: TONE,
  message: z.string(),
  lines: z.array(LINE_WORDS).readonly(),
})

export type LineWords = z.infer<typeof LINE_WORDS>
export type CartWords = z.infer<typeof CART_WORDS>

type Named = { code: string; name?: string | undefined }

/** Longer names are cut, so that the words about one line fit a notification. */
const NAME_CHARACTERS = 60

export function shortName({ code, name = code }: Named): string {
  const characters = [...name]
  return characters.length > NAME_CHARACTERS
    ? `${characters
        .slice(0, NAME_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** What became of one line that was added or changed, and what to do about it. */
export function lineWords(locale: Locale, modification: CartModification): LineWords {
  const { statusCode, quantity, quantityAdded: added, entry } = modification
  const t = getTranslator(locale, 'cart')
  const text = t(`lines.${statusCode}`, { name: shortName(entry.product), quantity, added })
  return { tone: toneOf(modification), text }
}

function toneOf({ statusCode, quantityAdded }: CartModification): LineWords['tone'] {
  if (statusCode === 'success') return 'success'
  return quantityAdded > 0 ? 'caution' : 'danger'
}

/** About lines that were added; `missing` could not be sent any more. */
export function addedWords(
  locale: Locale,
  modifications: readonly CartModification[],
  missing = 0,
): CartWords {
  const units = modifications.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0)
  const t = getTranslator(locale, 'cart')
  const differing = differingLines(locale, modifications)
  const unsent = { tone: 'danger', text: t('notices.incomplete', { count: missing }) } as const
  const lines = missing === 0 ? differing : [...differing, unsent]
  if (units === 0) return { tone: 'danger', message: t('notices.nothingAdded'), lines }
  const tone = lines.length === 0 ? 'success' : 'caution'
  return { tone, message: t('notices.added', { units }), lines }
}

const asksForLevel = ({ statusCode }: CartModification): boolean => statusCode === 'qualificationRequired'

/** About the lines that fared otherwise than asked for. That several ask for a level is said once: the cart says which. */
export function differingLines(
  locale: Locale,
  modifications: readonly CartModification[],
): readonly LineWords[] {
  const differing = modifications.filter(({ statusCode }) => statusCode !== 'success')
  const count = differing.filter(asksForLevel).length
  const isSaidOnce = count > 1
  const single = isSaidOnce ? differing.filter(modification => !asksForLevel(modification)) : differing
  const lines = single.map(modification => lineWords(locale, modification))
  if (!isSaidOnce) return lines
  const text = getTranslator(locale, 'cart')('lines.levelsRequired', { count })
  return [...lines, { tone: 'caution', text }]
}

/** About an anonymous cart that was put into one's own. */
export function mergedWords(locale: Locale, { lines, less }: MergeReport): CartWords {
  const t = getTranslator(locale, 'cart')
  const words = less.map(({ code, name, wanted, got }) => ({
    tone: 'caution' as const,
    text: t('notices.mergedLess', { name: shortName({ code, name }), wanted, got }),
  }))
  const tone = less.length === 0 ? 'success' : 'caution'
  return { tone, message: t('notices.merged', { count: lines }), lines: words }
}

/** Verdicts about a changed line, by what they mean for it; the others leave it as it was asked for. */
const CHANGE_WORDS: Partial<Record<CartModification['statusCode'], 'less' | 'rule' | 'ended'>> = {
  lowStock: 'less',
  maxOrderQuantityExceeded: 'less',
  noStock: 'less',
  belowMinimum: 'rule',
  notMultiple: 'rule',
  withdrawn: 'ended',
  notSold: 'ended',
  unknownIdentifier: 'ended',
}

/** About lines whose quantity was changed; `missing` could not be sent any more. */
export function changedWords(
  locale: Locale,
  modifications: readonly CartModification[],
  missing: number,
): CartWords {
  const t = getTranslator(locale, 'cart')
  const lines = modifications.flatMap(({ statusCode, quantity, entry }): readonly LineWords[] => {
    const key = CHANGE_WORDS[statusCode]
    if (key === undefined) return []
    const parameters = { name: shortName(entry.product), quantity, kept: entry.quantity ?? 0 }
    return [{ tone: 'caution', text: t(`changes.${key}`, parameters) }]
  })
  if (missing > 0) return { tone: 'danger', message: t('notices.unchanged', { count: missing }), lines }
  return { tone: lines.length === 0 ? 'success' : 'caution', message: t('notices.updated'), lines }
}
