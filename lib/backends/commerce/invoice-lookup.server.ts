import 'server-only'
import type { z } from 'zod'
import {
  type invoiceLookupInputSchema,
  invoiceLookupSchema,
  invoiceLookupViewSchema,
} from '@/lib/contract/commerce/invoice/invoice-lookup'
import { type CommerceContext, callCommerce } from './commerce-call.server'

const LOOKUP = ['invoices', 'lookup']

/** Looks an invoice up without an account. Whatever does not match, the answer is the same 404. */
export const lookUpInvoice = (context: CommerceContext, body: z.infer<typeof invoiceLookupInputSchema>) =>
  callCommerce(context, {
    operation: 'lookUpInvoice',
    method: 'POST',
    path: LOOKUP,
    body,
    schema: invoiceLookupSchema,
    anyCurrency: true,
    isRead: true,
  })

/** The invoice that the token of a look-up opens. */
export const viewLookedUpInvoice = (context: CommerceContext & { lookupToken: string }) =>
  callCommerce(context, {
    operation: 'viewLookedUpInvoice',
    method: 'POST',
    path: [...LOOKUP, 'view'],
    body: { lookupToken: context.lookupToken },
    schema: invoiceLookupViewSchema,
    anyCurrency: true,
    isRead: true,
  })
