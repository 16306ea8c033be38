'use client'

import type { ReactNode } from 'react'
import { AddressFields } from '@/components/address/address-fields'
import type { AddressTexts } from '@/components/address/address-texts'
import type { AddressForm } from '@/components/address/use-address-form'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import type { FieldText } from '@/components/form/enhanced/form-model'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { IndustryFields } from '@/components/person/industry-fields'
import { type GroupedChoices, type IndustryChoices, toOptionGroups } from '@/lib/forms/choices'
import { ORGANISATION_ADDRESS_CHOICES } from '@/lib/registration/schemas/organisation-choices'

type ChoiceText = { label: string; hint: string }

export type OrganisationTexts = {
  choice: { legend: string; addLegend: string } & Record<'existing' | 'find' | 'new' | 'none', ChoiceText>
  existing: { heading: string; number: FieldText }
  /** Where an organization can be searched for. */
  find?: { heading: string; name: FieldText; country: FieldText; postalCode: FieldText }
  new: {
    heading: string
    name: FieldText
    industry: FieldText
    sector: FieldText
    qglobal: FieldText
    administrator: FieldText
    address: { legend: string; same: string; other: string }
  }
  terms: { label: ReactNode }
}

type SectionProps = {
  field: (name: string) => FieldBinding
  values: Readonly<Record<string, string>>
  words: FieldLabels
  texts: OrganisationTexts
}

/** Fields that identify an existing customer organization (spec §4). */
export const ExistingOrganisation = ({ field, values, words, texts: { existing } }: SectionProps) => (
  <>
    <h2 className="text-xl">{existing.heading}</h2>
    <TextInput
      {...field('customerAccountNumber')}
      {...existing.number}
      words={words}
      defaultValue={values.customerAccountNumber ?? ''}
      autoComplete="on"
      autoCapitalize="characters"
      spellCheck={false}
    />
  </>
)

type SearchProps = Omit<SectionProps, 'texts'> & {
  texts: NonNullable<OrganisationTexts['find']>
  countries: GroupedChoices
}

/** Fields of the search for an existing customer organization (pages: Accounts). */
export const OrganisationSearch = ({ field, values, words, texts, countries }: SearchProps) => (
  <>
    <h2 className="text-xl">{texts.heading}</h2>
    <TextInput
      {...field('findName')}
      {...texts.name}
      words={words}
      defaultValue={values.findName ?? ''}
      autoComplete="organization"
    />
    <Select
      {...field('findCountry')}
      {...texts.country}
      words={words}
      options={toOptionGroups(countries)}
      defaultValue={values.findCountry ?? ''}
      autoComplete="country"
    />
    <TextInput
      {...field('findPostalCode')}
      {...texts.postalCode}
      words={words}
      defaultValue={values.findPostalCode ?? ''}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  </>
)

type NewProps = SectionProps & {
  industries: IndustryChoices
  resetSector: () => void
  /** Called when another address is selected: the fields of the typed one are hidden. */
  leaveAddress: () => void
  address: {
    form: AddressForm
    texts: AddressTexts
  }
}

/** Fields of a new organization (spec §3, §5). */
export const NewOrganisation = ({
  field,
  values,
  words,
  texts,
  industries,
  resetSector,
  leaveAddress,
  address,
}: NewProps) => {
  const addressChoice = field('addressChoice')
  return (
    <>
      <h2 className="text-xl">{texts.new.heading}</h2>
      <TextInput
        {...field('name')}
        {...texts.new.name}
        words={words}
        defaultValue={values.name ?? ''}
        autoComplete="organization"
      />
      <IndustryFields
        field={field}
        industries={industries}
        values={values}
        texts={texts.new}
        words={words}
        resetSector={resetSector}
      />
      <div>
        <RadioGroup
          {...addressChoice}
          onChange={event => {
            addressChoice.onChange(event)
            leaveAddress()
          }}
          label={texts.new.address.legend}
          words={words}
          options={ORGANISATION_ADDRESS_CHOICES.map(value => ({
            value,
            label: value === 'contact' ? texts.new.address.same : texts.new.address.other,
          }))}
          defaultValue={values.addressChoice ?? 'contact'}
        />
        <div data-choice="another" className="mt-6 space-y-6 border-l-4 border-accent-soft pl-5">
          <AddressFields
            field={field}
            address={address.form}
            values={values}
            texts={address.texts}
            words={words}
          />
        </div>
      </div>
      <TextInput
        {...field('qglobalAccountNumber')}
        {...texts.new.qglobal}
        words={words}
        optional
        defaultValue={values.qglobalAccountNumber ?? ''}
        autoComplete="on"
        spellCheck={false}
      />
      <Checkbox
        {...field('administrator')}
        {...texts.new.administrator}
        words={words}
        defaultChecked={values.administrator === 'on'}
      />
    </>
  )
}

/** The agreement that both an existing and a new organization require. */
export const TermsOfOrdering = ({ field, values, words, texts: { terms } }: SectionProps) => (
  <Checkbox
    {...field('termsAccepted')}
    {...terms}
    words={words}
    defaultChecked={values.termsAccepted === 'on'}
  />
)
