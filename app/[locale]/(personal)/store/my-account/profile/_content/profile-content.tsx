import { DETAILS_HEADING } from '@/components/profile/headings'
import { ProfileForm } from '@/components/profile/profile-form'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { PROFILE_FIELDS } from '@/lib/profile/profile-fields'
import { profileFormActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { formTexts } from '../../../../_forms/form-texts'
import { personalInfoChoices } from '../../../../_forms/personal-info-choices'
import type { ProfileData } from './load-profile'
import { ProfileConflict } from './profile-conflict'

type Props = { locale: Locale; data: ProfileData; hidden: HiddenFieldValues }

/** The form with the user's details: on record, or as typed where it was not carried out. */
export function ProfileContent({ locale, data, hidden }: Props) {
  const { lists, values, version, errors, conflicting } = data
  const { profile, register } = getMessages(locale)
  const { firstName, lastName, jobTitle, industry, sector, phoneCountry, phone } = register.fields
  const middleName = { label: profile.middleName }
  const model = {
    ...hidden,
    ...formTexts(locale, Object.keys(PROFILE_FIELDS)),
    action: profileFormActionPath(locale),
    values,
    recordVersion: version,
    ...(conflicting && {
      restored: { note: <ProfileConflict {...{ locale }} record={conflicting} />, beside: null },
    }),
    ...(errors && { errors }),
    submit: profile.submit,
    leave: leaveDialogTexts(locale, 'details'),
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
