import { EXEMPTION_TEXTS } from '@/lib/checkout/documents/exemption'
import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import { NEW_ADDRESS_FIELDS } from '@/lib/checkout/new-address-fields'
import { PAYMENT_FIELDS } from '@/lib/checkout/payment'
import { getMessages } from '@/lib/i18n/messages'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import type { AddressFormData } from '../../_step/load-address-form'
import { NewAddress } from '../../_step/new-address'
import { paymentModel } from './payment-model'

type Props = { data: AddressFormData; context: CheckoutStepContext }

const FIELDS = [...Object.keys(NEW_ADDRESS_FIELDS), 'addressToUse']

/** The form of a new billing address; what was typed about the payment travels with it. */
export function NewBillingAddress({ data, context }: Props) {
  const { locale, draft } = context
  const { newAddressTitle, useAddress, backToPayment } = getMessages(locale).checkout.payment
  const typed = [...Object.keys(PAYMENT_FIELDS), ...EXEMPTION_TEXTS].flatMap(name => {
    const value = draft?.values[name]
    return value === undefined ? [] : [[name, value]]
  })
  return (
    <NewAddress
      {...{ data, context }}
      model={{ ...paymentModel(context, FIELDS, { country: data.lists.country }), submit: useAddress }}
      heading={newAddressTitle}
      hidden={{ ...Object.fromEntries(typed), billingAddress: NEW_ADDRESS }}
      back={{
        href: withParameter(checkoutPath(locale, 'payment'), ADDRESS_PARAMETER, 'known'),
        label: backToPayment,
      }}
    />
  )
}
