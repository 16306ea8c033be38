import type { OfferedPaymentType } from '@/lib/contract/commerce/payment/payment-type'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** What matters of a way to pay: the sums that a purchase order may have, the credit that is left. */
export function offerHint(
  locale: Locale,
  { code, purchaseOrder, creditLeft }: OfferedPaymentType,
): string | undefined {
  const t = getTranslator(locale, 'checkout')
  const { minimum, maximum } = purchaseOrder ?? {}
  if (creditLeft !== undefined) return t('payment.creditLeft', { amount: formatPrice(locale, creditLeft) })
  if (minimum !== undefined && maximum !== undefined)
    return t('payment.between', { least: formatPrice(locale, minimum), most: formatPrice(locale, maximum) })
  return code === 'BANK_TRANSFER' ? t('payment.transferHint') : undefined
}
