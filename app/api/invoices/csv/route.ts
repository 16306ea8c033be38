import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadFile } from '@/lib/handlers/download-file.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { downloadInvoices, downloadSelected } from '@/lib/invoices/download-invoices.server'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { MOST_SELECTED } from '@/lib/invoices/selected-invoices'
import { SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'
import { isCode } from '@/lib/validation/codes'

const NEEDS = { limit: 'read', session: 'optional', query: z.looseObject({ locale: localeSchema }) } as const

const TEXTS = z.record(z.string(), z.string())

/** Invoices that are chosen in the list, or all that its parameters ask for, as a CSV file. */
export const GET = defineRead(NEEDS, ({ session, request, query: { locale, ...parameters } }) => {
  const asked = invoicesAddress.parse(TEXTS.parse(parameters))
  const chosen = request.nextUrl.searchParams
    .getAll(SELECTED_INVOICE_PARAMETER)
    .filter(isCode)
    .slice(0, MOST_SELECTED)
  return downloadFile(session, locale, {
    page: invoicesAddress.build(locale, asked),
    file: context =>
      chosen.length > 0 ? downloadSelected(context, chosen) : downloadInvoices(context, asked),
  })
})
