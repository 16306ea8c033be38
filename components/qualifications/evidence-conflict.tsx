import { EditConflict } from '@/components/page/edit-conflict'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { evidenceFacts } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; qualification: Qualification }

/** The details of an evidence that were saved after its form was rendered. */
export const EvidenceConflict = ({ locale, qualification }: Props) => (
  <EditConflict
    locale={locale}
    keepHref={accountDetailPath(locale, 'qualifications', qualification.id)}
    onRecord={evidenceFacts(locale, qualification)}
  />
)
