import { EvidenceForm } from '@/components/qualifications/evidence-form'
import { getTranslator } from '@/lib/i18n/translator'
import { loadEvidenceForm } from '@/lib/qualifications/load-qualifications.server'
import { firstParam } from '@/lib/site/address-parameters'
import { RENEWS_PARAMETER } from '@/lib/site/page-parameters'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import { accountPage } from '../../../_shell/account-page'
import { EVIDENCE_FORM_PAGE } from '../../_content/evidence-form-page'

const page = accountPage({
  ...EVIDENCE_FORM_PAGE,
  load: ({ context, code, parameters }) =>
    loadEvidenceForm(context, { kind: code, renews: firstParam(parameters, RENEWS_PARAMETER), parameters }),
  address: ({ locale, code, parameters }) =>
    newQualificationPath(locale, code, firstParam(parameters, RENEWS_PARAMETER) || undefined),
  title: ({ locale }) => getTranslator(locale, 'qualifications')('new'),
  detail: {
    nameOf: ({ kind }, { locale }) => getTranslator(locale, 'qualifications')(`kinds.${kind}`),
  },
  render: (data, { locale, hidden }) => <EvidenceForm {...{ locale, data, hidden }} isChange={false} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
