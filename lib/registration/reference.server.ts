import 'server-only'
import {
  type IndustryOption,
  loadCountries,
  loadIndustries,
  loadJobTitles,
  loadRegions,
  type Option,
} from '@/lib/backends/commerce/reference.server'
import { codesOf } from '@/lib/forms/choices'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { sectorCodesOf } from './schemas/reference'

export type PersonalLists = {
  jobTitles: readonly Option[]
  industries: readonly IndustryOption[]
  countries: readonly Option[]
}

/** Lists of the personal-info step; the first one that cannot be loaded is the problem. */
export async function loadPersonalLists(locale: Locale): Promise<Result<PersonalLists, Problem>> {
  const [jobTitles, industries, countries] = await Promise.all([
    loadJobTitles(locale),
    loadIndustries(locale),
    loadCountries(locale),
  ])
  if (!jobTitles.ok) return jobTitles
  if (!industries.ok) return industries
  if (!countries.ok) return countries
  return ok({ jobTitles: jobTitles.value, industries: industries.value, countries: countries.value })
}

export type AddressLists = { countries: readonly Option[]; country: string; regions: readonly Option[] }

/**
 * Lists of an address form for a country; an unknown one falls back to `fallback`, the site's own country.
 */
export async function loadAddressLists(
  locale: Locale,
  wanted: string,
  fallback: string,
): Promise<Result<AddressLists, Problem>> {
  const countries = await loadCountries(locale)
  if (!countries.ok) return countries
  const code = wanted.trim().toUpperCase()
  const country = codesOf(countries.value).includes(code) ? code : fallback
  const regions = await loadRegions(locale, country)
  return regions.ok ? ok({ countries: countries.value, country, regions: regions.value }) : regions
}

/** The codes that an address is checked against (spec §5). */
export const addressReference = ({ countries, country, regions }: AddressLists) => ({
  countries: codesOf(countries),
  regions: { [country]: codesOf(regions) },
})

/** The codes that personal info is checked against (spec §5). */
export const personalReference = ({ jobTitles, industries, countries }: PersonalLists) => ({
  jobTitles: codesOf(jobTitles),
  industries: sectorCodesOf(industries),
  countries: codesOf(countries),
})
