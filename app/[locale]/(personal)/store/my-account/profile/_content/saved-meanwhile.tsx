import { ChangedNote } from '@/components/form/changed-note'
import type { User } from '@/lib/contract/commerce/user'
import { formatPhone } from '@/lib/format/phone.server'
import { getMessages } from '@/lib/i18n/messages'
import { profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; record: User }

/** Edit conflict: the profile saved in another tab, above the form with the values typed in this one. */
export function SavedMeanwhile({ locale, record }: Props) {
  const { profile, register } = getMessages(locale)
  const { fields, notices } = register
  const onRecord = [
    { label: fields.firstName.label, value: record.firstName },
    { label: profile.middleName, value: record.middleName },
    { label: fields.lastName.label, value: record.lastName },
    { label: fields.jobTitle.label, value: record.jobTitle?.name },
    { label: fields.industry.label, value: record.industry?.name },
    { label: fields.sector.label, value: record.sector?.name },
    { label: fields.phone.label, value: formatPhone(record) },
  ].filter(({ value }) => value !== undefined && value !== '')
  return (
    <ChangedNote
      title={notices.changedTitle}
      keep={notices.changedKeep}
      keepHref={profilePath(locale)}
      onRecord={onRecord}
    />
  )
}
