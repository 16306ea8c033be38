import type { BadgeData, BadgeTone } from '@/components/ui/badge'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const TONES = {
  OPEN: 'accent',
  PARTIALLY_PAID: 'accent',
  OVERDUE: 'danger',
  PAID: 'success',
  CREDITED: 'neutral',
} as const satisfies Record<Invoice['status'], BadgeTone>

/** The status of an invoice, since how many days it is overdue, and whether it is disputed. */
export function invoiceBadges(
  locale: Locale,
  { status, daysOverdue, disputed }: Pick<Invoice, 'status' | 'daysOverdue' | 'disputed'>,
): readonly BadgeData[] {
  const t = getTranslator(locale, 'invoices')
  const label = daysOverdue === undefined ? t(`statuses.${status}`) : t('overdue', { days: daysOverdue })
  return [
    { label, tone: TONES[status] },
    ...(disputed === undefined ? [] : [{ label: t('disputed'), tone: 'warm' as const }]),
  ]
}
