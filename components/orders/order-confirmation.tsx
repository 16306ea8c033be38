import { getTranslator } from '@/lib/i18n/translator'
import { isEarlier } from '@/lib/orders/finished-order'
import { placedText } from '@/lib/orders/placed-text'
import { OrderContent, type OrderContentProps } from './order-content'
import { OrderState } from './order-state'

type Props = Omit<OrderContentProps, 'hasFiles'> & {
  /** Where the confirmation of a new order was sent; empty for an account without an email. */
  email: string
}

/** The page of an order that was placed: its number, what happens next, and everything as it was ordered. */
export const OrderConfirmation = ({ email, ...props }: Props) => (
  <div className="column py-8 lg:py-12">
    <Heading {...props} email={email} />
    <OrderContent {...props} hasFiles />
  </div>
)

/** Thanks for a new order; date and status of an older one, and of one that is over. */
function Heading({ locale, order, isNew, email }: Omit<Props, 'children' | 'supportHref' | 'flags'>) {
  const t = getTranslator(locale, 'orders')
  if (isEarlier(order, isNew))
    return (
      <>
        <h1>{t('earlier.title', { code: order.code })}</h1>
        <OrderState {...{ locale, order }} />
      </>
    )
  return (
    <>
      <h1>{t(order.status === 'ON_VALIDATION' ? 'titleHeld' : 'title')}</h1>
      <p className="mt-4 text-xl">
        {t('number')} <strong>{order.code}</strong>
      </p>
      <p className="mt-1 text-muted">{placedText(locale, order)}</p>
      {email !== '' && <p className="mt-3 wrap-anywhere">{t('mailed', { email })}</p>}
    </>
  )
}
