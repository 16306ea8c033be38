import { LetterAddress } from '@/components/address/letter-address'
import { ChoiceForm } from '@/components/checkout/choice-form'
import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import { RECEIVING_HOURS_LENGTH } from '@/lib/contract/commerce/checkout/delivery-length'
import { getMessages } from '@/lib/i18n/messages'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import type { ShippingData } from './load-shipping'
import { shippingModel } from './shipping-model'

type Props = { data: ShippingData; context: CheckoutStepContext }

/** The addresses to choose from, and the way to a new one. */
export function AddressList({ data: { known }, context }: Props) {
  const { locale, cart } = context
  const { legend, add, organization, receivingHours, receivingHoursHint } =
    getMessages(locale).checkout.shipping
  const usual = known.find(({ address }) => address.defaultAddress === true) ?? known[0]
  const chosen = known.find(({ id }) => id === cart.deliveryAddress?.id) ?? usual
  return (
    <ChoiceForm
      model={shippingModel(
        { ...context, draft: ofList(context.draft) },
        { deliveryAddress: chosen?.id ?? '', receivingHours: cart.receivingHours ?? '' },
      )}
      name="deliveryAddress"
      legend={legend}
      options={known.map(({ id, address, isOrganization }) => ({
        value: id,
        label: <LetterAddress address={address} />,
        ...(isOrganization && { hint: organization }),
      }))}
      text={{
        name: 'receivingHours',
        label: receivingHours,
        hint: receivingHoursHint,
        max: RECEIVING_HOURS_LENGTH,
      }}
      other={{
        label: add,
        href: withParameter(checkoutPath(locale, 'shipping'), ADDRESS_PARAMETER, NEW_ADDRESS),
      }}
    />
  )
}

/** An address that was begun is kept for its own form; in the list, one of the known ones stays chosen. */
function ofList(draft: CheckoutStepContext['draft']): CheckoutStepContext['draft'] {
  if (draft?.values.deliveryAddress !== NEW_ADDRESS) return draft
  const { deliveryAddress: _, ...values } = draft.values
  return { values, ...(draft.errors && { errors: draft.errors }) }
}
