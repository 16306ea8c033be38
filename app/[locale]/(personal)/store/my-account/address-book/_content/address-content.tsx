import { AddressForm } from '@/components/addresses/address-form'
import { AddressReview } from '@/components/registration/questions/address-review'
import { ADDRESS_FIELDS } from '@/lib/addresses/address-form'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { questionField } from '@/lib/registration/question-field'
import { accountPath } from '@/lib/site/account-pages'
import { addressFormActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { addressChoices, addressTexts } from '../../../../_forms/address-choices'
import { namesOf } from '../../../../_forms/address-question'
import { formTexts } from '../../../../_forms/form-texts'
import type { AddressPageData } from './load-address'

type Props = { locale: Locale; data: AddressPageData; hidden: HiddenFieldValues }

/** The form of an address, or the question of the verification that is open about it (spec §4). */
export function AddressContent({ locale, data, hidden }: Props) {
  const { known, draft, lists, ownNames, isFull } = data
  const { addressBook } = getMessages(locale)
  const model = modelOf({ locale, data, hidden })
  const id = known?.id ?? ''
  if (isFull) return <p className="mt-3 max-w-prose text-lg">{addressBook.full}</p>
  if (draft?.asked !== undefined)
    return (
      <AddressReview {...{ locale, model }} review={draft.asked.review} names={namesOf(lists)}>
        <input type="hidden" name="address" value={id} />
      </AddressReview>
    )
  return (
    <AddressForm
      {...{ id, model }}
      texts={addressTexts(locale)}
      words={{ form: addressBook.form, types: addressBook.types }}
      choices={addressChoices(locale, lists, { ownNames, cleared: draft?.cleared ?? [] })}
      defaults={defaultsFor(data)}
      cancelHref={accountPath(locale, 'addressBook')}
    />
  )
}

/** The first address becomes every default by itself, and only another address ends a default. */
const defaultsFor = ({ known, isFirst }: AddressPageData) =>
  isFirst
    ? []
    : [
        ...(known?.defaultAddress ? [] : (['defaultDelivery'] as const)),
        ...(known?.defaultBillingAddress ? [] : (['defaultBilling'] as const)),
      ]

function modelOf({ locale, data: { draft, values }, hidden }: Props) {
  return {
    ...hidden,
    action: addressFormActionPath(locale),
    values,
    ...(draft?.errors && { errors: draft.errors }),
    ...(draft?.asked && {
      question: draft.asked.id,
      questionField: questionField(draft.asked.review),
    }),
    ...formTexts(locale, [...Object.keys(ADDRESS_FIELDS), 'addressToUse']),
    submit: getMessages(locale).addressBook.form.submit,
  }
}
