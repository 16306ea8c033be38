import type { SummaryEntry } from '@/components/form/errors/error-summary'
import { quantityField } from '@/lib/cart/lines/line-fields'
import type { CartErrors } from './cart-lines'

/** Error summary of the lines of a cart, with links to the fields. */
export const linesSummary = (errors: CartErrors): readonly SummaryEntry[] =>
  [...errors].map(([code, { inSummary }]) => ({ text: inSummary, fieldId: quantityField(code) }))
