import type { MissingCredit } from '@/lib/checkout/missing-credit'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; missing: MissingCredit | undefined }

/** Says why paying on account is not among the ways to pay of an organization that has credit. */
export function MissingCreditNote({ locale, missing }: Props) {
  if (missing === undefined) return null
  const t = getTranslator(locale, 'checkout')
  const { left } = missing
  return (
    <p className="max-w-form text-muted">
      {left === undefined
        ? t('account.suspended')
        : t('payment.creditExceeded', { amount: formatPrice(locale, left) })}
    </p>
  )
}
