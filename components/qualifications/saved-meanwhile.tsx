import { ChangedNote } from '@/components/form/changed-note'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { getMessages } from '@/lib/i18n/messages'
import { evidenceFacts } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; qualification: Qualification }

/** Edit conflict: the details saved in another tab, above the form with the values typed in this one. */
export function SavedMeanwhile({ locale, qualification }: Props) {
  const { register } = getMessages(locale)
  return (
    <ChangedNote
      title={register.notices.changedTitle}
      keep={register.notices.changedKeep}
      keepHref={accountDetailPath(locale, 'qualifications', qualification.id)}
      onRecord={evidenceFacts(locale, qualification)}
    />
  )
}
