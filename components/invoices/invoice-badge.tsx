import { Badge } from '@/components/ui/badge'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const TONES = {
  OPEN: 'accent',
  PARTIALLY_PAID: 'accent',
  OVERDUE: 'danger',
  PAID: 'success',
  CREDITED: 'neutral',
} as const satisfies Record<Invoice['status'], string>

type Props = { locale: Locale; invoice: Pick<Invoice, 'status' | 'daysOverdue' | 'disputed'> }

/** The status of an invoice, since how many days it is overdue, and whether it is disputed. */
export function InvoiceBadge({ locale, invoice: { status, daysOverdue, disputed } }: Props) {
  const t = getTranslator(locale, 'invoices')
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={TONES[status]}>
        {daysOverdue === undefined ? t(`statuses.${status}`) : t('overdue', { days: daysOverdue })}
      </Badge>
      {disputed !== undefined && <Badge tone="warm">{t('disputed')}</Badge>}
    </span>
  )
}
