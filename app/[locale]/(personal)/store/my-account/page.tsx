import { AccountHomePage } from '@/components/account-home/account-home-page'
import { loadAccountHome } from '@/lib/account-home/load-account-home.server'
import { fullName } from '@/lib/i18n/full-name'
import { pagesNotOffered } from '@/lib/support/menu-pages'
import { accountPage } from './_shell/account-page'

const page = accountPage({
  page: 'accountHome',
  load: ({ locale, context }) => loadAccountHome(locale, context),
  render: (home, { locale, session, flags, hidden }) => (
    <AccountHomePage
      {...{ locale, home, hidden }}
      name={fullName(session.user.firstName, session.user.lastName)}
      hiddenPages={pagesNotOffered(session, flags)}
      now={Date.now()}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
