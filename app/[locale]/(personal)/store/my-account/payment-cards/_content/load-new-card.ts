import { headers } from 'next/headers'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { listCardTypes } from '@/lib/backends/commerce/payment-details.server'
import { paymentProvider } from '@/lib/payment/provider.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext } from '../../_shell/account-page'
import { loadCards } from './load-cards'

/** What the form of a new card is drawn from; without card fields if the payment provider does not answer. */
export async function loadNewCard(request: AccountContext) {
  const { context, locale, parameters } = request
  const origin = readPublicOrigin({ headers: await headers() }) ?? ''
  const [known, addresses, types, draft] = await Promise.all([
    loadCards(request),
    listAddresses(context),
    listCardTypes(context),
    rejectedFormOfPage(parameters),
  ])
  if (!known.ok) return known
  if (!addresses.ok) return addresses
  const mayAdd = known.value.isRecent && addresses.value.length > 0
  const session = mayAdd
    ? await (await paymentProvider()).createFieldsSession({ origin, locale, purpose: { kind: 'setup' } })
    : undefined
  return ok({
    ...known.value,
    draft,
    addresses: addresses.value,
    brands: types.ok ? types.value : [],
    fields: session?.ok ? session.value : undefined,
  })
}

type Loaded = Extract<Awaited<ReturnType<typeof loadNewCard>>, { ok: true }>

export type NewCardData = Loaded['value']
