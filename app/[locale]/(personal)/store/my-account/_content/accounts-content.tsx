import { Accounts } from '@/components/account/accounts'
import { knownProgrammes } from '@/lib/cart/programme-words'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { fetchUser } from '@/lib/commerce/users.server'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { type AccountVisit, loadAccounts } from './account-visit'
import { shown } from './shown'

type Props = { visit: AccountVisit; context: SignedInContext }

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
