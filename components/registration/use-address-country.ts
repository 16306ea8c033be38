'use client'

import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/components/form/use-checked-fields'
import type { Choices } from './form-model'

export type AddressForm = {
  country: string
  regions: Choices
  /** What a change of country made empty, for the sentence that says so. */
  cleared: { country: string; fields: string } | undefined
  change: (country: string) => void
}

type Options = {
  form: UseFormReturn<FormValues>
  country: string
  regions: Choices
  /** Address of the region lists, with the country to be added as `country`. */
  regionsHref: string
  nameOfCountry: (country: string) => string
  regionLabel: (country: string) => string
}

async function fetchRegions(href: string, country: string): Promise<Choices> {
  const response = await fetch(`${href}&country=${encodeURIComponent(country)}`)
  if (!response.ok) throw new Error('regions are not available')
  // The handler of our own store answers with its declared shape.
  return ((await response.json()) as { regions: Choices }).regions
}

/** Keeps an address form in step with its country: what fits stays, a region of another country is cleared and said so. */
export function useAddressCountry(options: Options): AddressForm {
  const [state, setState] = useState({ country: options.country, regions: options.regions })
  const [cleared, setCleared] = useState<AddressForm['cleared']>()

  const change = (country: string) => {
    const had = String(options.form.getValues('region') ?? '')
    const label = options.regionLabel(state.country)
    options.form.setValue('region', '')
    options.form.clearErrors(['region', 'postalCode'])
    setCleared(had === '' ? undefined : { country: options.nameOfCountry(country), fields: label })
    setState({ country, regions: [] })
    fetchRegions(options.regionsHref, country)
      .then(regions => setState(now => (now.country === country ? { country, regions } : now)))
      .catch(() => undefined)
  }

  return { ...state, cleared, change }
}
