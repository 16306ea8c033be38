import 'server-only'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import { downloadFile } from '@/lib/handlers/download-file.server'
import { csvResponse } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { savedCartCsv } from './saved-cart-csv'

/** A saved cart as a CSV file; one that the user may not see has none. */
export const downloadSavedCart = (session: Session, locale: Locale, code: string): Promise<Response> =>
  downloadFile(session, locale, {
    page: accountDetailPath(locale, 'savedCarts', code),
    file: async context => {
      const cart = await fetchSavedCart(context, code)
      if (!cart.ok) return cart
      const name = getTranslator(locale, 'savedCarts')('csv.name')
      return ok(csvResponse(`${name}-${code}.csv`, savedCartCsv(locale, cart.value)))
    },
  })
