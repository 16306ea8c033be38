import { NOTE_LENGTH } from '@/lib/contract/commerce/cart/entry-facts'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Why the note of a line was not saved, by the code of its error (`NoteFault`). */
export function noteErrorText(locale: Locale, code: string): string {
  const t = getTranslator(locale, 'cart')
  return code === 'forbidden' ? t('note.forbidden') : t('errors.descriptionTooLong', { max: NOTE_LENGTH })
}
