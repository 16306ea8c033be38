import 'server-only'
import type { ReturnRequest } from '@/lib/contract/commerce/order/return-request'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { newPdf, writeHead } from './new-pdf.server'

/** The note that goes into the parcel of a return; without prices. */
export async function returnNotePdf(locale: Locale, request: ReturnRequest): Promise<Buffer> {
  const t = getTranslator(locale, 'orders')
  const { rma, order, creationTime, returnAddress, returnEntries } = request
  const pdf = newPdf(locale, `${t('pdf.returnTitle')} ${rma}`)
  writeHead(locale, pdf, {
    title: t('pdf.returnTitle'),
    lines: [
      `${t('pdf.returnNumber')} ${rma}`,
      `${t('pdf.order')} ${order.code}`,
      t('returns.requested', { date: formatDate(locale, creationTime) ?? creationTime }),
    ],
  })
  pdf.paragraph(t('pdf.putIn'))
  pdf.terms([{ term: t('pdf.sendTo'), lines: returnAddress.split(', ') }])
  await pdf.table(
    [
      { title: t('pdf.item'), share: 12 },
      { title: t('pdf.number'), share: 6 },
      { title: t('pdf.quantity'), share: 3, align: 'right' },
    ],
    returnEntries.map(({ orderEntry: { product }, expectedQuantity }) => [
      product.name,
      product.code,
      formatNumber(locale, expectedQuantity),
    ]),
  )
  return pdf.finish()
}
