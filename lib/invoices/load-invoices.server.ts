import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { InvoiceList } from '@/lib/contract/commerce/invoice/invoice-list'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedInvoices, invoicesQuery } from './invoices-address'

/** A page of invoices, and the organizations whose invoices the user sees. */
export type InvoicesData = { list: InvoiceList; accounts: readonly { uid: string; name: string }[] }

/** Loads a page of invoices; without the choice of an account if organizations cannot be loaded. */
export async function loadInvoices(
  context: SignedInContext,
  asked: AskedInvoices,
): Promise<Result<InvoicesData, Problem>> {
  const [list, organisations] = await Promise.all([
    listInvoices(context, invoicesQuery(asked)),
    listOrganisations(context, BESIDE_DEADLINE_MS),
  ])
  if (!list.ok) return list
  const accounts = (organisations.ok ? organisations.value : []).filter(
    ({ accountType, association }) => accountType === 'ORGANIZATION' && association?.administrator === true,
  )
  return ok({ list: list.value, accounts: accounts.map(({ uid, name }) => ({ uid, name })) })
}
