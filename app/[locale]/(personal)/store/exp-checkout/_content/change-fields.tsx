import type { ReactNode } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { TextInput } from '@/components/form/text-input'
import { letterLines } from '@/lib/addresses/letter-lines'
import { accountMark } from '@/lib/checkout/account'
import { accountOptions } from '@/lib/checkout/account-options'
import { deliveryDefaults } from '@/lib/checkout/delivery-defaults'
import { deliveryOptions } from '@/lib/checkout/delivery-options'
import type { ExpressStep } from '@/lib/checkout/express/express-steps'
import { NEW_CARD } from '@/lib/checkout/payment'
import { paymentDefaults, shownOffer } from '@/lib/checkout/shown-offers'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ExpressOrder } from './load-express'

type Props = { locale: Locale; order: ExpressOrder }

/** The fields of each part that can be changed; parts that mean nothing for this cart have none. */
export const changeFields = (props: Props): Readonly<Partial<Record<ExpressStep, ReactNode>>> => ({
  account: props.order.choices.accounts.length > 1 && <AccountFields {...props} />,
  shipping: props.order.choices.addresses.length > 1 && <ShippingFields {...props} />,
  delivery: props.order.choices.delivery.modes !== undefined && <DeliveryFields {...props} />,
  payment: <PaymentFields {...props} />,
})

const AccountFields = ({ locale, order: { cart, choices } }: Props) => (
  <RadioGroup
    name="account"
    label={getTranslator(locale, 'checkout')('steps.account.short')}
    words={fieldWords(locale)}
    options={accountOptions(locale, choices.accounts)}
    defaultValue={accountMark(cart) ?? ''}
  />
)

const ShippingFields = ({ locale, order: { cart, choices } }: Props) => (
  <RadioGroup
    name="deliveryAddress"
    label={getTranslator(locale, 'checkout')('steps.shipping.short')}
    words={fieldWords(locale)}
    options={choices.addresses.map(({ id, address }) => ({
      value: id,
      label: letterLines(address).join(', '),
    }))}
    defaultValue={cart.deliveryAddress?.id ?? ''}
  />
)

const DeliveryFields = ({ locale, order: { cart, choices } }: Props) => (
  <RadioGroup
    name="deliveryMode"
    label={getTranslator(locale, 'checkout')('steps.delivery.short')}
    words={fieldWords(locale)}
    options={deliveryOptions(locale, choices.delivery.modes ?? [])}
    defaultValue={deliveryDefaults(cart, choices.delivery.known).deliveryMode}
  />
)

function PaymentFields({ locale, order: { cart, choices } }: Props) {
  const { offers } = choices.payment
  const usual = paymentDefaults(cart, choices.payment)
  const known = offers.filter(({ code }) => code !== NEW_CARD)
  const hasOrders = known.some(({ purchaseOrder }) => purchaseOrder !== undefined)
  const t = getTranslator(locale, 'checkout')
  return (
    <>
      <RadioGroup
        name="paymentType"
        label={t('steps.payment.short')}
        words={fieldWords(locale)}
        options={known.map(offer => {
          const { code, label, hint } = shownOffer(locale, offer)
          return { value: code, label, ...(hint !== undefined && { hint }) }
        })}
        defaultValue={usual.paymentType}
      />
      {hasOrders && (
        <TextInput
          name="purchaseOrderNumber"
          label={getTranslator(locale, 'orders')('facts.purchaseOrder')}
          hint={t('express.purchaseOrder')}
          words={fieldWords(locale)}
          defaultValue={usual.purchaseOrderNumber}
          optional
        />
      )}
    </>
  )
}
