'use client'

import type { ReactNode } from 'react'
import { type AddressTexts, isAddressField } from '@/components/address/address-texts'
import { type AddressChoices, useAddressForm } from '@/components/address/use-address-form'
import { DefaultSubmit } from '@/components/form/default-submit'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import type { Serialized } from '@/components/ui/serialized'
import { useDeserialized } from '@/components/ui/use-deserialized'
import type { IndustryChoices } from '@/lib/forms/choices'
import { DECLINED_FIELD } from '@/lib/registration/schemas/declined-matches-field'
import { organisationChoices } from '@/lib/registration/schemas/organisation-choices'
import type { StepFormModel } from '../step/form-model'
import {
  ExistingOrganisation,
  NewOrganisation,
  OrganisationSearch,
  type OrganisationTexts,
  TermsOfOrdering,
} from './organisation-sections'

type Props = {
  model: StepFormModel
  texts: { organisation: OrganisationTexts; address: AddressTexts }
  address: AddressChoices
  industries: Serialized<IndustryChoices>
}

const loadValidation = () => import('./validate-organisation').then(part => part.validateOrganisation)

/**
 * Form of the organization step (spec §4): three choices in one form. The style sheet alone shows the fields
 * of the selected choice, so the form is the same without script.
 */
export function OrganisationForm({ model, texts, address: choices, industries: given }: Props) {
  const industries = useDeserialized(given)
  const { enhanced, address, question } = useAddressForm({
    model,
    useForm: useAutosavedForm,
    choices,
    texts: texts.address,
    industries,
    loadValidation,
  })
  const choice = enhanced.field('choice')
  const section = {
    field: enhanced.field,
    values: model.values,
    words: model.words,
    texts: texts.organisation,
  }
  return (
    <>
      <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
        <DefaultSubmit label={model.submit} />
        {model.adds && (
          <input type="hidden" name={DECLINED_FIELD} defaultValue={model.values[DECLINED_FIELD] ?? ''} />
        )}
        <RadioGroup
          {...choice}
          onChange={event => {
            choice.onChange(event)
            enhanced.startAfresh()
          }}
          label={model.adds ? texts.organisation.choice.addLegend : texts.organisation.choice.legend}
          words={model.words}
          appearance="cards"
          options={organisationChoices(model.adds === true).map(value => ({
            value,
            ...texts.organisation.choice[value],
          }))}
          defaultValue={model.values.choice ?? ''}
        />
        <Section of="existing">
          <ExistingOrganisation {...section} />
        </Section>
        {texts.organisation.find && (
          <Section of="find">
            <OrganisationSearch {...section} texts={texts.organisation.find} countries={address.countries} />
          </Section>
        )}
        <Section of="new">
          <NewOrganisation
            {...section}
            industries={industries}
            resetSector={() => enhanced.form.setValue('sector', '')}
            leaveAddress={() => enhanced.dropErrors(isAddressField)}
            address={{
              form: address,
              texts: texts.address,
            }}
          />
        </Section>
        <div data-choice="existing find new">
          <TermsOfOrdering {...section} />
        </div>
      </FormShell>
      {question}
    </>
  )
}

const Section = ({ of, children }: { of: 'existing' | 'find' | 'new'; children: ReactNode }) => (
  <div data-choice={of} className="space-y-6 border-t border-line pt-6">
    {children}
  </div>
)
