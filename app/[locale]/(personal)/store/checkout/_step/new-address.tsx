import { NewAddressForm } from '@/components/checkout/new-address-form'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { AddressReview } from '@/components/registration/questions/address-review'
import { getMessages } from '@/lib/i18n/messages'
import { questionField } from '@/lib/registration/question-field'
import { addressChoices, addressTexts } from '../../../_forms/address-choices'
import { namesOf } from '../../../_forms/address-question'
import type { CheckoutStepContext } from './checkout-page'
import type { AddressFormData } from './load-address-form'

type Props = {
  data: AddressFormData
  context: Pick<CheckoutStepContext, 'locale' | 'draft'>
  model: FormModel
  /** What the form sends besides the address. */
  hidden: Readonly<Record<string, string>>
  heading?: string
  /** Whether the place receives goods at certain hours. */
  hasReceivingHours?: boolean
  /** The way back to the known addresses. */
  back: { href: string | undefined; label: string }
}

/** The form of a new address, or the question of its verification which to use. */
export function NewAddress({ data, context, model, hidden, heading, hasReceivingHours, back }: Props) {
  const { locale, draft } = context
  const { lists, ownNames } = data
  const { addressBook, checkout } = getMessages(locale)
  const { save, receivingHours, receivingHoursHint } = checkout.shipping
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
    <NewAddressForm
      {...{ model, hidden }}
      {...(heading !== undefined && { heading })}
      texts={{
        address: addressTexts(locale),
        place: { form: addressBook.form, types: addressBook.types },
        save,
        back: back.label,
        ...(hasReceivingHours && { receivingHours: { label: receivingHours, hint: receivingHoursHint } }),
      }}
      choices={addressChoices(locale, lists, { ownNames, cleared: draft?.cleared ?? [] })}
      listHref={back.href}
    />
  )
}
