import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

export type LineWords = { tone: 'success' | 'caution' | 'danger'; text: string }

/** Longer names are cut, so that the words about one line fit a notification. */
const NAME_CHARACTERS = 60

function shortName({ code, name = code }: CartModification['entry']['product']): string {
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

/** One sentence about everything that was added, and the words about each line that fared otherwise. */
export type AddedWords = { tone: LineWords['tone']; message: string; lines: readonly LineWords[] }

export function addedWords(locale: Locale, modifications: readonly CartModification[]): AddedWords {
  const units = modifications.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0)
  const lines = modifications
    .filter(({ statusCode }) => statusCode !== 'success')
    .map(modification => lineWords(locale, modification))
  const t = getTranslator(locale, 'cart')
  if (units === 0) return { tone: 'danger', message: t('notices.nothingAdded'), lines }
  const tone = lines.length === 0 ? 'success' : 'caution'
  return { tone, message: t('notices.added', { units }), lines }
}
