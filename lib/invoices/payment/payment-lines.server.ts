import 'server-only'
import { viewLookedUpInvoice } from '@/lib/backends/commerce/invoice-lookup.server'
import { fetchInvoice } from '@/lib/backends/commerce/invoices.server'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { isOutage, ok, type Problem, type Result } from '@/lib/result/result'
import type { InvoicePayer } from './payer.server'
import type { SelectedLine } from './selection'

/** What is shown of an invoice that is paid; with an account and without one. */
type PayableInvoice = Pick<
  Invoice,
  'invoiceNumber' | 'dueOn' | 'status' | 'open' | 'total' | 'pending' | 'organization' | 'payable'
>

/** An invoice of the selection, and how much of it is paid; by default what is open. */
export type PayableLine = { invoice: PayableInvoice; amount: number }

/**
 * An invoice of the selection that is left out: it does not exist for the payer, nothing is open, or only an
 * administrator of its organization may pay it.
 */
export type LeftOut = { number: string; reason: 'missing' | 'paid' | 'notAllowed' }

export type PayableLines = { lines: readonly PayableLine[]; leftOut: readonly LeftOut[] }

/** Loads the selected invoices; somebody without an account pays the one that they have looked up. */
export async function loadPayableLines(
  payer: InvoicePayer,
  selected: readonly SelectedLine[],
): Promise<Result<PayableLines, Problem>> {
  if (payer.kind === 'guest') {
    const view = await viewLookedUpInvoice(payer.context)
    if (!view.ok) return view
    const { invoice } = view.value
    const chosen = selected.find(({ number }) => number === invoice.invoiceNumber)
    return ok(sort([{ selected: chosen ?? { number: invoice.invoiceNumber }, invoice }]))
  }
  const answers = await Promise.all(
    selected.map(async line => ({
      selected: line,
      answer: await fetchInvoice(payer.context, line.number),
    })),
  )
  const known: Known[] = []
  for (const { selected: line, answer } of answers) {
    if (answer.ok) known.push({ selected: line, invoice: answer.value })
    else if (answer.error.status === 401 || isOutage(answer.error)) return answer
    else known.push({ selected: line, invoice: undefined })
  }
  return ok(sort(known))
}

type Known = { selected: SelectedLine; invoice: PayableInvoice | undefined }

function sort(known: readonly Known[]): PayableLines {
  const lines: PayableLine[] = []
  const leftOut: LeftOut[] = []
  for (const { selected, invoice } of known) {
    if (invoice === undefined) leftOut.push({ number: selected.number, reason: 'missing' })
    else if (invoice.open.value === 0) leftOut.push({ number: selected.number, reason: 'paid' })
    else if (!invoice.payable) leftOut.push({ number: selected.number, reason: 'notAllowed' })
    else lines.push({ invoice, amount: selected.amount ?? invoice.open.value })
  }
  return { lines, leftOut }
}
