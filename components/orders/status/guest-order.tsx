import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import type { GuestOrder } from '@/lib/contract/commerce/order/guest-order'
import { formatDate } from '@/lib/format/date'
import { FACT_SEPARATOR } from '@/lib/format/join-facts'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import { guestDigitalText } from '@/lib/order-status/guest-digital-text'
import { timeline } from '@/lib/orders/facts/timeline'
import { accountDetailPath } from '@/lib/site/account-pages'
import { orderStatusPath } from '@/lib/site/order-paths'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { TimelineList } from '../detail/timeline-list'
import { OrderParcels } from '../order-parcels'
import { OrderState } from '../order-state'
import { PreviousSystem } from '../previous-system'

type Props = { locale: Locale; order: GuestOrder }

/** Where an order is, for somebody who is not signed in: without prices, names, addresses and documents. */
export function GuestOrderView({ locale, order, supportHref }: Props & { supportHref: string }) {
  const t = getTranslator(locale, 'orders')
  return (
    <>
      <OrderState {...{ locale, order }} />
      <Holds {...{ locale, order }} />
      {order.fromPreviousSystem ? (
        <PreviousSystem {...{ locale, supportHref }} />
      ) : (
        <Progress {...{ locale, order }} />
      )}
      <p className="mt-8 max-w-prose text-muted">{t('guest.noPrices')}</p>
      <p className="no-print mt-3 flex flex-wrap gap-3">
        <ButtonLink href={loginPath(locale, accountDetailPath(locale, 'orderHistory', order.code))}>
          {t('guest.signIn')}
        </ButtonLink>
        <ButtonLink href={orderStatusPath(locale)} variant="secondary">
          {t('guest.another')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Where its parcels and digital items are, and what is still to come. */
function Progress({ locale, order }: Props) {
  const { consignments, digitalEntries, unconsignedEntries } = order
  const steps = timeline({
    ...order,
    hasGoods: consignments.length + unconsignedEntries.length > 0,
    hasDigital: digitalEntries.length > 0,
  })
  return (
    <>
      <TimelineList {...{ locale, steps }} />
      <div className="mt-8 space-y-8">
        {consignments.some(({ status }) => status === 'WAITING') && <Shipment {...{ locale, order }} />}
        <OrderParcels {...{ locale, consignments }} digital={guestDigitalText(locale, order)} />
        <ToCome {...{ locale, order }} />
      </div>
    </>
  )
}

/** Why an order waits, and who can end that. */
function Holds({ locale, order: { status, holdReasons = [] } }: Props) {
  const t = getTranslator(locale, 'orders')
  if (status !== 'ON_VALIDATION') return null
  return (
    <div className="mt-6 max-w-prose">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        announce="none"
        title={t('holds.title')}
      >
        {holdReasons.map(reason => (
          <p key={reason} className="mt-1">
            {t(`holds.${reason}`)}
          </p>
        ))}
        <p className="mt-1">{t('guest.holdAction')}</p>
      </Banner>
    </div>
  )
}

/** Whether everything ships together, as it was chosen. */
const Shipment = ({ locale, order: { shipComplete } }: Props) => (
  <p className="mt-2">
    {getTranslator(locale, 'orders')(shipComplete === true ? 'guest.complete' : 'guest.asReady')}
  </p>
)

const HEADING_ID = 'order-to-come'

/** What is in no parcel yet, and when it is expected. */
function ToCome({ locale, order }: Props) {
  const t = getTranslator(locale, 'orders')
  const { unconsignedEntries, status } = order
  if (unconsignedEntries.length === 0 || status === 'CANCELLED') return null
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('guest.toCome')}
      </h2>
      <Shipment {...{ locale, order }} />
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {unconsignedEntries.map(({ entryNumber, product, quantity, expectedOn }) => {
          const date = expectedOn === undefined ? undefined : formatDate(locale, expectedOn)
          return (
            <li key={entryNumber} className="py-3">
              {t('parcels.line', { quantity: formatNumber(locale, quantity), name: product.name })}
              {date !== undefined && `${FACT_SEPARATOR}${t('states.expected', { date })}`}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
