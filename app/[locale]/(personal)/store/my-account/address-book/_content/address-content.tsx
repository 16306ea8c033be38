import { AddressForm } from '@/components/addresses/address-form'
import { HiddenInputs } from '@/components/form/fields/hidden-inputs'
import { CustomerOnlyNote } from '@/components/page/customer-only-note'
import { AddressReview } from '@/components/registration/questions/address-review'
import { ADDRESS_FIELDS } from '@/lib/addresses/address-form'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { questionField } from '@/lib/registration/question-field'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { barredForm } from '@/lib/support/customer-only'
import { addressChoices, addressTexts } from '../../../../_forms/address-choices'
import { namesOf } from '../../../../_forms/address-question'
import { formTexts } from '../../../../_forms/form-texts'
import { AddressConflict } from './address-conflict'
import type { AddressPageData } from './load-address'

export type AddressView = { locale: Locale; hidden: HiddenFieldValues }

type Props = AddressView & { data: AddressPageData }

/** The form of an address, or the question of the verification that is open about it (spec §4). */
export function AddressContent({ locale, data, hidden }: Props) {
  const { draft, lists, ownNames, organisation, isFull } = data
  const t = getTranslator(locale, 'addressBook')
  const model = modelOf({ locale, data, hidden })
  const fields = fieldsOf(data)
  if (isFull)
    return (
      <p className="mt-3 max-w-prose text-lg">
        {organisation.uid === ''
          ? t('full')
          : t('organisations.full', { name: organisation.name, most: MOST_ADDRESSES })}
      </p>
    )
  const part = barredForm(hidden, model.action)
  if (part !== undefined) return <CustomerOnlyNote {...{ locale, part }} />
  if (draft?.asked !== undefined)
    return (
      <AddressReview {...{ locale, model }} review={draft.asked.review} names={namesOf(lists)}>
        <HiddenInputs fields={fields} />
      </AddressReview>
    )
  return (
    <>
      {organisation.uid !== '' && (
        <p className="mb-6 max-w-prose">{t('form.organisationIntro', { name: organisation.name })}</p>
      )}
      <AddressForm
        {...{ fields, model }}
        texts={addressTexts(locale)}
        words={wordsOf(locale, organisation.uid !== '')}
        choices={addressChoices(locale, lists, { ownNames, cleared: draft?.cleared ?? [] })}
        defaults={defaultsFor(data)}
        cancelHref={accountPath(locale, 'addressBook')}
      />
    </>
  )
}

/** Hidden fields with the address id and, for an organization, its uid. */
const fieldsOf = ({ known, organisation }: AddressPageData): Readonly<Record<string, string>> => ({
  address: known?.id ?? '',
  organisation: organisation.uid,
})

/** The texts of the form; some differ for an organization. */
function wordsOf(locale: Locale, isOrganisation: boolean) {
  const { form, types } = getMessages(locale).addressBook
  if (!isOrganisation) return { form, types }
  const { organisationCompanyHint, organisationDelivery, organisationBilling } = form
  return {
    form: {
      ...form,
      companyHint: organisationCompanyHint,
      defaultDelivery: organisationDelivery,
      defaultBilling: organisationBilling,
    },
    types,
  }
}

/** The first address becomes every default by itself, and only another address ends a default. */
const defaultsFor = ({ known, isFirst }: AddressPageData) =>
  isFirst
    ? []
    : [
        ...(known?.defaultAddress ? [] : (['defaultDelivery'] as const)),
        ...(known?.defaultBillingAddress ? [] : (['defaultBilling'] as const)),
      ]

/** The address type of an organization defaults to institution until the form states another one. */
const valuesOf = ({ values, organisation, draft }: AddressPageData): Readonly<Record<string, string>> =>
  organisation.uid !== '' && draft === undefined && !values.addressType
    ? { ...values, addressType: 'INSTITUTION' }
    : values

function modelOf({ locale, data, hidden }: Props) {
  const { draft, action, version, conflicting } = data
  return {
    ...hidden,
    action,
    values: valuesOf(data),
    ...(draft?.errors && { errors: draft.errors }),
    ...(draft?.asked && {
      question: draft.asked.id,
      questionField: questionField(draft.asked.review),
    }),
    ...formTexts(locale, [...Object.keys(ADDRESS_FIELDS), 'addressToUse']),
    submit: getMessages(locale).addressBook.form.submit,
    leave: leaveDialogTexts(locale, 'address'),
    ...(version !== undefined && { recordVersion: version }),
    ...(conflicting && {
      restored: { note: <AddressConflict {...{ locale }} address={conflicting} />, beside: null },
    }),
  }
}
