import type { ReactNode } from 'react'
import { PurchaseOrderFields } from '@/components/checkout/purchase-order-fields'
import { errorText } from '@/components/form/errors/error-texts'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { accountOf } from '@/lib/checkout/account'
import { accountOptions } from '@/lib/checkout/account-options'
import { deliveryDefaults } from '@/lib/checkout/delivery-defaults'
import { deliveryOptions } from '@/lib/checkout/delivery-options'
import type { ExpressStep } from '@/lib/checkout/express/express-steps'
import { NEW_CARD } from '@/lib/checkout/payment'
import { paymentDefaults, shownOffer } from '@/lib/checkout/shown-offers'
import { numberAskedAbout } from '@/lib/checkout/used-purchase-order-number'
import { errorMessages } from '@/lib/i18n/error-messages'
import { fieldLabels } from '@/lib/i18n/field-labels'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import type { ExpressOrder } from './load-express'
import { rejectedChange } from './rejected-change'

type Props = { locale: Locale; order: ExpressOrder }

/** The fields of each part that can be changed; parts in which there is nothing to choose have none. */
export const changeFields = (props: Props): Readonly<Partial<Record<ExpressStep, ReactNode>>> => ({
  account: props.order.accounts.length > 1 && props.order.cart.sapQuote === undefined && (
    <AccountFields {...props} />
  ),
  shipping: props.order.addresses.length > 1 && <ShippingFields {...props} />,
  delivery: (props.order.delivery.modes?.length ?? 0) > 1 && <DeliveryFields {...props} />,
  payment: <PaymentFields {...props} />,
})

/** A field with what was typed before, else what the cart has, and with what is wrong with it. */
function control({ locale, order }: Props, step: ExpressStep, name: string, ofCart: string) {
  const { typed, errors } = rejectedChange(order.rejected, step)
  const found = errors.find(error => error.name === name)
  return {
    name,
    label: fieldLabels(locale)[name] ?? '',
    words: fieldWords(locale),
    defaultValue: typed[name] ?? ofCart,
    ...(found && { error: errorText(errorMessages(locale, [name]), found) }),
  }
}

function AccountFields(props: Props) {
  const { locale, order } = props
  const ofCart = accountOf(order.cart, { usable: order.accounts, waiting: [] })?.uid ?? ''
  return (
    <RadioGroup
      {...control(props, 'account', 'account', ofCart)}
      options={accountOptions(locale, order.accounts)}
    />
  )
}

function ShippingFields(props: Props) {
  const { addresses, cart } = props.order
  return (
    <RadioGroup
      {...control(props, 'shipping', 'deliveryAddress', cart.deliveryAddress?.id ?? '')}
      options={addresses.map(({ id, address }) => ({ value: id, label: letterLines(address).join(', ') }))}
    />
  )
}

function DeliveryFields(props: Props) {
  const { cart, delivery } = props.order
  const { deliveryMode } = deliveryDefaults(cart, delivery.known)
  return (
    <RadioGroup
      {...control(props, 'delivery', 'deliveryMode', deliveryMode)}
      options={deliveryOptions(props.locale, delivery.modes ?? [])}
    />
  )
}

function PaymentFields(props: Props) {
  const { locale, order } = props
  const usual = paymentDefaults(order.cart, order.payment)
  const known = order.payment.offers.filter(({ code }) => code !== NEW_CARD)
  const { isThis, typed, errors } = rejectedChange(order.rejected, 'payment')
  const asked = numberAskedAbout({ fieldErrors: errors }) ?? typed.purchaseOrderReuse ?? ''
  const toFollow = isThis ? typed.purchaseOrderToFollow : usual.purchaseOrderToFollow
  const isOrdered = known.some(({ purchaseOrder }) => purchaseOrder !== undefined)
  const chosen = known.length === 1 ? (known[0]?.code ?? '') : usual.paymentType
  return (
    <div className="group/ways space-y-6">
      <RadioGroup
        {...control(props, 'payment', 'paymentType', chosen)}
        options={known.map(offer => {
          const { code, label, hint } = shownOffer(locale, offer)
          return { value: code, label, ...(hint !== undefined && { hint }) }
        })}
      />
      {isOrdered && (
        <PurchaseOrderFields
          offers={known}
          texts={getMessages(locale).checkout.payment}
          words={fieldWords(locale)}
          number={control(props, 'payment', 'purchaseOrderNumber', usual.purchaseOrderNumber)}
          reuse={{ name: 'purchaseOrderReuse', asked, defaultChecked: typed.purchaseOrderReuse === asked }}
          toFollow={{ name: 'purchaseOrderToFollow', defaultChecked: toFollow === 'on' }}
        />
      )}
    </div>
  )
}
