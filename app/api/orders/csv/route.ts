import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadFile } from '@/lib/handlers/download-file.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { downloadOrders } from '@/lib/orders/history/download-orders.server'
import { orderHistoryAddress } from '@/lib/orders/history/order-history-address'

const NEEDS = { limit: 'read', session: 'optional', query: z.looseObject({ locale: localeSchema }) } as const

const TEXTS = z.record(z.string(), z.string())

/** The orders that the parameters of the order history ask for, as a CSV file. */
export const GET = defineRead(NEEDS, ({ session, query: { locale, ...parameters } }) => {
  const asked = orderHistoryAddress.parse(TEXTS.parse(parameters))
  const page = orderHistoryAddress.build(locale, asked)
  return downloadFile(session, locale, { page, file: context => downloadOrders(context, asked) })
})
