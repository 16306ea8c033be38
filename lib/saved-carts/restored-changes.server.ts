import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { shortName } from '@/lib/cart/flash/line-flash'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { FlashLine } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import { isPriceChange, lineChanges } from './line-changes'

/**
 * Messages about prices that have changed since a saved cart was saved, for the lines that are added to the
 * cart. Commerce itself says what it could not add.
 */
export async function restoredChanges(
  { locale, user }: SignedInContext,
  list: Cart,
  lines: readonly ChosenLine[],
): Promise<readonly FlashLine[]> {
  const { values: flags } = await getFlags(locale, user.id)
  const percentOff = pricesPercentOff(shownProgrammes(list.programmes, flags), list.subTotal)
  const added = new Set(lines.map(({ code }) => code))
  const t = getTranslator(locale, 'savedCarts')
  return lineChanges(locale, list, percentOff)
    .filter(change => isPriceChange(change) && added.has(change.code))
    .map(({ code, name, text }) => ({
      tone: 'caution',
      text: t('changes.ofItem', { name: shortName({ code, name }), change: text }),
    }))
}

/** Adds lines to the flash of a result. */
export const withFlashLines = (result: CartResult, lines: readonly FlashLine[]): CartResult =>
  result.kind === 'next' && result.flash !== undefined && lines.length > 0
    ? { ...result, flash: { ...result.flash, lines: [...result.flash.lines, ...lines] } }
    : result
