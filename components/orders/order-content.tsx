import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { DescriptionList } from '@/components/ui/description-list'
import { HelpLink } from '@/components/ui/help-link'
import { PrintButton } from '@/components/ui/print-button'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { digitalText } from '@/lib/orders/facts/digital-text'
import { isBegun, isOver } from '@/lib/orders/finished-order'
import { orderPdfPath } from '@/lib/site/order-paths'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { NextStepsList } from './next-steps-list'
import { OrderFacts } from './order-facts'
import { OrderParcels } from './order-parcels'
import { OrderSums } from './order-sums'

export type OrderContentProps = {
  locale: Locale
  order: Order
  /** Whether it was placed just now. */
  isNew: boolean
  flags: DiscountFlags
  supportHref: string
  /** Whether the user may have the files of the order, having sent them. */
  hasFiles: boolean
  /** The lines of the order. */
  children: ReactNode
  /** Forms with which a hold is ended. */
  mend?: ReactNode
  /** What can be done about digital items that wait. */
  activation?: ReactNode
  /** Its documents; without them, its confirmation is offered. */
  documents?: ReactNode
}

const FACTS_ID = 'order-facts'
const TRANSFER_ID = 'order-transfer'

/** What happens next with an order, and everything as it was ordered. */
export function OrderContent(props: OrderContentProps) {
  const { locale, order, flags, children, mend, activation, documents, hasFiles } = props
  const t = getTranslator(locale, 'orders')
  const cart = getTranslator(locale, 'cart')
  return (
    <>
      <Holds {...props} />
      {/* With large text the second column goes below the first, which would be squeezed. */}
      <div className="mt-8 gap-x-12 gap-y-10 lg:flex lg:flex-wrap lg:items-start">
        <div className="min-w-0 space-y-8 lg:flex-[999_1_16rem]">
          {mend}
          {isBegun(order) ? (
            <OrderParcels
              {...{ locale, activation }}
              consignments={order.consignments}
              digital={digitalText(locale, order)}
            />
          ) : (
            !isOver(order) && <NextStepsList {...{ locale, order }} />
          )}
          {!isOver(order) && <TransferTo {...{ locale, order }} />}
          {children}
        </div>
        <div className="min-w-0 space-y-8 max-lg:mt-10 lg:flex-[1_1_21rem]">
          <OrderSums {...{ locale, order, flags }} />
          <section aria-labelledby={FACTS_ID}>
            <h2 id={FACTS_ID} className="mb-3 text-xl">
              {t('facts.heading')}
            </h2>
            <OrderFacts {...{ locale, order, hasFiles }} />
          </section>
          {documents}
        </div>
      </div>
      <p className="no-print mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={searchPath(locale)} className="inline-block py-1">
          {cart('page.onward')}
        </a>
        {documents === undefined && (
          <a href={orderPdfPath(locale, order.code)} className="inline-block py-1">
            {t('pdf.download')}
          </a>
        )}
        <PrintButton label={cart('page.print')} />
      </p>
    </>
  )
}

/** Why an order waits, and what can be done about it. The heading of an older one says that it does. */
function Holds({
  locale,
  order,
  isNew,
  supportHref,
}: Omit<OrderContentProps, 'children' | 'flags' | 'hasFiles'>) {
  const t = getTranslator(locale, 'orders')
  const { status, approvable, holdReasons = [] } = order
  // An approver sees the approval form below; the notice that an approval is pending is for the buyer.
  const reasons = holdReasons.filter(reason => reason !== 'APPROVAL' || approvable !== true)
  if (status !== 'ON_VALIDATION' || reasons.length === 0) return null
  return (
    <div className="mt-6 max-w-prose">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        announce="none"
        {...(isNew && { title: t('holds.title') })}
      >
        {reasons.map(reason => (
          <p key={reason} className="mt-1">
            {t(`holds.${reason}`)}
          </p>
        ))}
        <p className="mt-1">
          <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
        </p>
      </Banner>
    </div>
  )
}

/** The account for a bank transfer. */
function TransferTo({ locale, order }: Pick<OrderContentProps, 'locale' | 'order'>) {
  const { bankTransfer } = order
  if (bankTransfer === undefined) return null
  const t = getTranslator(locale, 'orders')
  const total = payableOf(order)
  return (
    <section aria-labelledby={TRANSFER_ID}>
      <h2 id={TRANSFER_ID} className="text-xl">
        {t('transfer.title')}
      </h2>
      <p className="mt-3 mb-3 max-w-prose">{t('transfer.text')}</p>
      <DescriptionList
        descriptions={[
          ...(total === undefined
            ? []
            : [{ term: t('transfer.amount'), description: formatPrice(locale, total) }]),
          { term: t('transfer.holder'), description: bankTransfer.accountHolder },
          { term: t('transfer.bank'), description: bankTransfer.bankName },
          { term: t('transfer.number'), description: bankTransfer.accountNumber },
          { term: t('transfer.reference'), description: bankTransfer.reference },
        ]}
      />
    </section>
  )
}
