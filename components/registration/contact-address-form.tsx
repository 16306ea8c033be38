'use client'

import { DefaultSubmit } from '@/components/form/default-submit'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import {
  CONTACT_ADDRESS_FIELDS,
  type ContactAddressContext,
  checkContactAddress,
} from '@/lib/registration/schemas/contact-address'
import { AddressFields, type AddressTexts } from './address-fields'
import { checkFormValues } from './check-form-values'
import type { StepFormModel } from './form-model'
import { type AddressChoices, useAddressForm } from './use-address-form'

type Props = { model: StepFormModel; texts: AddressTexts; choices: AddressChoices }

const judge = (context: ContactAddressContext) =>
  checkFormValues(CONTACT_ADDRESS_FIELDS, form => checkContactAddress(form, context))

/** The contact address (spec §5), in the form of its country. */
export function ContactAddressForm({ model, texts, choices }: Props) {
  const { enhanced, address } = useAddressForm({ model, choices, texts, judge })
  return (
    <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <DefaultSubmit label={model.submit} />
      <AddressFields
        field={enhanced.field}
        address={address}
        countries={choices.countries}
        asksForBuilding={choices.asksForBuilding}
        values={model.values}
        texts={texts}
        words={model.words}
      />
    </FormShell>
  )
}
