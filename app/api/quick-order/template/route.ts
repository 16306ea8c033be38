import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { csvResponse } from '@/lib/handlers/respond.server'
import { listTemplate } from '@/lib/quick-order/template'

const NEEDS = { limit: 'cheapRead', query: localeQuerySchema } as const

/** A CSV file for the quick order, to be filled in. */
export const GET = defineRead(NEEDS, ({ query: { locale } }) =>
  csvResponse('quick-order.csv', listTemplate(locale)),
)
