'use client'

import type { AddressTexts } from '@/components/address/address-texts'
import { PlaceFields, type PlaceWords } from '@/components/address/place-fields'
import { type AddressChoices, useAddressForm } from '@/components/address/use-address-form'
import { Checkbox } from '@/components/form/checkbox'
import { DefaultSubmit } from '@/components/form/default-submit'
import type { FormModel } from '@/components/form/form-model'
import { FormShell } from '@/components/form/form-shell'
import { TextInput } from '@/components/form/text-input'
import { useAutosavedForm } from '@/components/form/use-autosaved-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import type { Messages } from '@/locales/en/messages'

type Props = {
  model: FormModel
  texts: { address: AddressTexts; place: PlaceWords; save: string; back: string } & Pick<
    Messages['checkout']['shipping'],
    'receivingHours' | 'receivingHoursHint'
  >
  choices: AddressChoices
  /** The list of known addresses; undefined where there is none. */
  listHref: string | undefined
}

const loadValidation = () =>
  import('@/components/address/validate-address').then(part => part.validateAddress)

/** Form of the shipping step for an address that is entered. */
export function ShippingAddressForm({ model, texts, choices, listHref }: Props) {
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
  return (
    <>
      <FormShell {...model} enhanced={enhanced} actions={actions}>
        <DefaultSubmit label={model.submit} />
        <input type="hidden" name="deliveryAddress" value={NEW_ADDRESS} />
        <PlaceFields
          {...{ model, address, choices }}
          field={enhanced.field}
          texts={texts.address}
          words={texts.place}
        />
        <TextInput
          {...enhanced.field('receivingHours')}
          words={model.words}
          label={texts.receivingHours}
          hint={texts.receivingHoursHint}
          optional
          autoComplete="off"
          defaultValue={model.values.receivingHours ?? ''}
        />
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
