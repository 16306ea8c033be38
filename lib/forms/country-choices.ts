import type { Choices, GroupedChoices } from '@/lib/forms/choices'
import { type CountryGroup, countryGroupOf, countryGroupsFor } from '@/lib/site/country-groups'
import type { Locale } from '@/lib/site/sites'

/**
 * A country list for a site in groups: the site's own countries first, each group in the order of the list.
 * Empty groups are left out.
 */
export const groupCountries = (
  locale: Locale,
  countries: Choices,
  names: Readonly<Record<CountryGroup, string>>,
): GroupedChoices =>
  countryGroupsFor(locale)
    .map(group => ({
      label: names[group],
      choices: countries.filter(({ code }) => countryGroupOf(code) === group),
    }))
    .filter(({ choices }) => choices.length > 0)
