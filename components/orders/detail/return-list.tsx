import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { ReturnRequest } from '@/lib/contract/commerce/order/return-request'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath, returnNotePdfPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  returns: readonly ReturnRequest[] | 'unavailable'
  hidden: HiddenFieldValues
}

const HEADING_ID = 'order-returns'

/** The returns of an order, each with what comes next. */
export function ReturnList({ locale, returns, hidden }: Props) {
  const t = getTranslator(locale, 'orders')
  if (returns.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="mb-3 text-xl">
        {t('returns.listTitle')}
      </h2>
      {returns === 'unavailable' ? (
        <p>{t('returns.unavailable')}</p>
      ) : (
        <ul className="space-y-4">
          {returns.map(request => (
            <li key={request.code}>
              <Return {...{ locale, request, hidden }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const TONES = {
  APPROVAL_PENDING: 'accent',
  WAIT: 'warm',
  RECEIVED: 'accent',
  COMPLETED: 'success',
  CANCELED: 'neutral',
} as const satisfies Record<ReturnRequest['status'], string>

type ReturnProps = { locale: Locale; request: ReturnRequest; hidden: HiddenFieldValues }

function Return({ locale, request, hidden }: ReturnProps) {
  const t = getTranslator(locale, 'orders')
  const { rma, status, creationTime, returnEntries, totalPrice, fee, returnAddress } = request
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">{t('returns.number', { rma })}</h3>
        <Badge tone={TONES[status]}>{t(`returns.status.${status}`)}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('returns.requested', { date: formatDate(locale, creationTime) ?? creationTime })}
      </p>
      {request.assistedBySupport && (
        <p className="mt-1 text-sm">{getTranslator(locale, 'support')('assisted.fact')}</p>
      )}
      <ul className="mt-2 space-y-1 text-sm">
        {returnEntries.map(({ orderEntry: { entryNumber, product }, expectedQuantity, refundAmount }) => (
          <li key={entryNumber}>
            {t('returns.line', {
              quantity: formatNumber(locale, expectedQuantity),
              name: product.name,
              amount: formatPrice(locale, refundAmount),
            })}
          </li>
        ))}
      </ul>
      {fee !== undefined && (
        <p className="mt-2">{t('returns.feeTaken', { amount: formatPrice(locale, fee) })}</p>
      )}
      <p className="mt-2 font-semibold">{t('returns.refund', { amount: formatPrice(locale, totalPrice) })}</p>
      {status === 'WAIT' && <p className="mt-2">{t('returns.address', { address: returnAddress })}</p>}
      <ReturnActions {...{ locale, request, hidden }} />
    </Card>
  )
}

function ReturnActions({ locale, request: { code, rma, status, order, cancellable }, hidden }: ReturnProps) {
  const t = getTranslator(locale, 'orders')
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
      {status !== 'CANCELED' && (
        <a href={returnNotePdfPath(locale, code)} className="inline-block py-1">
          {t('returns.note')}
        </a>
      )}
      {cancellable && (
        <form method="post" action={orderActionPath(locale, 'returns')}>
          <HiddenFields {...hidden} />
          <input type="hidden" name={ORDER_FIELD} value={order.code} />
          <input type="hidden" name="request" value={code} />
          <Button
            type="submit"
            variant="quiet"
            name="intent"
            value="withdraw"
            aria-label={t('returns.withdrawNamed', { rma })}
          >
            {t('returns.withdraw')}
          </Button>
        </form>
      )}
    </div>
  )
}
