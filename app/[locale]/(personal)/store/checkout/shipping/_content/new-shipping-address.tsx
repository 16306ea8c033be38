import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import { getMessages } from '@/lib/i18n/messages'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import { NewAddress } from '../../_step/new-address'
import type { ShippingData } from './load-shipping'
import { shippingModel } from './shipping-model'

type Props = {
  data: ShippingData & { form: NonNullable<ShippingData['form']> }
  context: CheckoutStepContext
}

/** The form of a new address to ship to. */
export function NewShippingAddress({ data: { known, form }, context }: Props) {
  const { locale, cart } = context
  const list = withParameter(checkoutPath(locale, 'shipping'), ADDRESS_PARAMETER, 'known')
  return (
    <NewAddress
      data={form}
      context={context}
      model={shippingModel(context, {
        country: form.lists.country,
        receivingHours: cart.receivingHours ?? '',
      })}
      hidden={{ deliveryAddress: NEW_ADDRESS }}
      hasReceivingHours
      back={{
        href: known.length === 0 ? undefined : list,
        label: getMessages(locale).checkout.shipping.back,
      }}
    />
  )
}
