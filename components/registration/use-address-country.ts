'use client'

import { useEffect, useRef, useState } from 'react'
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

const RETRY_AFTER_MS = [1_000, 3_000, 10_000]

async function fetchRegions(href: string, country: string): Promise<Choices> {
  const response = await fetch(`${href}&country=${encodeURIComponent(country)}`)
  if (!response.ok) throw new Error('regions are not available')
  // The handler of our own store answers with its declared shape.
  return ((await response.json()) as { regions: Choices }).regions
}

/** The regions, asked for again with growing delay while they cannot be had; undefined once nobody waits for them. */
async function waitForRegions(
  href: string,
  country: string,
  isAwaited: () => boolean,
): Promise<Choices | undefined> {
  for (const delay of RETRY_AFTER_MS) {
    const regions = await fetchRegions(href, country).catch(() => undefined)
    if (regions !== undefined) return regions
    await new Promise(resolve => setTimeout(resolve, delay))
    if (!isAwaited()) return undefined
  }
  return fetchRegions(href, country).catch(() => undefined)
}

/** Keeps an address form in step with its country: what fits stays, a region of another country is cleared and said so. */
export function useAddressCountry(options: Options): AddressForm {
  const [state, setState] = useState({ country: options.country, regions: options.regions })
  const [cleared, setCleared] = useState<AddressForm['cleared']>()
  const latest = useRef(options.country)
  useEffect(
    () => () => {
      latest.current = ''
    },
    [],
  )

  const change = (country: string) => {
    const had = String(options.form.getValues('region') ?? '')
    const label = options.regionLabel(state.country)
    options.form.setValue('region', '')
    options.form.clearErrors(['region', 'postalCode'])
    setCleared(had === '' ? undefined : { country: options.nameOfCountry(country), fields: label })
    setState({ country, regions: [] })
    latest.current = country
    const isAwaited = () => latest.current === country
    void waitForRegions(options.regionsHref, country, isAwaited).then(regions => {
      if (regions !== undefined && isAwaited()) setState({ country, regions })
    })
  }

  return { ...state, cleared, change }
}
