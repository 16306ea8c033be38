'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormControls } from '@/components/form/enhanced/form-controls'
import { loadPart } from '@/components/form/load-part'
import type { Choices } from '@/lib/forms/choices'
import { type ClearedPart, type CountryPart, partsToClear } from '@/lib/validation/address-fit'

export type AddressCountry = {
  country: string
  regions: Choices
  /** The regions could not be loaded yet; the request is retried. */
  isWaiting: boolean
  /** Parts that the last change of country cleared. */
  cleared: readonly ClearedPart[]
  change: (country: string) => void
}

type Options = Pick<AddressCountry, 'country' | 'regions' | 'cleared'> & {
  form: FormControls
  /** Address of the region lists, to which the country is added as `country`. */
  regionsHref: string
  /** Called with the selected country. */
  onChange: (country: string) => void
}

const loadRegions = () => loadPart('regions', () => import('./fetch-regions-with-retry'))

const PARTS: readonly string[] = ['region', 'postalCode'] satisfies readonly CountryPart[]

/** Parts of an address with a label and validation that depend on the country. */
export const isCountryPart = (name: string): boolean => PARTS.includes(name)

/** Clears values that are not valid in the country. */
function fitTo(country: string, form: FormControls): readonly ClearedPart[] {
  const typed = (part: CountryPart): string => String(form.getValue(part) ?? '')
  const cleared = partsToClear({ region: typed('region'), postalCode: typed('postalCode') }, country)
  for (const { name } of cleared) form.setValue(name, '')
  return cleared
}

/** Adapts an address form to its country: valid values stay, others are cleared with a message. */
export function useAddressCountry({ form, regionsHref, onChange, ...initial }: Options): AddressCountry {
  const [state, setState] = useState({ country: initial.country, regions: initial.regions })
  const [cleared, setCleared] = useState(initial.cleared)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(initial.country)
  const part = useRef<ReturnType<typeof loadRegions>>(undefined)
  useEffect(() => {
    part.current = loadRegions()
    return () => {
      latest.current = ''
    }
  }, [])

  const change = (country: string) => {
    setCleared(fitTo(country, form))
    onChange(country)
    setState({ country, regions: [] })
    setWaiting(false)
    latest.current = country
    const isAwaited = () => latest.current === country
    const onFailure = () => setWaiting(true)
    void part.current?.then(async loaded => {
      if (loaded === undefined) return onFailure()
      const regions = await loaded.fetchRegionsWithRetry(regionsHref, country, isAwaited, onFailure)
      if (regions === undefined || !isAwaited()) return
      setWaiting(false)
      setState({ country, regions })
    })
  }

  return { ...state, isWaiting, cleared, change }
}
