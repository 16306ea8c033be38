import { EditConflict } from '@/components/page/edit-conflict'
import type { User } from '@/lib/contract/commerce/user'
import { formatPhone } from '@/lib/format/phone'
import { getMessages } from '@/lib/i18n/messages'
import { profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; record: User }

/** The profile that was saved after its form was rendered. */
export function ProfileConflict({ locale, record }: Props) {
  const { profile, register } = getMessages(locale)
  const { fields } = register
  return (
    <EditConflict
      locale={locale}
      keepHref={profilePath(locale)}
      onRecord={[
        { label: fields.firstName.label, value: record.firstName },
        { label: profile.middleName, value: record.middleName },
        { label: fields.lastName.label, value: record.lastName },
        { label: fields.jobTitle.label, value: record.jobTitle?.name },
        { label: fields.industry.label, value: record.industry?.name },
        { label: fields.sector.label, value: record.sector?.name },
        { label: fields.phone.label, value: formatPhone(record) },
      ]}
    />
  )
}
