import { Qualifications } from '@/components/qualifications/qualifications'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { acceptedEvidence } from '@/lib/backends/flags/qualification-evidence'
import { loadQualifications } from '@/lib/qualifications/load-qualifications.server'
import { firstParam } from '@/lib/site/address-parameters'
import { DISCARD_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'qualifications',
  load: ({ context }) => loadQualifications(context, Date.now()),
  render: (data, { locale, flags, hidden, parameters }) => (
    <Qualifications
      {...{ locale, data, hidden }}
      asked={firstParam(parameters, DISCARD_PARAMETER)}
      evidence={acceptedEvidence(flags)}
      supportHref={supportHref(locale)}
      now={Date.now()}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
