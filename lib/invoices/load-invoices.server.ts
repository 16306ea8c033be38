import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { InvoiceList } from '@/lib/contract/commerce/invoice/invoice-list'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedInvoices, invoicesQuery } from './invoices-address'

/** A page of the invoice list, and the organizations by which an administrator can filter it. */
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
  const accounts = administeredOrganisations(organisations.ok ? organisations.value : [])
  return ok({ list: list.value, accounts: accounts.map(({ uid, name }) => ({ uid, name })) })
}
