import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { listCardTypes } from '@/lib/backends/commerce/payment-details.server'
import { isAdministered } from '@/lib/organisation/account-view'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { paymentProvider } from '@/lib/payment/provider.server'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext } from '../../_shell/account-page'
import { loadCards } from './load-cards'

/** What the form of a new card is drawn from. */
export async function loadNewCard(request: AccountContext) {
  const { context, locale, parameters } = request
  const [known, addresses, types, draft, provider, accounts] = await Promise.all([
    loadCards(request),
    listAddresses(context),
    listCardTypes(context),
    rejectedFormOfPage(parameters),
    paymentProvider(),
    listAccounts(context),
  ])
  if (!known.ok) return known
  if (!addresses.ok) return addresses
  if (!accounts.ok) return accounts
  return ok({
    ...known.value,
    draft,
    addresses: addresses.value,
    brands: types.ok ? types.value : [],
    organizations: accounts.value.filter(isAdministered),
    fields: provider.fieldsSetup(locale),
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadNewCard>>, { ok: true }>

export type NewCardData = Loaded['value']
