import { Overview } from '@/components/account/overview'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { fullName } from '@/lib/i18n/full-name'
import { loadOverview } from './_content/load-overview'
import { accountPage } from './_shell/account-page'

const page = accountPage({
  page: 'accountHome',
  load: loadOverview,
  render: (overview, { locale, session: { user }, flags }) => (
    <Overview
      {...{ locale, ...overview }}
      name={fullName(user.firstName, user.lastName)}
      hiddenPages={hiddenAccountPages(flags)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
