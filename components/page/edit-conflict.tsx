import type { ReactNode } from 'react'
import { ChangedNote } from '@/components/form/changed-note'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** The page of the record, which is left as it is. */
  keepHref: string
  /** Values on record, by the label of their field; one that is missing is not shown. */
  onRecord: readonly { label: string; value: ReactNode }[]
}

/** Edit conflict of the account: what another tab has saved, above the form with the values typed here. */
export function EditConflict({ locale, keepHref, onRecord }: Props) {
  const { changedTitle, changedKeep } = getMessages(locale).register.notices
  return (
    <ChangedNote
      title={changedTitle}
      keep={changedKeep}
      keepHref={keepHref}
      onRecord={onRecord.filter(({ value }) => value !== undefined && value !== '')}
    />
  )
}
