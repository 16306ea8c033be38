import type { Order, OrderedEntry } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { numberFormat } from '@/lib/format/formats'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { unitsField } from './order-fields'

/** A line of a form in which units are chosen; `most` 0: there are none, and the facts say why. */
export type UnitsLine = {
  field: string
  name: string
  label: string
  most: number
  of: string
  value: string
  facts: readonly string[]
  error?: string | undefined
}

type Kind = 'cancellation' | 'returns'

/** The errors of a form in which units are chosen. */
export function unitsErrors(
  locale: Locale,
  kind: Kind,
  { entries }: Pick<Order, 'entries'>,
  rejected: RejectedForm | undefined,
): ShownErrors {
  const t = getTranslator(locale, 'orders')
  const text: ErrorText = ({ code, params }) => {
    if (code === 'units') return t(`${kind}.units`, { max: Number(params?.max ?? 0) })
    return t(`${kind}.${code === 'tooLate' || code === 'changed' ? code : 'none'}`)
  }
  const labels = entries.map(({ entryNumber, product }) => [unitsField(entryNumber), product.name])
  return shownErrors(locale, rejected?.errors ?? NO_ERRORS, text, Object.fromEntries(labels))
}

/** The lines of the form: those of which units can be chosen first. */
export function unitsLines(
  locale: Locale,
  kind: Kind,
  { entries }: Pick<Order, 'entries'>,
  rejected: RejectedForm | undefined,
): readonly UnitsLine[] {
  const t = getTranslator(locale, 'orders')
  const errors = unitsErrors(locale, kind, { entries }, rejected)
  return entries
    .map(entry => {
      const { entryNumber, product } = entry
      const field = unitsField(entryNumber)
      const most = kind === 'returns' ? entry.returnableQuantity : entry.cancellableQuantity
      return {
        field,
        name: product.name,
        label: t(`${kind}.quantity`, { name: product.name }),
        most,
        of: t(`${kind}.of`, { count: most }),
        value: rejected?.fields[field] ?? '0',
        facts: kind === 'returns' ? returnFacts(locale, entry) : [],
        error: errors.at(field),
      }
    })
    .toSorted((one, other) => Number(other.most > 0) - Number(one.most > 0))
}

const PERCENT = 100

/** Until when, for how much and in which state an item can go back, or why it cannot. */
function returnFacts(locale: Locale, entry: OrderedEntry): readonly string[] {
  const t = getTranslator(locale, 'orders')
  const { returnableQuantity, returnableUntil, returnFeePercent = 0, product, returnedQuantity = 0 } = entry
  const { returnRule } = product.productItem
  if (returnRule === 'NONE') return [t('returns.rules.NONE')]
  if (returnableUntil === undefined) return [t('returns.notArrived')]
  const date = formatDate(locale, returnableUntil) ?? returnableUntil
  if (returnableQuantity === 0)
    return [returnedQuantity > 0 ? t('returns.gone') : t('returns.over', { date })]
  const percent = numberFormat(locale, { style: 'percent' }).format(returnFeePercent / PERCENT)
  return [
    t(`returns.rules.${returnRule}`),
    `${t('returns.until', { date })} ${returnFeePercent === 0 ? t('returns.noFee') : t('returns.fee', { percent })}`,
  ]
}
