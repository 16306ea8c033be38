import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchInvoice } from '@/lib/backends/commerce/invoices.server'
import { fetchVisibleOrder } from '@/lib/backends/commerce/order-history.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { downloadFile, writtenPdf } from '@/lib/handlers/download-file.server'
import { invoicePdf } from '@/lib/orders/documents/invoice-pdf.server'
import { ok } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { invoicePath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { invoiceWithoutLinesPdf } from './invoice-without-lines-pdf.server'

/** An invoice as a file, with the lines of its order where it has one. */
export const downloadInvoiceFile = (session: Session, locale: Locale, number: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: invoicePath(locale, number),
    file: async (context, user) => {
      const read = await readInvoice(context, number)
      const { values: flags } = await getFlags(locale, user)
      return writtenPdf(
        read,
        () => `invoice-${number}`,
        ({ invoice, order }) =>
          order === undefined
            ? invoiceWithoutLinesPdf(locale, invoice)
            : invoicePdf({ locale, flags, invoice, order }),
      )
    },
  })

async function readInvoice(context: SignedInContext, number: string) {
  const invoice = await fetchInvoice(context, number)
  if (!invoice.ok) return invoice
  const order = await orderOf(context, invoice.value)
  if (order?.ok === false) return order
  return ok({ invoice: invoice.value, order: order?.value.order })
}

const orderOf = async (context: SignedInContext, { orderCode }: Invoice) =>
  orderCode === undefined ? undefined : fetchVisibleOrder(context, orderCode)
