'use client'

import type { AddressTexts } from '@/components/address/address-texts'
import { PlaceFields, type PlaceWords } from '@/components/address/place-fields'
import {
  type AddressChoices,
  type AddressFormModel,
  useAddressForm,
} from '@/components/address/use-address-form'
import { DefaultSubmit } from '@/components/form/default-submit'
import { type AskedFormModel, useAskedForm } from '@/components/form/enhanced/use-asked-form'
import { Checkbox } from '@/components/form/fields/checkbox'
import { HiddenInputs } from '@/components/form/fields/hidden-inputs'
import { FormShell } from '@/components/form/form-shell'
import { Button, ButtonLink } from '@/components/ui/button'

export type AddressFormProps = {
  /** Hidden fields with the address id (empty for a new address) and the organization. */
  fields: Readonly<Record<string, string>>
  model: AddressFormModel & AskedFormModel
  texts: AddressTexts
  words: PlaceWords
  choices: AddressChoices
  /** Defaults that the address can become. */
  defaults: readonly ('defaultDelivery' | 'defaultBilling')[]
  cancelHref: string
}

const loadValidation = () =>
  import('@/components/address/validate-address').then(part => part.validateAddress)

/** Form of an address of the address book: a postal address with details for carriers and invoices. */
export function AddressForm({
  fields,
  model,
  texts,
  words,
  choices,
  defaults,
  cancelHref,
}: AddressFormProps) {
  const { enhanced, address, question } = useAddressForm({
    model,
    useForm: useAskedForm,
    choices,
    texts,
    loadValidation,
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
      <FormShell {...model} enhanced={enhanced} actions={actions} isStorable>
        <DefaultSubmit label={model.submit} />
        <HiddenInputs fields={fields} />
        <PlaceFields {...{ model, address, texts, words }} field={enhanced.field} />
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
