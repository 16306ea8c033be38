import 'server-only'
import { fetchInvoice } from '@/lib/backends/commerce/invoices.server'
import { fetchVisibleOrder } from '@/lib/backends/commerce/order-history.server'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { fetchReturn } from '@/lib/backends/commerce/returns.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { downloadFile, writtenPdf } from '@/lib/handlers/download-file.server'
import { failed, ok } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { invoicePdf } from './invoice-pdf.server'
import { packingListPdf } from './packing-list-pdf.server'
import { returnNotePdf } from './return-note-pdf.server'

const pageOf = (locale: Locale, code: string): string => accountDetailPath(locale, 'orderHistory', code)

/** The packing list of an order as a file. */
export const downloadPackingList = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: pageOf(locale, code),
    file: async context =>
      writtenPdf(
        await fetchVisibleOrder(context, code),
        () => `packing-list-${code}`,
        ({ order }) => packingListPdf(locale, order),
      ),
  })

/** The invoice of an order as a file. */
export const downloadInvoice = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: pageOf(locale, code),
    file: async (context, user) => {
      const [order, { values: flags }] = await Promise.all([
        fetchOrder(context, code),
        getFlags(locale, user),
      ])
      if (!order.ok) return order
      const number = order.value.invoices?.[0]?.invoiceNumber
      if (number === undefined) return failed({ ...NO_INVOICE, requestId: '' })
      const invoice = await fetchInvoice(context, number)
      const both = invoice.ok ? ok({ order: order.value, invoice: invoice.value }) : invoice
      return writtenPdf(
        both,
        () => `invoice-${number}`,
        value => invoicePdf({ locale, flags, ...value }),
      )
    },
  })

/** An order that is not invoiced yet has none. */
const NO_INVOICE = {
  kind: 'domain',
  dependency: 'commerce',
  operation: 'fetchInvoice',
  status: 404,
} as const

/** The note for the parcel of a return as a file. */
export const downloadReturnNote = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: accountPath(locale, 'orderHistory'),
    file: async context =>
      writtenPdf(
        await fetchReturn(context, code),
        ({ rma }) => `return-${rma}`,
        request => returnNotePdf(locale, request),
      ),
  })
