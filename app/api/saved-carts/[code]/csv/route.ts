import { defineRead } from '@/lib/handlers/define-read.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'
import { downloadSavedCart } from '@/lib/saved-cart-files/download-saved-cart.server'

/** The lines of a saved cart that the user may see, as a CSV file. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadSavedCart(session, locale, code),
)
