import type { FieldLabels } from '@/components/form/fields/field-props'
import { fieldWords } from '@/lib/i18n/field-words'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalText } from '@/lib/quick-order/file-refusal'
import { MOST_ROWS } from '@/lib/quick-order/rows'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'

type Own = Messages['quickOrder']

/** Texts of the list that a script needs. */
export type ListWords = Own['line'] &
  FieldLabels &
  Pick<Own, 'list' | 'rowLimit' | 'subtotal' | 'subtotalNote' | 'checking' | 'failed' | 'sendFailed'> & {
    actions: Omit<Own['actions'], 'add'>
    fileTooLarge: string
    /** The button that adds a list whose numbers are not known. */
    addLabel: string
    print: string
  }

/** The texts of the list in the language of a site. */
export function listWords(locale: Locale): ListWords {
  const { line, list, rowLimit, subtotal, subtotalNote, checking, failed, sendFailed, actions } =
    getMessages(locale).quickOrder
  const { add: _add, ...others } = actions
  return {
    ...line,
    ...{
      list,
      rowLimit: fill(rowLimit, { max: MOST_ROWS }),
      subtotal,
      subtotalNote,
      checking,
      failed,
      sendFailed,
      actions: others,
    },
    fileTooLarge: fileRefusalText(locale, 'fileTooLarge'),
    addLabel: getTranslator(locale, 'quickOrder')('actions.add', { count: 0 }),
    print: getTranslator(locale, 'cart')('page.print'),
    ...fieldWords(locale),
  }
}
