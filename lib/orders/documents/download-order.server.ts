import 'server-only'
import { fetchVisibleOrder } from '@/lib/backends/commerce/order-history.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { downloadFile, writtenPdf } from '@/lib/handlers/download-file.server'
import type { Session } from '@/lib/session/session-state'
import { orderConfirmationPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { orderPdf } from './order-pdf.server'

/** The confirmation of an order as a file. */
export const downloadOrder = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: orderConfirmationPath(locale, code),
    file: async (context, user) => {
      const [order, { values: flags }] = await Promise.all([
        fetchVisibleOrder(context, code),
        getFlags(locale, user),
      ])
      return writtenPdf(
        order,
        () => `order-${code}`,
        value => orderPdf(locale, value.order, flags),
      )
    },
  })
