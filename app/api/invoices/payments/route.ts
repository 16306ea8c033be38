import { handleInvoicePayment } from '@/lib/invoices/payment/handle-payment.server'

/** Pays invoices, or asks for the sums of other amounts. */
export const POST = handleInvoicePayment
