import 'server-only'
import { listInvoiceCredits, sumInvoices } from '@/lib/backends/commerce/invoice-payments.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import type { InvoiceCredit } from '@/lib/contract/commerce/invoice/invoice-list'
import type { InvoiceSums } from '@/lib/contract/commerce/invoice/invoice-payment'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { FormErrors } from '@/lib/forms/form-errors'
import { isOutage, ok, type Problem, type Result } from '@/lib/result/result'
import type { InvoicePayer } from './payer.server'
import { type LeftOut, loadPayableLines, type PayableLine } from './payment-lines.server'
import { paymentRefusal } from './payment-refusal'
import { type PaymentSelection, toSumsInput } from './selection'

/** A credit note that can be used, and how much of it is. */
type CreditLine = { credit: InvoiceCredit; amount: number | undefined }

/**
 * What the page of a payment is drawn from. Either there are sums, or a fault that says why not; neither
 * where nothing can be paid.
 */
export type PaymentData = {
  lines: readonly PayableLine[]
  leftOut: readonly LeftOut[]
  credits: readonly CreditLine[]
  cards: readonly PaymentDetails[]
  /** With the amounts that are shown. */
  selection: PaymentSelection
  sums: InvoiceSums | undefined
  fault: FormErrors | undefined
}

/** Loads what the selected invoices are paid with; money is added up by commerce only. */
export async function loadPayment(
  payer: InvoicePayer,
  selected: PaymentSelection,
): Promise<Result<PaymentData, Problem>> {
  const [found, ways] = await Promise.all([loadPayableLines(payer, selected.invoices), loadWays(payer)])
  if (!found.ok) return found
  if (!ways.ok) return ways
  const { lines, leftOut } = found.value
  const credits = usableCredits(lines, ways.value.credits).map(credit => ({
    credit,
    amount: selected.credits.find(({ number }) => number === credit.creditNumber)?.amount,
  }))
  const selection = selectionOf(lines, credits)
  const base = { lines, leftOut, credits, cards: ways.value.cards, selection }
  if (lines.length === 0) return ok({ ...base, sums: undefined, fault: undefined })
  const summed = await sumInvoices(payer.context, toSumsInput(selection))
  if (summed.ok) return ok({ ...base, sums: summed.value, fault: undefined })
  const fault = paymentRefusal(summed.error)
  return fault === undefined || isOutage(summed.error) ? summed : ok({ ...base, sums: undefined, fault })
}

/** Credit notes and cards of the payer. Without the cards, a new one can still be entered. */
async function loadWays(
  payer: InvoicePayer,
): Promise<Result<{ credits: readonly InvoiceCredit[]; cards: readonly PaymentDetails[] }, Problem>> {
  if (payer.kind === 'guest') return ok({ credits: [], cards: [] })
  const [credits, cards] = await Promise.all([listInvoiceCredits(payer.context), listCards(payer.context)])
  if (!credits.ok) return credits
  return ok({ credits: credits.value, cards: cards.ok ? cards.value : [] })
}

/** Credit notes pay invoices of their own account and currency only. */
function usableCredits(
  lines: readonly PayableLine[],
  credits: readonly InvoiceCredit[],
): readonly InvoiceCredit[] {
  const [first] = lines
  if (first === undefined) return []
  const { organization, open } = first.invoice
  const isSame = (line: Pick<InvoiceCredit, 'organization' | 'open'>) =>
    line.organization?.uid === organization?.uid && line.open.currencyIso === open.currencyIso
  return lines.every(({ invoice }) => isSame(invoice)) ? credits.filter(isSame) : []
}

const selectionOf = (lines: readonly PayableLine[], credits: readonly CreditLine[]): PaymentSelection => ({
  invoices: lines.map(({ invoice, amount }) => ({ number: invoice.invoiceNumber, amount })),
  credits: credits.flatMap(({ credit, amount = 0 }) =>
    amount === 0 ? [] : [{ number: credit.creditNumber, amount }],
  ),
})
