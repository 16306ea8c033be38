'use client'

import { DefaultSubmit } from '@/components/form/default-submit'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '@/lib/registration/schemas/contact-address'
import { codesOf } from '@/lib/registration/schemas/reference'
import { addressFormat } from '@/lib/validation/address-format'
import { AddressFields, type AddressTexts } from './address-fields'
import { checkFormValues } from './check-form-values'
import type { Choices, StepFormModel } from './form-model'
import { useAddressCountry } from './use-address-country'
import { useStepForm } from './use-step-form'

export type AddressChoices = {
  countries: { own: Choices; all: Choices }
  country: string
  regions: Choices
  regionsHref: string
  /** Names that must not stand in the street. */
  ownNames: readonly string[]
  /** Whether the address has a building line. */
  asksForBuilding: boolean
}

type Props = { model: StepFormModel; texts: AddressTexts; choices: AddressChoices }

/** The contact address (spec §5), in the form of its country. */
export function ContactAddressForm({ model, texts, choices }: Props) {
  const all = [...choices.countries.own, ...choices.countries.all]
  const validate = checkFormValues(CONTACT_ADDRESS_FIELDS, form =>
    checkContactAddress(form, {
      reference: {
        countries: codesOf(all),
        regions: { [address.country]: codesOf(address.regions) },
      },
      ownNames: choices.ownNames,
      asksForBuilding: choices.asksForBuilding,
    }),
  )
  const enhanced = useStepForm(model, validate)
  const address = useAddressCountry({
    ...choices,
    form: enhanced.form,
    nameOfCountry: code => all.find(country => country.code === code)?.name ?? code,
    regionLabel: country => texts.regionLabels[addressFormat(country).regionLabel],
  })
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
