import { DETAILS_HEADING } from '@/components/profile/headings'
import { ProfileForm } from '@/components/profile/profile-form'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { leaveTexts } from '@/lib/i18n/leave-texts'
import { getMessages } from '@/lib/i18n/messages'
import { PROFILE_FIELDS } from '@/lib/profile/profile-fields'
import { profileFormActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { formTexts } from '../../../../_forms/form-texts'
import { personalInfoChoices } from '../../../../_forms/personal-info-choices'
import type { ProfileData } from './load-profile'
import { SavedMeanwhile } from './saved-meanwhile'

type Props = { locale: Locale; data: ProfileData; hidden: HiddenFieldValues }

/** The form with the user's details: on record, or as typed where it was not carried out. */
export function ProfileContent({ locale, data, hidden }: Props) {
  const { lists, values, version, errors, savedMeanwhile } = data
  const { profile, register } = getMessages(locale)
  const { firstName, lastName, jobTitle, industry, sector, phoneCountry, phone } = register.fields
  const middleName = { label: profile.middleName }
  const model = {
    ...hidden,
    ...formTexts(locale, Object.keys(PROFILE_FIELDS)),
    action: profileFormActionPath(locale),
    values,
    recordVersion: version,
    ...(savedMeanwhile && {
      restored: { note: <SavedMeanwhile {...{ locale }} record={savedMeanwhile} />, beside: null },
    }),
    ...(errors && { errors }),
    submit: profile.submit,
    leave: leaveTexts(locale, 'details'),
  }
  return (
    <ProfileForm
      model={model}
      labelledBy={DETAILS_HEADING}
      texts={{
        fields: { firstName, middleName, lastName, jobTitle, industry, sector, phoneCountry, phone },
        namesHint: profile.namesHint,
      }}
      lists={personalInfoChoices(locale, lists)}
    />
  )
}
