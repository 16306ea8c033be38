import { ShippingAddressForm } from '@/components/checkout/shipping-address-form'
import { AddressReview } from '@/components/registration/questions/address-review'
import { getMessages } from '@/lib/i18n/messages'
import { questionField } from '@/lib/registration/question-field'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { addressChoices, addressTexts } from '../../../../_forms/address-choices'
import { namesOf } from '../../../../_forms/address-question'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import type { ShippingData } from './load-shipping'
import { shippingModel } from './shipping-model'

type Props = {
  data: ShippingData & { lists: NonNullable<ShippingData['lists']> }
  context: CheckoutStepContext
}

/** The form of a new address, or the question of its verification which to use. */
export function NewAddress({ data: { known, lists, ownNames }, context }: Props) {
  const { locale, draft } = context
  const { addressBook, checkout } = getMessages(locale)
  const model = shippingModel(context, {
    country: lists.country,
    receivingHours: context.cart.receivingHours ?? '',
  })
  const review = draft?.review
  if (review !== undefined)
    return (
      <AddressReview
        {...{ locale, review }}
        model={{ ...model, questionField: questionField(review) }}
        names={namesOf(lists)}
      />
    )
  return (
    <ShippingAddressForm
      model={model}
      texts={{
        address: addressTexts(locale),
        place: { form: addressBook.form, types: addressBook.types },
        save: checkout.shipping.save,
        back: checkout.shipping.back,
        receivingHours: checkout.shipping.receivingHours,
        receivingHoursHint: checkout.shipping.receivingHoursHint,
      }}
      choices={addressChoices(locale, lists, { ownNames, cleared: draft?.cleared ?? [] })}
      listHref={
        known.length === 0
          ? undefined
          : withParameter(checkoutPath(locale, 'shipping'), ADDRESS_PARAMETER, 'known')
      }
    />
  )
}
