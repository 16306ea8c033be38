import 'server-only'
import { LRUCache } from 'lru-cache'
import { countryListSchema } from '@/lib/contract/commerce/country'
import { industryListSchema } from '@/lib/contract/commerce/industry'
import { jobTitleListSchema } from '@/lib/contract/commerce/job-title'
import { qualificationLevelListSchema } from '@/lib/contract/commerce/qualification-level'
import { regionListSchema } from '@/lib/contract/commerce/region'
import { processWide } from '@/lib/process/process-wide'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { callCommerce } from './commerce-call.server'

/** An option of a list: code for the wire, name for display. */
export type Option = { code: string; name: string }

export type IndustryOption = Option & { sectors: readonly Option[] }

const FRESH_MS = 60 * 60 * 1000
const KEPT_MS = 24 * FRESH_MS

type Entry = { value: readonly Option[]; readAt: number }

/**
 * Cached lists per site and language: the same for all users, and kept for a day as a fallback for outages.
 */
const lists = () =>
  processWide('reference-lists', () => new LRUCache<string, Entry>({ max: 2000, ttl: KEPT_MS }))

async function cached<T extends Option>(
  key: string,
  read: () => Promise<Result<readonly T[], Problem>>,
): Promise<Result<readonly T[], Problem>> {
  const known = lists().get(key)
  // The key names the list, and with it the type of its entries.
  const value = known?.value as readonly T[] | undefined
  if (known && value && Date.now() - known.readAt < FRESH_MS) return ok(value)
  const answer = await read()
  if (answer.ok) lists().set(key, { value: answer.value, readAt: Date.now() })
  return !answer.ok && value ? ok(value) : answer
}

const siteKey = (locale: Locale): string => `${getSite(locale).siteId}/${getSite(locale).language}`

/** All countries, sorted by name in the site's language (spec §3). */
export const loadCountries = (locale: Locale): Promise<Result<readonly Option[], Problem>> =>
  cached(`${siteKey(locale)}/countries`, async () => {
    const answer = await callCommerce(
      { locale },
      { operation: 'fetchCountries', method: 'GET', path: ['countries'], schema: countryListSchema },
    )
    return answer.ok
      ? ok(answer.value.countries.map(({ isocode, name }) => ({ code: isocode, name })))
      : answer
  })

/** Regions of a country; empty if its addresses have none (spec §3). `country` must be a known code. */
export const loadRegions = (locale: Locale, country: string): Promise<Result<readonly Option[], Problem>> =>
  cached(`${siteKey(locale)}/regions/${country}`, async () => {
    const answer = await callCommerce(
      { locale },
      {
        operation: 'fetchRegions',
        method: 'GET',
        path: ['countries', country, 'regions'],
        schema: regionListSchema,
      },
    )
    return answer.ok ? ok(answer.value.regions.map(({ isocode, name }) => ({ code: isocode, name }))) : answer
  })

/** Job titles, `GET accounts/jobTitles` (spec §7). */
export const loadJobTitles = (locale: Locale): Promise<Result<readonly Option[], Problem>> =>
  cached(`${siteKey(locale)}/jobTitles`, async () => {
    const answer = await callCommerce(
      { locale },
      {
        operation: 'fetchJobTitles',
        method: 'GET',
        path: ['accounts', 'jobTitles'],
        schema: jobTitleListSchema,
      },
    )
    return answer.ok ? ok(answer.value.jobTitles) : answer
  })

/** Industries of organizations with their sectors, `GET accounts/organizations/industries` (spec §7). */
export const loadIndustries = (locale: Locale): Promise<Result<readonly IndustryOption[], Problem>> =>
  cached(`${siteKey(locale)}/industries`, async () => {
    const answer = await callCommerce(
      { locale },
      {
        operation: 'fetchIndustries',
        method: 'GET',
        path: ['accounts', 'organizations', 'industries'],
        query: { categoryUnitType: 'ORGANISATION' },
        schema: industryListSchema,
      },
    )
    return answer.ok ? ok(answer.value.industries) : answer
  })

export type LevelOption = Option & { rank: number }

/** The qualification levels of the site; only ranks are compared (spec §6). */
export const loadQualificationLevels = (locale: Locale): Promise<Result<readonly LevelOption[], Problem>> =>
  cached(`${siteKey(locale)}/qualificationLevels`, async () => {
    const answer = await callCommerce(
      { locale },
      {
        operation: 'fetchQualificationLevels',
        method: 'GET',
        path: ['accounts', 'qualificationLevels'],
        schema: qualificationLevelListSchema,
      },
    )
    return answer.ok
      ? ok(answer.value.qualificationLevels.map(({ code, name, rank }) => ({ code, name, rank })))
      : answer
  })
