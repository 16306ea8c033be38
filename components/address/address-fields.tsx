'use client'

import { useState } from 'react'
import { useFlag } from '@/components/flags/use-flag'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { NoScript } from '@/components/form/no-script'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { toOptionGroups, toOptions } from '@/lib/forms/choices'
import { fill } from '@/lib/i18n/fill'
import { type AddressField, addressFormat } from '@/lib/validation/address-format'
import { isPostalCodeRequired, postalCodeExample } from '@/lib/validation/postal-code'
import { type AddressTexts, labelOfPart } from './address-texts'
import type { AddressForm } from './use-address-form'

type Props = {
  field: (name: string) => FieldBinding
  address: AddressForm
  values: Readonly<Record<string, string>>
  texts: AddressTexts
  words: FieldLabels
}

const AUTOCOMPLETE: Record<AddressField, string> = {
  street: 'address-line1',
  apartment: 'address-line2',
  building: 'address-line3',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

/**
 * Address fields in the order and with the labels of the country (spec §3, §5); a flag shows or hides the
 * building line.
 */
export function AddressFields(props: Props) {
  const { field, address, texts, words } = props
  const country = field('country')
  const { fieldOrder } = addressFormat(address.country)
  const status = [
    address.cleared && fill(texts.clearedByCountry, address.cleared),
    address.isWaiting && texts.regionsDelayed,
  ]
  const lines = useFlag('line3') ? fieldOrder : fieldOrder.filter(name => name !== 'building')
  return (
    <>
      <Select
        {...country}
        label={texts.fields.country.label}
        words={words}
        options={toOptionGroups(address.countries)}
        defaultValue={address.country}
        autoComplete="country"
        onChange={event => {
          country.onChange(event)
          address.change(event.target.value)
        }}
      />
      <NoScript>
        <Button type="submit" variant="secondary" name="intent" value="country">
          {texts.updateCountry}
        </Button>
      </NoScript>
      <p role="status" className="text-muted empty:hidden">
        {status.filter(Boolean).join(' ')}
      </p>
      {lines.map(name =>
        name === 'apartment' ? (
          <MoreLines key="more" {...props} names={lines.filter(isDetail)} />
        ) : (
          !isDetail(name) && <AddressLine key={name} name={name} {...props} />
        ),
      )}
    </>
  )
}

const isDetail = (name: AddressField): boolean => name === 'apartment' || name === 'building'

/** Rarely used address lines, on demand; open where one of them has a value or an error. */
function MoreLines({ names, ...props }: Props & { names: readonly AddressField[] }) {
  const { field, values, texts } = props
  const isNeeded = names.some(name => (values[name] ?? '') !== '' || field(name).error !== undefined)
  // Once open it stays open: input must not disappear when its error does.
  const [isOpen, setOpen] = useState(isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <Disclosure summary={texts.moreAddressLines} open={isOpen}>
      <div className="space-y-6">
        {names.map(name => (
          <AddressLine key={name} name={name} {...props} />
        ))}
      </div>
    </Disclosure>
  )
}

type LineProps = Props & { name: AddressField }

function AddressLine({ name, field, address, values, texts, words }: LineProps) {
  const { country, regions } = address
  const common = {
    ...field(name),
    ...texts.fields[name],
    label: labelOfPart(texts, name, country),
    words,
    defaultValue: values[name] ?? '',
    autoComplete: AUTOCOMPLETE[name],
  }
  if (name === 'region') {
    if (regions.length === 0) return null
    return <Select {...common} key={country} options={toOptions(regions)} />
  }
  if (name === 'postalCode') {
    const example = postalCodeExample(country)
    return (
      <TextInput
        {...common}
        hint={example && fill(texts.fields.postalCode.hint ?? '', { example })}
        optional={!isPostalCodeRequired(country)}
      />
    )
  }
  return <TextInput {...common} optional={isDetail(name)} />
}
