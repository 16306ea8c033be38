import 'server-only'
import type { Consignment } from '@/lib/contract/commerce/order/consignment'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import { newPdf, writeHead } from './new-pdf.server'

/** The parcels of an order that have left, with what is in each; without prices. */
export async function packingListPdf(locale: Locale, order: Order): Promise<Buffer> {
  const t = getTranslator(locale, 'orders')
  const title = t('pdf.packingTitle')
  const pdf = newPdf(locale, `${title} ${order.code}`)
  const number = order.purchaseOrderNumber
  writeHead(locale, pdf, {
    title,
    lines: [
      `${t('pdf.order')} ${order.code}`,
      ...(number === undefined ? [] : [t('history.purchaseOrder', { number })]),
    ],
  })
  const { deliveryAddress } = order
  if (deliveryAddress !== undefined) pdf.terms([{ term: t('facts.to'), lines: letterLines(deliveryAddress) }])
  const parcels = order.consignments.filter(({ trackingID }) => trackingID !== undefined)
  for (const [index, parcel] of parcels.entries()) {
    pdf.heading('H2', t('parcels.parcel', { number: index + 1, count: order.consignments.length }))
    for (const line of parcelLines(locale, parcel)) pdf.paragraph(line)
    await pdf.table(
      [
        { title: t('pdf.item'), share: 12 },
        { title: t('pdf.number'), share: 6 },
        { title: t('pdf.quantity'), share: 3, align: 'right' },
      ],
      parcel.entries.map(({ orderEntry: { product }, quantity }) => [
        product.name,
        product.code,
        formatNumber(locale, quantity),
      ]),
    )
  }
  return pdf.finish()
}

function parcelLines(locale: Locale, parcel: Consignment): readonly string[] {
  const t = getTranslator(locale, 'orders')
  const { trackingID: id, carrierDetails, trackingEvents = [] } = parcel
  const left = trackingEvents.at(-1)?.eventDate
  const date = left === undefined ? undefined : formatDate(locale, left)
  return [
    ...(date === undefined ? [] : [t('pdf.shipped', { date })]),
    ...(carrierDetails === undefined ? [] : [carrierDetails.name]),
    ...(id === undefined ? [] : [t('pdf.parcelNumber', { id })]),
  ]
}
