import 'server-only'
import { invoiceSchema } from '@/lib/contract/commerce/invoice/invoice'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Fetches an invoice of the signed-in user; that of another user does not exist for commerce. */
export const fetchInvoice = (context: SignedInContext, number: string) =>
  callCommerce(context, {
    operation: 'fetchInvoice',
    method: 'GET',
    path: ['users', 'current', 'invoices', number],
    query: { fields: 'FULL' },
    schema: invoiceSchema,
  })
