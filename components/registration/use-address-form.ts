'use client'

import type { ValidateForm } from '@/components/form/use-checked-fields'
import type { EnhancedForm } from '@/components/form/use-enhanced-form'
import type { ContactAddressContext } from '@/lib/registration/schemas/contact-address'
import { codesOf } from '@/lib/registration/schemas/reference'
import { addressFormat } from '@/lib/validation/address-format'
import type { AddressTexts } from './address-fields'
import type { Choices, StepFormModel } from './form-model'
import { type AddressForm, useAddressCountry } from './use-address-country'
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

type Options = {
  model: StepFormModel
  choices: AddressChoices
  texts: AddressTexts
  /** The step's rule, given what addresses of the chosen country are held against. */
  judge: (context: ContactAddressContext) => ValidateForm
}

/** A step's form that has an address in it: its rule always speaks of the country that is chosen now. */
export function useAddressForm(options: Options): { enhanced: EnhancedForm; address: AddressForm } {
  const { model, choices, texts, judge } = options
  const countries = [...choices.countries.own, ...choices.countries.all]
  const validate: ValidateForm = values => {
    const regions = { [address.country]: codesOf(address.regions) }
    const { ownNames, asksForBuilding } = choices
    return judge({ reference: { countries: codesOf(countries), regions }, ownNames, asksForBuilding })(values)
  }
  const enhanced = useStepForm(model, validate)
  const address = useAddressCountry({
    ...choices,
    form: enhanced.form,
    nameOfCountry: code => countries.find(country => country.code === code)?.name ?? code,
    regionLabel: country => texts.regionLabels[addressFormat(country).regionLabel],
  })
  return { enhanced, address }
}
