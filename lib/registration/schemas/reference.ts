import { codesOf } from '@/lib/forms/choices'
import { checkOption } from '@/lib/validation/option'
import { type Checked, refuse } from '@/lib/validation/problem'

/**
 * The codes that choices are checked against, from the reference data of the site (spec §7). The browser
 * passes the lists that it shows and the handler passes those that it loads, so both apply the same check.
 */
export type RegistrationReference = {
  jobTitles: readonly string[]
  /** Industry code → codes of its sectors. */
  industries: Readonly<Record<string, readonly string[]>>
  /** ISO 3166 two-letter codes. */
  countries: readonly string[]
  /** Country → codes of its regions; a country without a region list has no entry. */
  regions: Readonly<Record<string, readonly string[]>>
}

/** Industry code → codes of its sectors, from the industries as they are shown. */
export const sectorCodesOf = (
  industries: readonly { code: string; sectors: readonly { code: string }[] }[],
): RegistrationReference['industries'] =>
  Object.fromEntries(industries.map(({ code, sectors }) => [code, codesOf(sectors)]))

type Lists = Readonly<Record<string, readonly string[]>>

/** The list of a parent choice. Only own members count: `constructor` is not an industry. */
export const listOf = (lists: Lists, parent: string): readonly string[] | undefined =>
  Object.hasOwn(lists, parent) ? lists[parent] : undefined

export const checkIndustry = (
  raw: string,
  { industries }: Pick<RegistrationReference, 'industries'>,
): Checked => checkOption(raw, Object.keys(industries))

/**
 * A sector must belong to the industry; a sector of another industry has an error code of its own. Without a
 * known industry only the presence of the sector is checked.
 */
export function checkSector(
  raw: string,
  industry: string,
  { industries }: Pick<RegistrationReference, 'industries'>,
): Checked {
  const sectors = listOf(industries, industry)
  if (sectors?.includes(raw) === false && Object.values(industries).some(others => others.includes(raw)))
    return refuse('otherIndustry')
  if (sectors) return checkOption(raw, sectors)
  return raw === '' ? refuse('required') : { ok: true, value: raw }
}
