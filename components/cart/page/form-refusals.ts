import type { SummaryEntry } from '@/components/form/errors/error-summary'
import { VOUCHER_FIELD } from '@/lib/cart/changes/voucher-field'
import { noteField } from '@/lib/cart/lines/line-fields'
import { estimateError, estimateLabel } from '@/lib/cart/sums/estimate-error'
import type { EstimateView } from '@/lib/cart/sums/estimate-view'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { POSTAL_CODE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import type { CartVisitor } from './cart-lines'
import type { RefusedVoucher } from './voucher-form'

type Refused = {
  cart: Pick<Cart, 'entries'>
  visitor: Pick<CartVisitor, 'typedNotes'>
  refusedVoucher?: RefusedVoucher | undefined
  estimate?: EstimateView | undefined
}

/** Entries of the error summary about notes, promotion code and postal code, with their fields. */
export function formRefusals(
  locale: Locale,
  { cart, visitor, refusedVoucher, estimate }: Refused,
): readonly SummaryEntry[] {
  const t = getTranslator(locale, 'cart')
  const notes = cart.entries.flatMap(({ product: { code, name } }) => {
    const error = visitor.typedNotes?.get(code)?.error
    return error === undefined ? [] : [{ fieldId: noteField(code), text: t('errors.of', { name, error }) }]
  })
  const of = (fieldId: string, label: string, text: string): SummaryEntry => ({
    fieldId,
    label: summaryLabel(locale, label),
    text,
  })
  const refused = refusedVoucher?.error
  const wrongPlace = estimate && estimateError(locale, estimate)
  return [
    ...notes,
    ...(refused === undefined ? [] : [of(VOUCHER_FIELD, t('voucher.label'), t(`voucher.errors.${refused}`))]),
    ...(wrongPlace === undefined ? [] : [of(POSTAL_CODE_PARAMETER, estimateLabel(locale), wrongPlace)]),
  ]
}
