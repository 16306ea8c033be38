import { EvidenceForm } from '@/components/qualifications/evidence-form'
import { getTranslator } from '@/lib/i18n/translator'
import { loadEvidenceForm } from '@/lib/qualifications/load-qualifications.server'
import { qualificationEditPath } from '@/lib/site/qualification-paths'
import { accountPage } from '../../../_shell/account-page'
import { EVIDENCE_FORM_PAGE } from '../../_content/evidence-form-page'

const page = accountPage({
  ...EVIDENCE_FORM_PAGE,
  load: ({ context, code, parameters }) => loadEvidenceForm(context, { id: code, parameters }),
  address: ({ locale, code }) => qualificationEditPath(locale, code),
  title: ({ locale }) => getTranslator(locale, 'qualifications')('editTitle'),
  detail: { nameOf: (_, { locale }) => getTranslator(locale, 'qualifications')('editTitle') },
  render: (data, { locale, hidden }) => <EvidenceForm {...{ locale, data, hidden }} isChange />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
