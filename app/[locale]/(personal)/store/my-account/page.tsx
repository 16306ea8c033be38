import { AccountHomePage } from '@/components/account-home/account-home-page'
import { loadAccountHome } from '@/lib/account-home/load-account-home.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { fullName } from '@/lib/i18n/full-name'
import { accountPage } from './_shell/account-page'

const page = accountPage({
  page: 'accountHome',
  load: ({ locale, context }) => loadAccountHome(locale, context),
  render: (home, { locale, session: { user }, flags, hidden }) => (
    <AccountHomePage
      {...{ locale, home, hidden }}
      name={fullName(user.firstName, user.lastName)}
      hiddenPages={hiddenAccountPages(flags)}
      now={Date.now()}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
