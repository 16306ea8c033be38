'use client'

import { type ReactNode, useState } from 'react'
import { useFlag } from '@/components/flags/use-flag'
import type { FormModel } from '@/components/form/enhanced/form-model'
import type { ValidateForm } from '@/components/form/enhanced/use-checked-fields'
import type { EnhancedForm } from '@/components/form/enhanced/use-enhanced-form'
import { useLateValidation } from '@/components/form/enhanced/use-late-validation'
import { useQuestion } from '@/components/form/questions/use-question'
import type { SubmitAnswer } from '@/components/form/send/submit-answer'
import type { Serialized } from '@/components/ui/serialized'
import { useDeserialized } from '@/components/ui/use-deserialized'
import {
  type Choices,
  codesOf,
  type GroupedChoices,
  type IndustryChoices,
  ungrouped,
} from '@/lib/forms/choices'
import type { ClearedPart } from '@/lib/validation/address-fit'
import { type AddressTexts, addressMessages, labelOfPart } from './address-texts'
import { ACCEPT_ANY_ADDRESS, type AddressValidation } from './address-validation'
import { type AddressCountry, isCountryPart, useAddressCountry } from './use-address-country'

export type AddressChoices = {
  countries: Serialized<GroupedChoices>
  country: string
  regions: Choices
  regionsHref: string
  /** Names that the street must not contain. */
  ownNames: readonly string[]
  /** Parts that a change of country without script has just cleared. */
  cleared: readonly ClearedPart[]
}

export type AddressForm = Pick<AddressCountry, 'country' | 'regions' | 'isWaiting' | 'change'> & {
  countries: GroupedChoices
  /** Parts that the last change of country cleared, for the message. */
  cleared: { country: string; fields: string } | undefined
}

/** Data of a form with an address that every such form has. */
export type AddressFormModel = Omit<FormModel, 'aids'>

type Options<Model extends AddressFormModel> = {
  model: Model
  /** Enhances the form, with autosave or without; always the same function. */
  useForm: (
    model: Model,
    validate: ValidateForm,
    onAnswer: (answer: SubmitAnswer) => Promise<boolean>,
  ) => EnhancedForm
  choices: AddressChoices
  texts: AddressTexts
  /** Present where the form has industry fields. */
  industries?: IndustryChoices
  /** Loads the validation of the form; always the same function. */
  loadValidation: () => Promise<AddressValidation>
}

type FormWithAddress = {
  enhanced: EnhancedForm
  address: AddressForm
  /** The question over the form, while there is one. */
  question: ReactNode
}

/**
 * A form with an address: its validation always refers to the selected country, and the handler may respond
 * with a question.
 */
export function useAddressForm<Model extends AddressFormModel>(options: Options<Model>): FormWithAddress {
  const { model, useForm, choices, texts, industries = [], loadValidation } = options
  const asksForBuilding = useFlag('line3')
  const groups = useDeserialized(choices.countries)
  const countries = ungrouped(groups)
  const validate: ValidateForm = values => {
    const regions = { [address.country]: codesOf(address.regions) }
    const reference = { countries: codesOf(countries), regions }
    return validation()({ reference, ownNames: choices.ownNames, asksForBuilding }, industries)(values)
  }
  const [country, setCountry] = useState(choices.country)
  const messages = { ...model.messages, ...addressMessages(texts, country) }
  const { onAnswer, dialog } = useQuestion(model)
  const enhanced = useForm({ ...model, messages }, validate, onAnswer)
  const validation = useLateValidation(loadValidation, ACCEPT_ANY_ADDRESS, enhanced.checkLeft)
  const address = useAddressCountry({
    ...choices,
    form: enhanced.form,
    onChange: changed => {
      setCountry(changed)
      enhanced.dropErrors(isCountryPart)
    },
  })
  const cleared = address.cleared.length > 0 && {
    country: countries.find(({ code }) => code === address.country)?.name ?? address.country,
    fields: address.cleared.map(part => labelOfPart(texts, part.name, part.country)).join(', '),
  }
  const question = dialog(enhanced)
  return { enhanced, address: { ...address, countries: groups, cleared: cleared || undefined }, question }
}
