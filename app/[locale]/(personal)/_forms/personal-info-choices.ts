import type { PersonalLists } from '@/components/person/job-and-phone-fields'
import { type Serialized, serialize } from '@/components/ui/serialized'
import { groupCountries } from '@/lib/forms/country-choices'
import { withCallingCodes } from '@/lib/forms/phone-countries.server'
import { getMessages } from '@/lib/i18n/messages'
import type { PersonalLists as ReferenceLists } from '@/lib/registration/reference.server'
import type { Locale } from '@/lib/site/sites'

/** Choices of a form of personal info: job titles, industries, and countries with their calling codes. */
export const personalInfoChoices = (locale: Locale, lists: ReferenceLists): Serialized<PersonalLists> =>
  serialize({
    jobTitles: lists.jobTitles,
    industries: lists.industries,
    phoneCountries: groupCountries(
      locale,
      withCallingCodes(lists.countries),
      getMessages(locale).register.countryGroups,
    ),
  })
