'use client'

import { AddressFields } from '@/components/address/address-fields'
import type { AddressTexts } from '@/components/address/address-texts'
import {
  type AddressChoices,
  type AddressFormModel,
  useAddressForm,
} from '@/components/address/use-address-form'
import { Checkbox } from '@/components/form/checkbox'
import { DefaultSubmit } from '@/components/form/default-submit'
import { FormShell } from '@/components/form/form-shell'
import { RadioGroup } from '@/components/form/radio-group'
import { TextInput } from '@/components/form/text-input'
import { useModelForm } from '@/components/form/use-model-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { ADDRESS_TYPES } from '@/lib/contract/commerce/address-limits'
import type { Messages } from '@/locales/en/messages'

export type AddressFormProps = {
  /** Id of the address; empty for a new one. */
  id: string
  model: AddressFormModel
  texts: AddressTexts
  /** Texts besides those of a postal address. */
  words: Pick<Messages['addressBook'], 'form' | 'types'>
  choices: AddressChoices
  /** Defaults that the address can become. */
  defaults: readonly ('defaultDelivery' | 'defaultBilling')[]
  cancelHref: string
}

const loadValidation = () => import('./validate-address').then(part => part.validateAddress)

/** Form of an address of the address book: a postal address with details for carriers and invoices. */
export function AddressForm({ id, model, texts, words, choices, defaults, cancelHref }: AddressFormProps) {
  const { enhanced, address, question } = useAddressForm({
    model,
    useForm: useModelForm,
    choices,
    texts,
    loadValidation,
  })
  const control = (name: string) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  const actions = (
    <>
      <Button type="submit">{model.submit}</Button>
      <ButtonLink href={cancelHref} variant="quiet">
        {words.form.cancel}
      </ButtonLink>
    </>
  )
  return (
    <>
      <FormShell {...model} enhanced={enhanced} actions={actions}>
        <DefaultSubmit label={model.submit} />
        <input type="hidden" name="address" value={id} />
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
          field={enhanced.field}
          address={address}
          countries={choices.countries}
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
        {defaults.map(name => (
          <Checkbox
            key={name}
            {...enhanced.field(name)}
            words={model.words}
            label={words.form[name]}
            optional={false}
            defaultChecked={model.values[name] === 'on'}
          />
        ))}
      </FormShell>
      {question}
    </>
  )
}
