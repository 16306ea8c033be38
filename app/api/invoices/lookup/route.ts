import { handleInvoiceLookup } from '@/lib/invoices/lookup/handle-lookup.server'

/** Looks an invoice up without a sign-in. */
export const POST = handleInvoiceLookup
