import 'server-only'
import { fetchInvoicePayment } from '@/lib/backends/commerce/invoice-payments.server'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { writtenPdf } from '@/lib/handlers/download-file.server'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { isOutage } from '@/lib/result/result'
import { invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import type { InvoicePayer } from './payer.server'
import { receiptPdf } from './receipt-pdf.server'

/**
 * Receipt of a payment as PDF, only for the user or guest who paid. Without a file the browser is redirected
 * to the list of invoices, which shows an outage.
 */
export async function downloadReceipt(
  payer: InvoicePayer | 'unavailable' | undefined,
  locale: Locale,
  code: string,
): Promise<Response> {
  if (payer === undefined) return redirectSeeOther(invoicesPath(locale))
  if (payer === 'unavailable') return unavailable(locale)
  const made = await writtenPdf(
    await fetchInvoicePayment(payer.context, code),
    () => `receipt-${code}`,
    payment => receiptPdf(locale, payment),
  )
  if (made.ok) return made.value
  return isOutage(made.error) ? unavailable(locale) : redirectSeeOther(invoicesPath(locale))
}

const unavailable = async (locale: Locale): Promise<Response> =>
  redirectSeeOther(
    await flashAddress(invoicesPath(locale), {
      tone: 'caution',
      message: getTranslator(locale, 'unavailable')('file'),
    }),
  )
