import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import type { FlashLine } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ChosenLine } from '../lines/cart-lines'
import { shortName } from './line-flash'

/** A note that did not come along with its line. */
export type LostNote = { code: string; name?: string | undefined; note: string }

/** Notes of lines that were added without them: both notes of the entry together are too long. */
export const lostNotes = (
  lines: readonly ChosenLine[],
  modifications: readonly CartModification[],
): readonly LostNote[] =>
  lines.flatMap(({ code, note = '' }) => {
    const added = modifications.find(({ entry }) => entry.product.code === code)
    if (note === '' || added === undefined || added.quantityAdded <= 0) return []
    return added.entry.note?.includes(note) ? [] : [{ code, name: added.entry.product.name, note }]
  })

/** Names each note that was lost, in full, so that it can be written again. */
export const lostNoteLines = (locale: Locale, lost: readonly LostNote[]): readonly FlashLine[] =>
  lost.map(({ note, ...item }) => ({
    tone: 'caution',
    text: getTranslator(locale, 'cart')('notices.noteLost', { name: shortName(item), note }),
  }))
