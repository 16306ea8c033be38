import { Accounts } from '@/components/account/accounts'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { knownProgrammes } from '@/lib/cart/programme-messages'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { type AccountContext, loadAccounts } from './account-visit'
import { shown } from './shown'

type Props = { visit: AccountContext; context: SignedInContext }

/** The accounts of somebody, with what was agreed for them as far as that can be had. */
export async function AccountsContent({ visit, context }: Props) {
  const { locale, session, flags } = visit
  const [loaded, record] = await Promise.all([loadAccounts(context), fetchUser(context)])
  return shown(visit, loaded, accounts => (
    <Accounts
      {...{ locale, accounts }}
      programmes={record.ok ? knownProgrammes(record.value.programmes, flags) : []}
      visitorKey={visitorKeyOf(session.sid)}
    />
  ))
}
