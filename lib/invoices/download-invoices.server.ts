import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchInvoice, listInvoices } from '@/lib/backends/commerce/invoices.server'
import { csvStreamResponse } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedInvoices, invoicesQuery } from './invoices-address'
import { invoicesCsvHead, invoicesCsvRows } from './invoices-csv'

/** Invoices that are read at once, as many as commerce gives. */
const INVOICES_AT_ONCE = 100

/**
 * All invoices that a page of the list is part of, as a CSV file. It is written while it is read. The first
 * part decides whether there is a file; one that breaks off later is not complete, and the browser says so.
 */
export async function downloadInvoices(
  context: SignedInContext,
  asked: AskedInvoices,
): Promise<Result<Response, Problem>> {
  const { locale } = context
  const read = (page: number) => listInvoices(context, { ...invoicesQuery(asked), page }, INVOICES_AT_ONCE)
  const first = await read(0)
  if (!first.ok) return first
  const start = first.value
  async function* parts() {
    yield invoicesCsvHead(locale)
    yield invoicesCsvRows(locale, start.invoices)
    for (let page = 1; page < start.pagination.totalPages; page += 1) {
      const part = await read(page)
      if (!part.ok) {
        logger.warn({ operation: part.error.operation }, 'a list of invoices broke off')
        throw new Error('invoices could not be read')
      }
      yield invoicesCsvRows(locale, part.value.invoices)
    }
  }
  return ok(csvStreamResponse(nameOf(context), parts()))
}

const nameOf = ({ locale }: SignedInContext): string => `${getTranslator(locale, 'invoices')('csv.name')}.csv`

/** Chosen invoices as a CSV file, in the order of their choice. */
export async function downloadChosen(
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
  return ok(csvStreamResponse(nameOf(context), parts()))
}
