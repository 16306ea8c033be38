import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { formError } from '@/lib/forms/form-errors'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { type CartOfLines, withCartOfLines } from './cart-of-lines.server'
import { checkQuota, notKept } from './quota.server'

export const NO_LINES: CartResult = { kind: 'rejected', errors: formError('noLines') }

/**
 * Makes a saved cart of lines and uses it, or tells the user why there is none: too many saved carts, no
 * line, an outage.
 */
export async function saveCartOfLines<T>(
  context: SignedInContext,
  wanted: Parameters<typeof withCartOfLines>[1],
  use: (cart: CartOfLines) => Promise<Result<T, Problem>>,
): Promise<Result<T, CartResult>> {
  const full = await checkQuota(context)
  if (full !== undefined) return failed(full)
  const made = await withCartOfLines(context, wanted, use)
  if (!made.ok) return failed(notKept(made.error))
  return made.value === undefined ? failed(NO_LINES) : ok(made.value)
}
