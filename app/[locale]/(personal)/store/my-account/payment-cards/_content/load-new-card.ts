import { listCardTypes } from '@/lib/backends/commerce/payment-details.server'
import { paymentProvider } from '@/lib/payment/provider.server'
import { loadBillingAddresses } from '@/lib/payment-cards/billing-addresses.server'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext } from '../../_shell/account-page'
import { loadCards } from './load-cards'

/** What the form of a new card is drawn from. */
export async function loadNewCard(request: AccountContext) {
  const { context, locale, parameters } = request
  const [known, billing, types, draft, provider] = await Promise.all([
    loadCards(request),
    loadBillingAddresses(context),
    listCardTypes(context),
    rejectedFormOfPage(parameters),
    paymentProvider(),
  ])
  if (!known.ok) return known
  if (!billing.ok) return billing
  return ok({
    ...known.value,
    ...billing.value,
    draft,
    brands: types.ok ? types.value : [],
    fields: provider.fieldsSetup(locale),
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadNewCard>>, { ok: true }>

export type NewCardData = Loaded['value']
