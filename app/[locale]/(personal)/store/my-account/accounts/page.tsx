import { Accounts } from '@/components/account/accounts'
import { shownProgrammes } from '@/lib/cart/programme-messages'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { accountPage } from '../_shell/account-page'
import { loadAccounts } from './_content/load-accounts'

const page = accountPage({
  page: 'accounts',
  load: ({ context }) => loadAccounts(context),
  render: ({ accounts, programmes, customer }, { locale, session, flags }) => (
    <Accounts
      {...{ locale, accounts, customer }}
      programmes={shownProgrammes(programmes, flags)}
      visitorKey={visitorKeyOf(session.sid)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
