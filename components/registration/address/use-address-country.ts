'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import type { FormValues } from '@/components/form/use-checked-fields'
import type { Choices } from '@/lib/forms/choices'
import { type ClearedPart, type CountryPart, partsToClear } from '@/lib/validation/address-fit'

export type AddressCountry = {
  country: string
  regions: Choices
  /** The regions could not be had yet; they are asked for again. */
  isWaiting: boolean
  /** What the last change of country made empty. */
  cleared: readonly ClearedPart[]
  change: (country: string) => void
}

type Options = Pick<AddressCountry, 'country' | 'regions' | 'cleared'> & {
  form: UseFormReturn<FormValues>
  /** Address of the region lists, with the country to be added as `country`. */
  regionsHref: string
  /** Called with the country that is chosen now. */
  onChange: (country: string) => void
}

/** Until the regions are there; the last wait is repeated. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000] as const

async function fetchRegions(href: string, country: string): Promise<Choices> {
  const response = await fetch(`${href}&country=${encodeURIComponent(country)}`, {
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  })
  if (!response.ok) throw new Error('regions are not available')
  // The handler of our own store answers with its declared shape.
  return ((await response.json()) as { regions: Choices }).regions
}

/** The regions, asked for again with growing delay while they cannot be had; undefined once nobody waits for them. */
async function waitForRegions(
  href: string,
  country: string,
  isAwaited: () => boolean,
  onFailure: () => void,
): Promise<Choices | undefined> {
  for (let failures = 0; isAwaited(); failures += 1) {
    const regions = await fetchRegions(href, country).catch(() => undefined)
    if (regions !== undefined) return regions
    if (isAwaited()) onFailure()
    const delay = RETRY_AFTER_MS[failures] ?? RETRY_AFTER_MS[RETRY_AFTER_MS.length - 1]
    await new Promise(resolve => setTimeout(resolve, delay))
  }
  return undefined
}

const PARTS: readonly string[] = ['region', 'postalCode'] satisfies readonly CountryPart[]

/** Parts of an address that each country calls and checks in its own way. */
export const isCountryPart = (name: string): boolean => PARTS.includes(name)

/** Empties what does not fit the country. */
function fitTo(country: string, form: UseFormReturn<FormValues>): readonly ClearedPart[] {
  const typed = (part: CountryPart): string => String(form.getValues(part) ?? '')
  const cleared = partsToClear({ region: typed('region'), postalCode: typed('postalCode') }, country)
  for (const { name } of cleared) form.setValue(name, '')
  return cleared
}

/** Keeps an address form in step with its country: what fits stays, what does not is cleared and said so. */
export function useAddressCountry({ form, regionsHref, onChange, ...initial }: Options): AddressCountry {
  const [state, setState] = useState({ country: initial.country, regions: initial.regions })
  const [cleared, setCleared] = useState(initial.cleared)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(initial.country)
  useEffect(
    () => () => {
      latest.current = ''
    },
    [],
  )

  const change = (country: string) => {
    setCleared(fitTo(country, form))
    onChange(country)
    setState({ country, regions: [] })
    setWaiting(false)
    latest.current = country
    const isAwaited = () => latest.current === country
    const onFailure = () => setWaiting(true)
    void waitForRegions(regionsHref, country, isAwaited, onFailure).then(regions => {
      if (regions === undefined || !isAwaited()) return
      setWaiting(false)
      setState({ country, regions })
    })
  }

  return { ...state, isWaiting, cleared, change }
}
