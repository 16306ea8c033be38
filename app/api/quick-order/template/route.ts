import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { listTemplate } from '@/lib/quick-order/template'

const NEEDS = { limit: 'cheapRead', query: z.object({ locale: localeSchema }) } as const

/** A CSV file for the quick order, to be filled in. */
export const GET = defineRead(
  NEEDS,
  ({ query: { locale } }) =>
    new Response(listTemplate(locale), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="quick-order.csv"',
      },
    }),
)
