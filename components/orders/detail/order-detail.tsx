import type { ReactNode } from 'react'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { timelineOf } from '@/lib/orders/facts/timeline'
import type { OrderPageData } from '@/lib/orders/load-order-page.server'
import type { Locale } from '@/lib/site/sites'
import { OrderContent } from '../order-content'
import { OrderState } from '../order-state'
import { PreviousSystem } from '../previous-system'
import { ActivationForm } from './activation-form'
import { ApprovalForm } from './approval-form'
import { HoldForms } from './hold-forms'
import { ItemStates } from './item-states'
import { OrderActions } from './order-actions'
import { OrderDocuments } from './order-documents'
import { ReturnList } from './return-list'
import { TimelineList } from './timeline-list'

type Props = {
  locale: Locale
  data: OrderPageData
  flags: DiscountFlags
  hidden: HiddenFieldValues
  supportHref: string
  /** The lines of the order. */
  children: ReactNode
}

/** An order of the history: where it is, what can be done with it, and everything as it was ordered. */
export function OrderDetail({ locale, data, flags, hidden, supportHref, children }: Props) {
  const { order, isOwn, returns, colleagues, rejected } = data
  const isWaiting = isOwn && order.digitalDelivery?.status === 'ACTIVATION'
  return (
    <>
      <OrderState {...{ locale, order }} />
      <OrderActions {...{ locale, order, isOwn, supportHref }} />
      {order.fromPreviousSystem ? (
        <PreviousSystem {...{ locale, supportHref }} />
      ) : (
        <TimelineList locale={locale} steps={timelineOf(order)} />
      )}
      <OrderContent
        {...{ locale, order, flags, supportHref }}
        isNew={false}
        hasFiles={isOwn && !hidden.isAgent}
        mend={
          isOwn ? (
            <HoldForms {...{ locale, order, hidden, rejected, colleagues }} />
          ) : (
            order.approvable && <ApprovalForm {...{ locale, order, hidden, rejected }} />
          )
        }
        activation={isWaiting && <ActivationForm {...{ locale, hidden }} code={order.code} />}
        documents={<OrderDocuments {...{ locale, order, isOwn }} />}
      >
        <ItemStates {...{ locale, order }} />
        {isOwn && <ReturnList {...{ locale, returns, hidden }} />}
        {children}
      </OrderContent>
    </>
  )
}
