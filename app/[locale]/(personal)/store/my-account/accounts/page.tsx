import { Accounts } from '@/components/account/accounts'
import { InvitationOffer } from '@/components/account/organisations/invitation-offer'
import { shownProgrammes } from '@/lib/cart/sums/programme-messages'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { accountPath } from '@/lib/site/account-pages'
import { firstParam, withParameter } from '@/lib/site/address-parameters'
import { INVITATION_PARAMETER } from '@/lib/site/page-parameters'
import { type AccountRequest, accountPage } from '../_shell/account-page'
import { loadAccounts } from './_content/load-accounts'

const tokenIn = ({ parameters }: Pick<AccountRequest, 'parameters'>): string =>
  firstParam(parameters, INVITATION_PARAMETER)

const page = accountPage({
  page: 'accounts',
  // Whoever signs in first, or registers, finds the invitation again.
  address: request => {
    const address = accountPath(request.locale, 'accounts')
    const token = tokenIn(request)
    return token === '' ? address : withParameter(address, INVITATION_PARAMETER, token)
  },
  load: request => loadAccounts(request.context, tokenIn(request)),
  render: ({ programmes, invitation, ...own }, view) => (
    <>
      {tokenIn(view) !== '' && (
        <InvitationOffer
          locale={view.locale}
          token={tokenIn(view)}
          invitation={invitation}
          hidden={view.hidden}
        />
      )}
      <Accounts
        {...own}
        locale={view.locale}
        programmes={shownProgrammes(programmes, view.flags)}
        visitorKey={visitorKeyOf(view.session.sid)}
        hidden={view.hidden}
      />
    </>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
