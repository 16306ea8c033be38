import { Qualifications } from '@/components/account/qualifications'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { acceptedEvidence } from '@/lib/backends/flags/qualification-evidence'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'qualifications',
  load: ({ context }) => fetchUser(context),
  render: ({ qualification }, { locale, flags }) => (
    <Qualifications
      {...{ locale, qualification }}
      evidence={acceptedEvidence(flags)}
      supportHref={supportHref(locale)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
