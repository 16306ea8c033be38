import { REGION_POSTAL_PREFIXES } from '../../seed/reference/postal-directory.ts'

/** The region to which a postal code belongs, as far as the directory knows it. */
export const regionOfPostalCode = (country: string, postalCode: string | undefined): string | undefined => {
  const code = postalCode?.toUpperCase() ?? ''
  const matches = Object.entries(REGION_POSTAL_PREFIXES).flatMap(([region, prefixes]) =>
    region.startsWith(`${country}-`)
      ? prefixes.filter(prefix => code.startsWith(prefix)).map(prefix => ({ region, length: prefix.length }))
      : [],
  )
  return matches.toSorted((one, other) => other.length - one.length)[0]?.region
}
