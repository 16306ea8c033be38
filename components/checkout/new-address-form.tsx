'use client'

import type { AddressTexts } from '@/components/address/address-texts'
import { PlaceFields, type PlaceWords } from '@/components/address/place-fields'
import { type AddressChoices, useAddressForm } from '@/components/address/use-address-form'
import { DefaultSubmit } from '@/components/form/default-submit'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { Checkbox } from '@/components/form/fields/checkbox'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { Button, ButtonLink } from '@/components/ui/button'

type Props = {
  model: FormModel
  /** `receivingHours`: of a place that goods are shipped to. */
  texts: {
    address: AddressTexts
    place: PlaceWords
    save: string
    back: string
    receivingHours?: { label: string; hint: string }
  }
  /** Heading of the form, where the page has other forms under its title. */
  heading?: string
  /** What the form sends besides the address, by name. */
  hidden: Readonly<Record<string, string>>
  choices: AddressChoices
  /** The list of known addresses; undefined where there is none. */
  listHref: string | undefined
}

const loadValidation = () =>
  import('@/components/address/validate-address').then(part => part.validateAddress)

/** Form of a step of the checkout for an address that is entered. */
export function NewAddressForm({ model, texts, heading, hidden, choices, listHref }: Props) {
  const { enhanced, address, question } = useAddressForm({
    model,
    useForm: useAutosavedForm,
    choices,
    texts: texts.address,
    loadValidation,
  })
  const actions = (
    <>
      <Button type="submit">{model.submit}</Button>
      {listHref !== undefined && (
        <ButtonLink href={listHref} variant="quiet">
          {texts.back}
        </ButtonLink>
      )}
    </>
  )
  const title = heading !== undefined && <h2 className="mb-4 text-xl">{heading}</h2>
  return (
    <>
      <FormShell {...model} enhanced={enhanced} actions={actions} heading={title}>
        <DefaultSubmit label={model.submit} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlaceFields
          {...{ model, address }}
          field={enhanced.field}
          texts={texts.address}
          words={texts.place}
        />
        {texts.receivingHours !== undefined && (
          <TextInput
            {...enhanced.field('receivingHours')}
            {...texts.receivingHours}
            words={model.words}
            optional
            autoComplete="off"
            defaultValue={model.values.receivingHours ?? ''}
          />
        )}
        <Checkbox
          {...enhanced.field('saveAddress')}
          words={model.words}
          label={texts.save}
          optional={false}
          defaultChecked={model.values.saveAddress === 'on'}
        />
      </FormShell>
      {question}
    </>
  )
}
