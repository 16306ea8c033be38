import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Difference } from './differences'
import type { Amount } from './reviewed-facts'

/** A difference in words. */
export function differenceText(locale: Locale, difference: Difference): string {
  const t = getTranslator(locale, 'orders')
  switch (difference.kind) {
    case 'quantity': {
      const { name, was, is } = difference
      return t('changes.quantity', { name, was, is })
    }
    case 'price': {
      const { name, was, is } = difference
      return t('changes.price', { name, was: formatPrice(locale, was), is: formatPrice(locale, is) })
    }
    case 'sum': {
      const written = (amount: Amount | undefined) =>
        amount === undefined ? t('changes.none') : formatPrice(locale, amount)
      const { sum, was, is } = difference
      return t(`changes.sums.${sum}`, { was: written(was), is: written(is) })
    }
    case 'entry':
      return entryText(locale, difference)
    case 'exemptionNew':
    case 'exemptionOver':
      return t(`changes.${difference.kind}`)
    default:
      return t(`changes.${difference.kind}`, { name: difference.name })
  }
}

type EntryDifference = Extract<Difference, { kind: 'entry' }>

/** What an order can do without. */
const OPTIONAL = ['qualifiedUser', 'inventoryAccount', 'vatNumber', 'receivingHours'] as const

function entryText(locale: Locale, { entry, isGone }: EntryDifference): string {
  const t = getTranslator(locale, 'orders')
  const gone = isGone === true ? OPTIONAL.find(optional => optional === entry) : undefined
  return gone === undefined ? t(`changes.entries.${entry}`) : t(`changes.gone.${gone}`)
}
