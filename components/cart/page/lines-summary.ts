import type { SummaryEntry } from '@/components/form/error-summary'
import { quantityField } from '@/lib/cart/line-fields'
import type { CartErrors } from './cart-lines'

/** What has to be put right in lines of a cart, each leading to its field. */
export const linesSummary = (errors: CartErrors): readonly SummaryEntry[] =>
  [...errors].map(([code, { inSummary }]) => ({ text: inSummary, fieldId: quantityField(code) }))
