import type { EnhancedForm } from '@/components/form/enhanced/use-enhanced-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { ADDRESS_TYPES } from '@/lib/contract/commerce/address-limits'
import type { Messages } from '@/locales/en/messages'
import { AddressFields } from './address-fields'
import type { AddressTexts } from './address-texts'
import type { AddressForm, AddressFormModel } from './use-address-form'

/** Texts besides those of a postal address. */
export type PlaceWords = Pick<Messages['addressBook'], 'form' | 'types'>

type Props = {
  model: Pick<AddressFormModel, 'values' | 'words'>
  field: EnhancedForm['field']
  address: AddressForm
  texts: AddressTexts
  words: PlaceWords
}

/** Fields of a place that something is sent to: a postal address with details for carriers and invoices. */
export function PlaceFields({ model, field, address, texts, words }: Props) {
  const control = (name: string) => ({
    ...field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  return (
    <>
      <RadioGroup
        {...control('addressType')}
        label={words.form.place}
        options={ADDRESS_TYPES.map(value => ({ value, label: words.types[value] }))}
      />
      <TextInput
        {...control('company')}
        label={words.form.company}
        hint={words.form.companyHint}
        optional
        autoComplete="organization"
      />
      <TextInput
        {...control('attention')}
        label={words.form.attention}
        hint={words.form.attentionHint}
        optional
        autoComplete="off"
      />
      <AddressFields
        field={field}
        address={address}
        values={model.values}
        texts={texts}
        words={model.words}
      />
      <TextInput
        {...control('phone')}
        type="tel"
        label={words.form.phone}
        hint={words.form.phoneHint}
        optional
        autoComplete="tel"
      />
    </>
  )
}
