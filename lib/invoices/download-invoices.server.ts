import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchInvoice, listInvoices } from '@/lib/backends/commerce/invoices.server'
import { pagedCsv } from '@/lib/handlers/paged-csv.server'
import { streamedFile } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedInvoices, invoicesQuery } from './invoices-address'
import { invoicesCsvHead, invoicesCsvRows } from './invoices-csv'

/** Invoices that are read at once, as many as commerce gives. */
const INVOICES_AT_ONCE = 100

/** All invoices that a page of the list is part of, as a CSV file. */
export const downloadInvoices = (
  context: SignedInContext,
  asked: AskedInvoices,
): Promise<Result<Response, Problem>> =>
  pagedCsv({
    name: nameOf(context),
    head: invoicesCsvHead(context.locale),
    read: page => listInvoices(context, { ...invoicesQuery(asked), page }, INVOICES_AT_ONCE),
    rows: ({ invoices }) => invoicesCsvRows(context.locale, invoices),
  })

const nameOf = ({ locale }: SignedInContext): string => getTranslator(locale, 'invoices')('csv.name')

/** Selected invoices as a CSV file, in the order of the list. */
export async function downloadSelected(
  context: SignedInContext,
  numbers: readonly string[],
): Promise<Result<Response, Problem>> {
  const answers = await Promise.all(numbers.map(number => fetchInvoice(context, number)))
  const failure = answers.find(answer => !answer.ok)
  if (failure !== undefined && !failure.ok) return failure
  const invoices = answers.flatMap(answer => (answer.ok ? [answer.value] : []))
  const { locale } = context
  async function* parts() {
    yield invoicesCsvHead(locale)
    yield invoicesCsvRows(locale, invoices)
  }
  return ok(streamedFile(nameOf(context), 'csv', parts()))
}
