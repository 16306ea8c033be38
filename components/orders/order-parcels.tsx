import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import type { Consignment } from '@/lib/contract/commerce/order/consignment'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { parcelDate } from '@/lib/orders/facts/parcel-facts'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  consignments: readonly Consignment[]
  /** Where the digital items are, where there are any. */
  digital: string | undefined
  /** What can be done about digital items that wait. */
  activation?: ReactNode
}

const HEADING_ID = 'order-parcels'

/** The parcels of an order with their tracking, and where its digital items are. */
export function OrderParcels({ locale, consignments, digital, activation }: Props) {
  const t = getTranslator(locale, 'orders')
  if (consignments.length === 0 && digital === undefined) return null
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="mb-3 text-xl">
        {t('parcels.title')}
      </h2>
      {consignments.length > 0 && (
        <ol className="space-y-4">
          {consignments.map((parcel, index) => (
            <li key={parcel.code}>
              <Parcel {...{ locale, parcel }} number={index + 1} count={consignments.length} />
            </li>
          ))}
        </ol>
      )}
      {digital !== undefined && (
        <div className="mt-4">
          <h3 className="font-semibold">{t('parcels.digital.title')}</h3>
          <p className="mt-1 max-w-prose">{digital}</p>
          {activation}
        </div>
      )}
    </section>
  )
}

const TONES = {
  WAITING: 'neutral',
  READY: 'accent',
  SHIPPED: 'accent',
  IN_TRANSIT: 'accent',
  DELIVERY_COMPLETED: 'success',
} as const satisfies Record<Consignment['status'], string>

type ParcelProps = { locale: Locale; parcel: Consignment; number: number; count: number }

function Parcel({ locale, parcel, number, count }: ParcelProps) {
  const t = getTranslator(locale, 'orders')
  const { status, entries, carrierDetails: carrier, trackingID: id, trackingUrl } = parcel
  const date = parcelDate(locale, parcel)
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">{t('parcels.parcel', { number, count })}</h3>
        <p>
          <Badge tone={TONES[status]}>{t(`parcels.status.${status}`)}</Badge>
        </p>
      </div>
      {date !== undefined && <p className="mt-1">{date}</p>}
      <ul className="mt-2 space-y-1 text-sm">
        {entries.map(({ orderEntry: { entryNumber, product }, quantity }) => (
          <li key={entryNumber}>{t('parcels.line', { quantity, name: product.name })}</li>
        ))}
      </ul>
      {carrier !== undefined && trackingUrl !== undefined && id !== undefined && (
        <p className="mt-2">
          <a href={trackingUrl} rel="noreferrer" className="inline-block py-1 wrap-anywhere">
            {t('parcels.track', { carrier: carrier.name, id })}
          </a>
        </p>
      )}
      <TrackingEvents {...{ locale, parcel }} />
    </Card>
  )
}

/** What the carrier has reported, latest first. */
function TrackingEvents({ locale, parcel: { trackingEvents = [] } }: Pick<ParcelProps, 'locale' | 'parcel'>) {
  const t = getTranslator(locale, 'orders')
  if (trackingEvents.length === 0) return null
  return (
    <Disclosure summary={t('tracking.title')}>
      <ol className="space-y-1 text-sm">
        {trackingEvents.map(({ eventDate, detail: text, location: place, referenceCode }) => {
          const date = formatDate(locale, eventDate) ?? eventDate
          return (
            <li key={referenceCode}>
              {place === undefined
                ? t('tracking.event', { date, text })
                : t('tracking.at', { date, place, text })}
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
