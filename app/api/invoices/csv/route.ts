import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { CHOSEN_INVOICE, MOST_CHOSEN } from '@/lib/invoices/chosen-invoices'
import { downloadChosen, downloadInvoices } from '@/lib/invoices/download-invoices.server'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { downloadFile } from '@/lib/orders/download-file.server'

const NEEDS = { limit: 'read', session: 'optional', query: z.looseObject({ locale: localeSchema }) } as const

const TEXTS = z.record(z.string(), z.string())

/** Invoices that are chosen in the list, or all that its parameters ask for, as a CSV file. */
export const GET = defineRead(NEEDS, ({ session, request, query: { locale, ...parameters } }) => {
  const asked = invoicesAddress.parse(TEXTS.parse(parameters))
  const chosen = request.nextUrl.searchParams.getAll(CHOSEN_INVOICE).filter(isCode).slice(0, MOST_CHOSEN)
  return downloadFile(session, locale, {
    page: invoicesAddress.build(locale, asked),
    file: context => (chosen.length > 0 ? downloadChosen(context, chosen) : downloadInvoices(context, asked)),
  })
})
