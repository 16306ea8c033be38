import 'server-only'
import type { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { quoteListSchema } from '@/lib/contract/commerce/quote/quote-list'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedQuotes, quotesQuery } from './quotes-address'

/** A page of the list, and whether the user has organizations whose quotes can be added. */
export type QuotesData = { list: z.infer<typeof quoteListSchema>; hasOrganizations: boolean }

/** Loads a page of quotes; without the choice of a scope if organizations cannot be loaded. */
export async function loadQuotes(
  context: SignedInContext,
  asked: AskedQuotes,
): Promise<Result<QuotesData, Problem>> {
  const [list, organisations] = await Promise.all([
    listQuotes(context, quotesQuery(asked)),
    listOrganisations(context, BESIDE_DEADLINE_MS),
  ])
  if (!list.ok) return list
  return ok({ list: list.value, hasOrganizations: organisations.ok && organisations.value.length > 0 })
}
