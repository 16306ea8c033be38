import { type ChangeEvent, type ComponentProps, useState } from 'react'
import type { FormControls } from '@/components/form/enhanced/form-controls'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { type GroupedChoices, toOptionGroups, ungrouped } from '@/lib/forms/choices'
import { countryNamedBy, type NumberingPlans } from '@/lib/validation/phone'

type Props = {
  country: Omit<ComponentProps<typeof Select>, 'options'> & { label: string }
  phone: ComponentProps<typeof TextInput>
  countries: GroupedChoices
  form: Pick<FormControls, 'getValue' | 'setValue'>
  plans: () => NumberingPlans
}

/**
 * Country code and phone number. A complete international number names its country, so it changes the country
 * code; screen readers are told.
 */
export function PhoneFields({ country, phone, countries, form, plans }: Props) {
  const [told, setTold] = useState('')
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = String(form.getValue(country.name) ?? '')
    const named = countryNamedBy(event.target.value, chosen, plans())
    const found = ungrouped(countries).find(({ code }) => code === named)
    if (found !== undefined) {
      form.setValue(country.name, found.code)
      setTold(`${country.label}: ${found.name}`)
    }
    phone.onChange?.(event)
  }
  return (
    <>
      <Select {...country} options={toOptionGroups(countries)} autoComplete="tel-country-code" />
      <TextInput {...phone} type="tel" autoComplete="tel" onChange={follow} />
      <output className="sr-only">{told}</output>
    </>
  )
}
